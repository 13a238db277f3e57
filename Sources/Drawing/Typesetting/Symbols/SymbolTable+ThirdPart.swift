extension SymbolTable {
    static let thirdPart = #"""
        text.badge.checkmark|A|cupertino:U+F84E;text.badge.minus|A|cupertino:U+F84F;text.badge.plus|A|cupertino:U+F850
        text.badge.star|A|cupertino:U+F851;text.badge.xmark|A|cupertino:U+F852;text.book.closed.fill|D|material-symbols:U+F53E?FILL=1
        text.bubble|A|cupertino:U+F853;text.bubble.fill|A|cupertino:U+F854;text.cursor|A|cupertino:U+F855;text.insert|A|cupertino:U+F856
        text.justify|A|cupertino:U+F857;text.justifyleft|A|cupertino:U+F858;text.justifyright|A|cupertino:U+F859
        text.magnifyingglass|D|mdi6:U+F13B8;text.page|C|cupertino:U+F638
        text.page.badge.magnifyingglass|B|badge(degraded[fill swapped](cupertino:U+F4A5), cupertino:U+F638);text.quote|A|cupertino:U+F85A
        textbox|A|cupertino:U+F85B;textformat|A|cupertino:U+F85C;textformat.123|A|cupertino:U+F85D;textformat.abc|A|cupertino:U+F85E
        textformat.abc.dottedunderline|A|cupertino:U+F85F;textformat.alt|A|cupertino:U+F860;textformat.size|A|cupertino:U+F861
        textformat.size.larger|C|material-symbols:U+EAE2?FILL=0;textformat.size.smaller|C|material-symbols:U+EADD?FILL=0
        textformat.subscript|A|cupertino:U+F862;textformat.superscript|A|cupertino:U+F863;theatermask.and.paintbrush.fill|D|mdi6:U+F0D02
        thermometer|A|cupertino:U+F864;thermometer.medium|D|material-symbols:U+E846?FILL=0;thermometer.snowflake|A|cupertino:U+F865
        thermometer.sun|A|cupertino:U+F866;thermometer.sun.fill|D|degraded[fill swapped](cupertino:U+F866);ticket|A|cupertino:U+F916
        ticket.fill|A|cupertino:U+F917;tickets|A|cupertino:U+F918;tickets.fill|A|cupertino:U+F919;time.solid|A|cupertino:U+F403
        timelapse|A|cupertino:U+F867;timer|A|cupertino:U+F868;timer.circle.fill|B|enclose(circle.fill, cupertino:U+F91A)
        timer.fill|A|cupertino:U+F91A;today|D|degraded[fill swapped](cupertino:U+F91C);today.fill|A|cupertino:U+F91C;togglepower|D|mdi6:U+F0903
        tornado|A|cupertino:U+F869;tortoise|A|cupertino:U+F86A;tortoise.fill|A|cupertino:U+F86B;train.side.front.car|D|mdi6:U+F1733
        train.style.one|A|cupertino:U+F3AF;train.style.two|A|cupertino:U+F3B4;tram|D|degraded[fill swapped](cupertino:U+F86C)
        tram.circle.fill|B|enclose(circle.fill, cupertino:U+F86C);tram.fill|A|cupertino:U+F86C;translate|C|material-symbols:U+E8E2?FILL=0
        trash|A|cupertino:U+F4C4;trash.circle|A|cupertino:U+F86D;trash.circle.fill|A|cupertino:U+F86E;trash.fill|A|cupertino:U+F4C5
        trash.slash|A|cupertino:U+F86F;trash.slash.fill|A|cupertino:U+F870;tray|A|cupertino:U+F871;tray.2|A|cupertino:U+F872
        tray.2.fill|A|cupertino:U+F873;tray.and.arrow.down.fill|A|cupertino:U+F875;tray.arrow.down|A|cupertino:U+F874
        tray.arrow.down.fill|A|cupertino:U+F875;tray.arrow.up|A|cupertino:U+F876;tray.arrow.up.fill|A|cupertino:U+F877
        tray.fill|A|cupertino:U+F878;tray.full|A|cupertino:U+F879;tray.full.fill|A|cupertino:U+F87A;tree|A|cupertino:U+F91D
        triangle|A|cupertino:U+F87B;triangle.fill|A|cupertino:U+F87C;triangle.lefthalf.fill|A|cupertino:U+F87D
        triangle.righthalf.fill|A|cupertino:U+F87E;trophy|C|material-symbols:U+EA23?FILL=0
        trophy.circle|B|enclose(circle, material-symbols:U+EA23?FILL=1)
        trophy.circle.fill|B|enclose(circle.fill, material-symbols:U+EA23?FILL=1);trophy.fill|C|material-symbols:U+EA23?FILL=1
        tropicalstorm|A|cupertino:U+F87F;tuningfork|A|cupertino:U+F880;tv|A|cupertino:U+F881;tv.circle|A|cupertino:U+F882
        tv.circle.fill|A|cupertino:U+F883;tv.fill|A|cupertino:U+F884;tv.music.note|A|cupertino:U+F885;tv.music.note.fill|A|cupertino:U+F886
        uiwindow.split.2x1|A|cupertino:U+F887;umbrella|A|cupertino:U+F888;umbrella.fill|A|cupertino:U+F889;underline|A|cupertino:U+F88A
        up.arrow|A|cupertino:U+F366;upload.circle|A|cupertino:U+F91E;upload.circle.fill|A|cupertino:U+F91F;video|A|cupertino:U+F4CC
        video.camera|A|cupertino:U+F4CC;video.camera.solid|A|cupertino:U+F4CD;video.fill|A|cupertino:U+F4CD;videocam|A|cupertino:U+F4CC
        videocam.circle|A|cupertino:U+F920;videocam.circle.fill|A|cupertino:U+F921;videocam.fill|A|cupertino:U+F4CD;view.2d|A|cupertino:U+F88B
        view.3d|A|cupertino:U+F88C;viewfinder|A|cupertino:U+F88D;viewfinder.circle|A|cupertino:U+F88E;viewfinder.circle.fill|A|cupertino:U+F88F
        visionpro|D|mdi6:U+F0894;visionpro.fill|D|mdi6:U+F0894;volume.down|A|cupertino:U+F3B7;volume.mute|A|cupertino:U+F3B8
        volume.off|A|cupertino:U+F3B9;volume.up|A|cupertino:U+F3BA;wallet.pass|D|mdi6:U+F0BDD;wand.and.sparkles|C|cupertino:U+F892
        wand.and.stars|A|cupertino:U+F892;wand.rays|A|cupertino:U+F890;wand.rays.inverse|A|cupertino:U+F891;wand.stars|A|cupertino:U+F892
        wand.stars.inverse|A|cupertino:U+F893;washer|C|material-symbols:U+E54A?FILL=0;washer.fill|C|material-symbols:U+E54A?FILL=1
        wave.3.right|A|cupertino:U+F798;wave.3.right.circle|B|enclose(circle, cupertino:U+F798)
        wave.3.right.circle.fill|B|enclose(circle.fill, cupertino:U+F798);waveform|A|cupertino:U+F894;waveform.and.mic|D|mdi6:U+F05CB
        waveform.badge.exclamationmark|B|badge(cupertino:U+F659, cupertino:U+F894)
        waveform.badge.plus|B|badge(cupertino:U+F48B, cupertino:U+F894);waveform.circle|A|cupertino:U+F895
        waveform.circle.fill|A|cupertino:U+F896;waveform.path|A|cupertino:U+F897;waveform.path.badge.minus|A|cupertino:U+F898
        waveform.path.badge.plus|A|cupertino:U+F899;waveform.path.ecg|A|cupertino:U+F89A
        waveform.path.ecg.rectangle|D|enclose(rectangle, cupertino:U+F89A)
        waveform.path.ecg.rectangle.fill|D|enclose(rectangle.fill, cupertino:U+F89A);wifi|A|cupertino:U+F89B
        wifi.exclamationmark|A|cupertino:U+F89C;wifi.router|C|material-symbols:U+E328?FILL=0;wifi.router.fill|C|material-symbols:U+E328?FILL=1
        wifi.slash|A|cupertino:U+F89D;wind|A|cupertino:U+F89E;wind.snow|A|cupertino:U+F89F;wineglass.fill|C|material-symbols:U+F1E8?FILL=1
        wrench|A|cupertino:U+F8A0;wrench.adjustable|D|mdi6:U+F0BE0;wrench.and.screwdriver|C|mdi6:U+F1323
        wrench.and.screwdriver.fill|C|mdi6:U+F1323;wrench.fill|A|cupertino:U+F8A1;x.circle|B|enclose(circle, text "X")
        x.circle.fill|B|enclose(circle.fill, text "X");xmark|A|cupertino:U+F404;xmark.app|B|enclose(app, cupertino:U+F404)
        xmark.circle|A|cupertino:U+F405;xmark.circle.fill|A|cupertino:U+F36E;xmark.diamond|B|enclose(diamond, cupertino:U+F404)
        xmark.octagon|A|cupertino:U+F8A2;xmark.octagon.fill|A|cupertino:U+F8A3;xmark.rectangle|A|cupertino:U+F8A4
        xmark.rectangle.fill|A|cupertino:U+F8A5;xmark.seal|A|cupertino:U+F8A6;xmark.seal.fill|A|cupertino:U+F8A7;xmark.shield|A|cupertino:U+F8A8
        xmark.shield.fill|A|cupertino:U+F8A9;xmark.square|A|cupertino:U+F8AA;xmark.square.fill|A|cupertino:U+F8AB;zoom.in|A|cupertino:U+F8AC
        zoom.out|A|cupertino:U+F8AD;zzz|A|cupertino:U+F8AE
        """#
}
