import ActivityKit
import Archive
import Availability
import Foundation
import Localization
import RenderingMessages
import SwiftUI
import UIKit
import WidgetKit

/// Draws what a request asks for, and tells about each step before it is taken, so that a crash has a name.
@MainActor
final class RenderingSession {
    let request: RenderingRequest
    private var variant = 0
    private var surroundings: Surroundings
    private let channel: ResponseChannel
    /// What previews show of each attributes type: the configurations draw the rest.
    private var shown: [String: Shown] = [:]

    private struct Shown {
        var scene: ActivityScene
        var presentations: Set<Presentation>
    }

    init(request: RenderingRequest, channel: ResponseChannel) {
        self.request = request
        self.channel = channel
        surroundings = Surroundings(request, variant: 0)
    }

    func run() async {
        do throws(LoadedLibrary.LoadingError) {
            let library = try LoadedLibrary(path: request.library)
            let previews = library.previews
            channel.send(.found(previews.map(\.summary)))
            for variant in request.variants.indices {
                enter(variant)
                for preview in previews {
                    switch preview.source {
                    case .macro(let registry): await draw(registry, preview.summary)
                    case .provider(let provider): await draw(provider, preview.summary, widgets: library.widgets)
                    case .widget(let widget): draw(widget, preview.summary)
                    }
                }
            }
            channel.send(.finished)
        } catch {
            channel.send(.failed(error.description))
        }
    }

    /// Makes the process a phone with the variant's settings.
    private func enter(_ index: Int) {
        variant = index
        surroundings = Surroundings(request, variant: index)
        shown = [:]
        SystemVersion.current = surroundings.systemVersion
        EmulatedDevice.current = EmulatedDevice(profile: surroundings.device)
        ResourceFolderSettings.use(request.resourceFolders, language: request.variants[index].language)
    }

    // MARK: Kinds of previews

    private func draw(_ registry: any PreviewRegistry.Type, _ summary: PreviewSummary) async {
        guard begin(RenderingUnit(preview: summary.identifier, variant: variant)) else { return }
        do {
            let preview = try registry.makePreview()
            let name = preview.displayName ?? summary.name
            channel.send(.named(preview: summary.identifier, name: name))
            switch preview.content {
            case let content as ActivityPreviewContent:
                guard let scene = await content.scene([]) else {
                    report("its widget has no ActivityConfiguration for \(content.attributesType)", summary)
                    return
                }
                remember(scene, content.presentation)
                guard isWanted(name) else { return }
                draw(scene, [content.presentation], summary, name: name, isStale: false, isSample: false)
            case let content as ViewPreviewContent:
                guard isWanted(name), isWanted(.view) else { return }
                let unit = RenderingUnit(preview: summary.identifier, variant: variant, presentation: .view)
                guard begin(unit) else { return }
                let layout = content.traits.layout
                let archive = ViewPresentation(surroundings: surroundings, layout: layout).archive(content.body())
                send(archive, unit, name: name, stateCount: 1, isSample: false)
            default: report("previews of this kind are not drawn", summary)
            }
        } catch {
            report("making it threw \(error)", summary)
        }
    }

    private func draw(_ provider: any PreviewProvider.Type, _ summary: PreviewSummary, widgets: [any Widget.Type]) async {
        guard begin(RenderingUnit(preview: summary.identifier, variant: variant)) else { return }
        let elements = Self.elements(of: provider, surroundings)
        for (index, element) in elements.enumerated() {
            let name = element.settings.displayName ?? (elements.count == 1 ? summary.name : "\(summary.name) \(index + 1)")
            channel.send(.named(preview: summary.identifier, name: name))
            guard let content = element.settings.content as? ActivityPreviewContent else {
                let unit = RenderingUnit(preview: summary.identifier, variant: variant, state: index, presentation: .view)
                guard isWanted(name), isWanted(.view), begin(unit) else { continue }
                let layout = element.settings.layout ?? .sizeThatFits
                let archive = ViewPresentation(surroundings: surroundings, layout: layout).archive(element.rendering)
                send(archive, unit, name: name, stateCount: elements.count, isSample: false)
                continue
            }
            guard let scene = await content.scene(widgets.flatMap { Self.configurations(of: $0) }) else {
                report("no widget has an ActivityConfiguration for \(content.attributesType)", summary)
                continue
            }
            remember(scene, content.presentation)
            guard isWanted(name) else { continue }
            draw(
                scene, [content.presentation], summary, name: name, isStale: content.isStale, isSample: false, firstState: index,
                stateCount: elements.count)
        }
    }

    private func draw(_ widget: any Widget.Type, _ summary: PreviewSummary) {
        guard isWanted(summary.name), begin(RenderingUnit(preview: summary.identifier, variant: variant)) else { return }
        for configuration in Self.configurations(of: widget) { drawRest(of: configuration, summary) }
    }

