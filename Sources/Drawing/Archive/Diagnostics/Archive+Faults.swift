extension Archive {
    /// What a person would see to be wrong, in a word or two each: for labels.
    public var faults: [String] {
        var words: [String] = []
        for diagnostic in diagnostics {
            guard let word = diagnostic.kind.fault, !words.contains(word) else { continue }
            words.append(word)
        }
        return words
    }
}

extension Diagnostic.Kind {
    /// nil for what is not seen in the picture.
    fileprivate var fault: String? {
        switch self {
        case .textClipped: return "text cut"
        case .contentClipped: return "content cut"
        case .contentTooWide: return "too wide"
        case .contentTooHigh: return "too high"
        case .imageMissing: return "image missing"
        case .symbolMissing: return "symbol missing"
        default: return nil
        }
    }
}
