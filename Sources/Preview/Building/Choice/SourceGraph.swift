import Foundation
import Staging

/// Which file needs which, as far as names tell.
struct SourceGraph {
    private let candidates: [Candidate]
    /// Files that declare a name.
    private let declaring: [String: [Int]]
    /// Files that extend a type.
    private let extending: [String: [Int]]

    init(_ candidates: [Candidate]) {
        self.candidates = candidates
        var declaring: [String: [Int]] = [:]
        var extending: [String: [Int]] = [:]
        for (index, candidate) in candidates.enumerated() {
            for name in candidate.outline.declarations { declaring[name, default: []].append(index) }
            for type in Set(candidate.outline.extensionMembers.keys).union(candidate.outline.conformances) {
                extending[type, default: []].append(index)
            }
        }
        self.declaring = declaring
        self.extending = extending
    }

    /// Files that show a Live Activity; where none does, those that have anything to do with one; where none has, all.
    var roots: [Int] {
        for names in [["ActivityConfiguration"], ["DynamicIsland", "ActivityAttributes", "WidgetBundle"]] {
            let found = candidates.indices.filter { index in names.contains(where: candidates[index].outline.names.contains) }
            if !found.isEmpty { return found }
        }
        return Array(candidates.indices)
    }

    /// Files, and everything that they need.
    func closure(of roots: [Int]) -> Set<Int> {
        var closure: Set<Int> = []
        var waiting = roots
        var names: Set<String> = []
        while true {
            while let index = waiting.popLast() {
                guard twin(of: index, in: closure) == nil, closure.insert(index).inserted else { continue }
                names.formUnion(candidates[index].outline.names)
                for name in candidates[index].outline.names.sorted() {
                    guard let files = declaring[name], !files.contains(where: closure.contains) else { continue }
                    if let nearest = nearest(files, to: index) { waiting.append(nearest) }
                }
            }
            let extensions = candidates.indices.filter { !closure.contains($0) && extends(closure, names, $0) }
            let needed = extensions.filter { twin(of: $0, in: closure) == nil }
            guard !needed.isEmpty else { return closure }
            waiting = needed.reversed()
        }
    }

    /// Whether a file adds to a type something that the files mention.
    private func extends(_ closure: Set<Int>, _ names: Set<String>, _ index: Int) -> Bool {
        let outline = candidates[index].outline
        for (type, members) in outline.extensionMembers where isKnown(type, by: index, in: closure, names) {
            let isMentioned = members.contains { member in
                guard member.hasPrefix("init(") else { return names.contains(member) }
                let label = String(member.dropFirst("init(".count))
                return label.isEmpty || label == "_" || names.contains(label)
            }
            if isMentioned { return true }
        }
        return candidates[index].absentModule == nil
            && outline.conformances.contains { declaring[$0]?.contains(where: closure.contains) ?? false }
    }

    /// Whether an extended type matters: one of the project's when its file does, one of a framework's always, since code may use its
    /// values without naming it. An extension whose file imports what is not there is believed only when the type is named.
    private func isKnown(_ type: String, by index: Int, in closure: Set<Int>, _ names: Set<String>) -> Bool {
        if let files = declaring[type] { return files.contains(where: closure.contains) }
        return candidates[index].absentModule == nil || names.contains(type)
    }

    /// Of several files that declare a name, that of a module which the mentioning file imports, else that which shares most folders with it.
    private func nearest(_ files: [Int], to index: Int) -> Int? {
        files.max { first, second in
            let (near, far) = (closeness(first, index), closeness(second, index))
            return near == far ? first > second : near < far
        }
    }

    private func closeness(_ first: Int, _ second: Int) -> Int {
        let (folders, others) = (candidates[first].file.pathComponents, candidates[second].file.pathComponents)
        let isImported = candidates[second].outline.imports.contains { folders.contains($0.module) }
        return zip(folders, others).prefix { $0 == $1 }.count + (isImported ? folders.count : 0)
    }

    /// A file among others that declares a name of this one's.
    func twin(of index: Int, in files: Set<Int>) -> Int? {
        for name in candidates[index].outline.declarations.sorted() where isType(name) {
            if let twin = declaring[name]?.first(where: { $0 != index && files.contains($0) }) { return twin }
        }
        return nil
    }

    /// Functions and operators may be declared several times, types may not.
    private func isType(_ name: String) -> Bool { name.first?.isUppercase ?? false }

    /// A file that stays and mentions what only files that do not stay declare.
    func firstUnmet(without leftOut: Set<Int>, besides needed: Set<Int>) -> (Int, String)? {
        for index in candidates.indices where !leftOut.contains(index) && !needed.contains(index) {
            let unmet = candidates[index].outline.names.sorted().first { name in
                guard isType(name), let files = declaring[name] else { return false }
                return files.allSatisfy(leftOut.contains)
            }
            if let unmet { return (index, unmet) }
        }
        return nil
    }
}