    /// Draws a configuration in the presentations that no preview names, or in all of them with given attributes and states.
    private func drawRest<P: ActivityPresenting>(of configuration: P, _ summary: PreviewSummary) {
        let isGiven = request.attributes != nil || !request.states.isEmpty
        let known = shown[String(describing: P.PresentedAttributes.self)]
        var presentations = Set(Presentation.allCases).subtracting([.view])
        if !isGiven { presentations.subtract(known?.presentations ?? []) }
        let ordered = Presentation.allCases.filter(presentations.contains)
        if let known, !isGiven {
            return draw(known.scene, ordered, summary, name: summary.name, isStale: false, isSample: false, isChecked: true)
        }
        let values = GivenValues(request: request)
        do throws(GivenValues.DecodingFailure) {
            let (attributes, attributesAreSamples) = try values.attributes(of: P.PresentedAttributes.self)
            let (states, statesAreSamples) = try values.states(of: P.PresentedAttributes.ContentState.self)
            let scene = ActivityScene(configuration: configuration, attributes: attributes, states: states)
            draw(
                scene, ordered, summary, name: summary.name, isStale: false, isSample: attributesAreSamples || statesAreSamples)
        } catch {
            report(error.description, summary, kind: .decoding)
        }
    }

    // MARK: Drawing

    private func draw(
        _ scene: ActivityScene, _ presentations: [Presentation], _ summary: PreviewSummary, name: String, isStale: Bool, isSample: Bool,
        firstState: Int = 0, stateCount: Int? = nil, isChecked: Bool = false
    ) {
        var surroundings = surroundings
        surroundings.isStale = surroundings.isStale || isStale
        for (index, state) in scene.states.enumerated() {
            if !isSample, !isChecked { checkPayload(of: state, scene, index, summary) }
            for presentation in presentations where isWanted(presentation) {
                let unit = RenderingUnit(
                    preview: summary.identifier, variant: variant, state: firstState + index, presentation: presentation)
                guard begin(unit), let archive = state.archive(presentation, surroundings) else { continue }
                send(archive, unit, name: name, stateCount: stateCount ?? scene.states.count, isSample: isSample)
            }
        }
    }

    /// The system refuses attributes and state of more than 4096 bytes together (reference 3.2).
    private func checkPayload(of state: ActivityScene.State, _ scene: ActivityScene, _ index: Int, _ summary: PreviewSummary) {
        do {
            let size = try state.payload()
            guard size > 4096 else { return }
            let place = scene.states.count > 1 ? ", state \(index + 1)" : ""
            report(
                "attributes and state of \(scene.attributesName)\(place) are \(size) bytes of JSON; the system takes 4096",
                summary, kind: .payloadTooLarge)
        } catch {
            report("attributes or state of \(scene.attributesName) cannot be encoded: \(error)", summary, kind: .decoding)
        }
    }

    private func send(_ archive: Archive, _ unit: RenderingUnit, name: String, stateCount: Int, isSample: Bool) {
        var archive = archive
        archive.diagnostics += languageDiagnostics()
        guard let data = try? archive.encoded() else { return }
        let summary = ArchiveSummary(unit: unit, name: name, stateCount: stateCount, isSample: isSample)
        channel.send(.archive(summary, byteCount: data.count), followedBy: data)
    }

    /// What the author should know about texts that were looked up since the last archive.
    private func languageDiagnostics() -> [Diagnostic] {
        let catalogues = StringCatalogues.shared
        defer { catalogues.forgetDiagnostics() }
        return catalogues.diagnostics.map { Diagnostic(severity: .warning, kind: .languageIgnored, message: $0.message) }
    }

    private func report(_ message: String, _ summary: PreviewSummary, kind: Diagnostic.Kind = .unsupported) {
        channel.send(.diagnostic(Diagnostic(severity: .warning, kind: kind, message: message), preview: summary.identifier))
    }

    /// Announces a unit, or says that it is not to be drawn.
    private func begin(_ unit: RenderingUnit) -> Bool {
        guard !request.finishedUnits.contains(unit) else { return false }
        channel.send(.began(unit))
        return true
    }

    private func isWanted(_ name: String) -> Bool {
        request.names.isEmpty || request.names.contains { name.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
    }

    private func isWanted(_ presentation: Presentation) -> Bool { request.presentations?.contains(presentation) ?? true }

    private func remember(_ scene: ActivityScene, _ presentation: Presentation) {
        shown[scene.attributesName, default: Shown(scene: scene, presentations: [])].presentations.insert(presentation)
    }

    private static func configurations(of widget: any Widget.Type) -> [any ActivityPresenting] {
        func open<W: Widget>(_ type: W.Type) -> [any ActivityPresenting] { ActivityScene.configurations(of: W()) }
        return open(widget)
    }

    private static func elements(of provider: any PreviewProvider.Type, _ surroundings: Surroundings) -> [PreviewElement] {
        func open<P: PreviewProvider>(_ type: P.Type) -> [PreviewElement] {
            PreviewElement.elements(of: P.previews, environment: surroundings.viewEnvironment)
        }
        return open(provider)
    }
}
