import SwiftUI

extension StackFacts {
    /// Containers that choose or read what they are offered.
    @FactList static var selection: [LayoutFact] {
        LayoutFact.notYet("STK-067", "needs LabeledContent")
        LayoutFact.notYet("STK-074", "needs ViewThatFits")
        LayoutFact.notYet("STK-075", "needs ViewThatFits")
        LayoutFact.notYet("STK-076", "needs ViewThatFits")
        LayoutFact.notYet("STK-077", "needs ViewThatFits")
        LayoutFact.notYet("STK-079", "needs ScrollView")
        LayoutFact.notYet("STK-088", "needs GeometryReader")
    }
}
