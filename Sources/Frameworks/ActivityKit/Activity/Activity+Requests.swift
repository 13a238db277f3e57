extension Activity {
    /// Starts a Live Activity.
    /// - Throws: ``ActivityAuthorizationError``.
    @available(*, deprecated, message: "Use request(attributes:content:pushType:) instead")
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try start(attributes, ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    /// Starts a Live Activity. The app must be in the foreground.
    /// - Throws: ``ActivityAuthorizationError``.
    @available(iOS 16.2, *)
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType: pushType)
    }

    /// Starts a Live Activity in a style.
    /// - Throws: ``ActivityAuthorizationError``.
    @available(iOS 18.0, *)
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType: pushType, style: style)
    }

    /// Schedules a Live Activity, which then starts with an alert, without the app.
    /// - Throws: ``ActivityAuthorizationError``; scheduled activities count towards the maximum.
    @available(iOS 26.0, *)
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try self.start(attributes, content, pushType: pushType, style: style, alert: alertConfiguration, startDate: start)
    }

    /// Schedules a Live Activity.
    /// - Throws: ``ActivityAuthorizationError``.
    @available(
        *, deprecated, renamed: "request(attributes:content:pushType:style:alertConfiguration:start:)",
        message: "Use request(attributes:content:pushType:style:alertConfiguration:start:) instead"
    )
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, startDate: Date
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType: pushType, style: style, alert: alertConfiguration, startDate: startDate)
    }
}
