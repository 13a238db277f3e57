/// The types of publishers that operators make. Apple: Combine/Publishers.
public enum Publishers {}
