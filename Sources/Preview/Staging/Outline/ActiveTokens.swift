import Lexing

/// The tokens of a source that are compiled: without directives, and without branches whose condition does not hold.
struct ActiveTokens {
    private(set) var tokens: [Token] = []

    private struct Level {
        var isOuterActive: Bool
        /// Whether a branch before this one was certainly taken.
        var wasTaken: Bool
        var isActive: Bool
    }

    init(_ source: [UInt8], evaluator: ConditionEvaluator) {
        let all = Lexer.tokens(of: source)
        func text(_ token: Token) -> String { String(decoding: source[token.range], as: UTF8.self) }

        var levels: [Level] = []
        var index = 0
        while index < all.count {
            let token = all[index]
            index += 1
            guard token.kind == .hashName, token.isFirstOnLine else {
                if levels.last?.isActive ?? true { tokens.append(token) }
                continue
            }
            let name = text(token)
            switch name {
            case "#if", "#elseif":
                let end = ConditionScanner.endOfCondition(from: index, tokens: all, text: text)
                let value = evaluator.evaluate(all[index..<end].map(text))
                index = end
                if name == "#if" {
                    let outer = levels.last?.isActive ?? true
                    levels.append(Level(isOuterActive: outer, wasTaken: value == true, isActive: outer && value != false))
                } else if let level = levels.popLast() {
                    let isActive = level.isOuterActive && !level.wasTaken && value != false
                    levels.append(
                        Level(isOuterActive: level.isOuterActive, wasTaken: level.wasTaken || value == true, isActive: isActive))
                }
            case "#else":
                guard let level = levels.popLast() else { continue }
                levels.append(
                    Level(isOuterActive: level.isOuterActive, wasTaken: true, isActive: level.isOuterActive && !level.wasTaken))
            case "#endif": _ = levels.popLast()
            default: if levels.last?.isActive ?? true { tokens.append(token) }
            }
        }
    }
}
