extension SymbolTable {
    static let firstPart = #"""
        00.circle|B|enclose(circle, text "00");1.circle.fill|B|enclose(circle.fill, text "1");2.circle|B|enclose(circle, text "2")
        2.circle.fill|B|enclose(circle.fill, text "2");3.square|B|enclose(square, text "3");4.circle|B|enclose(circle, text "4")
        6.circle|B|enclose(circle, text "6");a.circle.fill|B|enclose(circle.fill, text "A");add.circled|A|cupertino:U+F48A
        add.circled.solid|A|cupertino:U+F48B;air.purifier|C|mdi6:U+F0D44;air.purifier.fill|D|mdi6:U+F0D44;airplane|A|cupertino:U+F4D4
        airplane.arrival|C|material-symbols:U+E904?FILL=0;airplane.departure|C|material-symbols:U+E905?FILL=0
        airplay.video|C|material-symbols:U+E055?FILL=0;airplay.video.circle.fill|B|enclose(circle.fill, material-symbols:U+E055?FILL=0)
        airplayvideo|C|material-symbols:U+E055?FILL=0;airpods|D|mdi6:U+F184F;alarm|A|cupertino:U+F4D5;alarm.fill|A|cupertino:U+F4D6
        alt|A|cupertino:U+F4D7;ant|A|cupertino:U+F4D8;ant.circle|A|cupertino:U+F4D9;ant.circle.fill|A|cupertino:U+F4DA
        ant.fill|A|cupertino:U+F4DB;antenna.radiowaves.left.and.right|A|cupertino:U+F4DC
        antenna.radiowaves.left.and.right.circle|B|enclose(circle, cupertino:U+F4DC)
        antenna.radiowaves.left.and.right.circle.fill|B|enclose(circle.fill, cupertino:U+F4DC)
        antenna.radiowaves.left.and.right.slash|C|mdi6:U+F1511;antenna.radiowaves.left.right|A|cupertino:U+F4DC;app|A|cupertino:U+F4DD
        app.badge|A|cupertino:U+F4DE;app.badge.fill|A|cupertino:U+F4DF;app.connected.to.app.below.fill|D|mdi6:U+F199C
        app.fill|A|cupertino:U+F4E0;apple.terminal|D|material-symbols:U+EB8E?FILL=0;applewatch|C|mdi6:U+F0589
        apps.iphone|D|material-symbols:U+E200?FILL=0;aqi.high|D|material-symbols:U+F154?FILL=0;aqi.low|D|material-symbols:U+F154?FILL=0
        aqi.medium|D|material-symbols:U+F154?FILL=0;archivebox|A|cupertino:U+F4E1;archivebox.fill|A|cupertino:U+F4E2
        arrow.2.circlepath|A|cupertino:U+F4E3;arrow.2.circlepath.circle|A|cupertino:U+F4E4;arrow.2.circlepath.circle.fill|A|cupertino:U+F4E5
        arrow.2.squarepath|A|cupertino:U+F4E6;arrow.3.trianglepath|A|cupertino:U+F4E7;arrow.branch|A|cupertino:U+F4E8
        arrow.circlepath|C|mdi6:U+F04E6;arrow.clockwise|A|cupertino:U+F49A;arrow.clockwise.circle|A|cupertino:U+F49B
        arrow.clockwise.circle.fill|A|cupertino:U+F49C;arrow.counterclockwise|A|cupertino:U+F21C
        arrow.counterclockwise.circle|A|cupertino:U+F4E9;arrow.counterclockwise.circle.fill|A|cupertino:U+F4EA;arrow.down|A|cupertino:U+F35D
        arrow.down.circle|A|cupertino:U+F4EB;arrow.down.circle.fill|A|cupertino:U+F4EC;arrow.down.doc|A|cupertino:U+F4ED
        arrow.down.doc.fill|A|cupertino:U+F4EE;arrow.down.forward|A|cupertino:U+F4F4;arrow.down.left|A|cupertino:U+F4EF
        arrow.down.left.circle|A|cupertino:U+F4F0;arrow.down.left.circle.fill|A|cupertino:U+F4F1;arrow.down.left.square|A|cupertino:U+F4F2
        arrow.down.left.square.fill|A|cupertino:U+F4F3;arrow.down.right|A|cupertino:U+F4F4;arrow.down.right.and.arrow.up.left|A|cupertino:U+F37D
        arrow.down.right.arrow.up.left|A|cupertino:U+F37D;arrow.down.right.circle|A|cupertino:U+F4F5
        arrow.down.right.circle.fill|A|cupertino:U+F4F6;arrow.down.right.square|A|cupertino:U+F4F7
        arrow.down.right.square.fill|A|cupertino:U+F4F8;arrow.down.square|A|cupertino:U+F4F9;arrow.down.square.fill|A|cupertino:U+F4FA
        arrow.down.to.line|A|cupertino:U+F4FB;arrow.down.to.line.alt|A|cupertino:U+F4FC;arrow.forward|A|cupertino:U+F50A
        arrow.forward.circle.fill|A|cupertino:U+F511;arrow.left|A|cupertino:U+F4FD;arrow.left.and.right|A|cupertino:U+F500
        arrow.left.arrow.right|C|cupertino:U+F50B?flipX;arrow.left.arrow.right.circle.fill|C|cupertino:U+F50D?flipX
        arrow.left.circle|A|cupertino:U+F4FE;arrow.left.circle.fill|A|cupertino:U+F4FF;arrow.left.right|A|cupertino:U+F500
        arrow.left.right.circle|A|cupertino:U+F501;arrow.left.right.circle.fill|A|cupertino:U+F502;arrow.left.right.square|A|cupertino:U+F503
        arrow.left.right.square.fill|A|cupertino:U+F504;arrow.left.square|A|cupertino:U+F505;arrow.left.square.fill|A|cupertino:U+F506
        arrow.left.to.line|A|cupertino:U+F507;arrow.left.to.line.alt|A|cupertino:U+F508;arrow.merge|A|cupertino:U+F509
        arrow.right|A|cupertino:U+F50A;arrow.right.arrow.left|A|cupertino:U+F50B;arrow.right.arrow.left.circle|A|cupertino:U+F50C
        arrow.right.arrow.left.circle.fill|A|cupertino:U+F50D;arrow.right.arrow.left.square|A|cupertino:U+F50E
        arrow.right.arrow.left.square.fill|A|cupertino:U+F50F;arrow.right.circle|A|cupertino:U+F510;arrow.right.circle.fill|A|cupertino:U+F511
        arrow.right.square|A|cupertino:U+F512;arrow.right.square.fill|A|cupertino:U+F513;arrow.right.to.line|A|cupertino:U+F514
        arrow.right.to.line.alt|A|cupertino:U+F515;arrow.swap|A|cupertino:U+F516;arrow.triangle.2.circlepath|A|cupertino:U+F4E3
        arrow.triangle.2.circlepath.circle|A|cupertino:U+F4E4;arrow.triangle.branch|A|cupertino:U+F4E8;arrow.triangle.pull|C|mdi6:U+F04C2
        arrow.triangle.swap|A|cupertino:U+F516;arrow.triangle.turn.up.right.diamond.fill|A|cupertino:U+F538
        arrow.trianglehead.2.clockwise|A|cupertino:U+F4E3;arrow.trianglehead.clockwise|A|cupertino:U+F49A
        arrow.trianglehead.counterclockwise|A|cupertino:U+F21C;arrow.turn.down.left|A|cupertino:U+F517;arrow.turn.down.right|A|cupertino:U+F518
        arrow.turn.left.down|A|cupertino:U+F519;arrow.turn.left.up|A|cupertino:U+F51A;arrow.turn.right.down|A|cupertino:U+F51B
        arrow.turn.right.up|A|cupertino:U+F51C;arrow.turn.up.left|A|cupertino:U+F51D;arrow.turn.up.right|A|cupertino:U+F51E
        arrow.up|A|cupertino:U+F366;arrow.up.and.down.and.arrow.left.and.right|C|mdi6:U+F0041;arrow.up.and.down.circle|A|cupertino:U+F52B
        arrow.up.arrow.down|A|cupertino:U+F51F;arrow.up.arrow.down.circle|A|cupertino:U+F520;arrow.up.arrow.down.circle.fill|A|cupertino:U+F521
        arrow.up.arrow.down.square|A|cupertino:U+F522;arrow.up.arrow.down.square.fill|A|cupertino:U+F523;arrow.up.backward|A|cupertino:U+F52F
        arrow.up.bin|A|cupertino:U+F524;arrow.up.bin.fill|A|cupertino:U+F525;arrow.up.circle|A|cupertino:U+F526
        arrow.up.circle.fill|A|cupertino:U+F527;arrow.up.doc|A|cupertino:U+F528;arrow.up.doc.fill|A|cupertino:U+F529
        arrow.up.down|A|cupertino:U+F52A;arrow.up.down.circle|A|cupertino:U+F52B;arrow.up.down.circle.fill|A|cupertino:U+F52C
        arrow.up.down.square|A|cupertino:U+F52D;arrow.up.down.square.fill|A|cupertino:U+F52E;arrow.up.forward|A|cupertino:U+F534
        arrow.up.forward.and.arrow.down.backward|C|mdi6:U+F0615;arrow.up.forward.app|B|enclose(app, cupertino:U+F534)
        arrow.up.forward.circle.fill|A|cupertino:U+F536;arrow.up.left|A|cupertino:U+F52F;arrow.up.left.and.arrow.down.right|A|cupertino:U+F386
        arrow.up.left.arrow.down.right|A|cupertino:U+F386;arrow.up.left.circle|A|cupertino:U+F530;arrow.up.left.circle.fill|A|cupertino:U+F531
        arrow.up.left.square|A|cupertino:U+F532;arrow.up.left.square.fill|A|cupertino:U+F533;arrow.up.right|A|cupertino:U+F534
        arrow.up.right.circle|A|cupertino:U+F535;arrow.up.right.circle.fill|A|cupertino:U+F536;arrow.up.right.diamond|A|cupertino:U+F537
        arrow.up.right.diamond.fill|A|cupertino:U+F538;arrow.up.right.square|A|cupertino:U+F539;arrow.up.right.square.fill|A|cupertino:U+F53A
        arrow.up.square|A|cupertino:U+F53B;arrow.up.square.fill|A|cupertino:U+F53C;arrow.up.to.line|A|cupertino:U+F53D
        arrow.up.to.line.alt|A|cupertino:U+F53E;arrow.uturn.backward|A|cupertino:U+F544;arrow.uturn.backward.circle.fill|A|cupertino:U+F546
        arrow.uturn.down|A|cupertino:U+F53F;arrow.uturn.down.circle|A|cupertino:U+F540;arrow.uturn.down.circle.fill|A|cupertino:U+F541
        arrow.uturn.down.square|A|cupertino:U+F542;arrow.uturn.down.square.fill|A|cupertino:U+F543;arrow.uturn.forward|A|cupertino:U+F549
        arrow.uturn.left|A|cupertino:U+F544;arrow.uturn.left.circle|A|cupertino:U+F545;arrow.uturn.left.circle.fill|A|cupertino:U+F546
        arrow.uturn.left.square|A|cupertino:U+F547;arrow.uturn.left.square.fill|A|cupertino:U+F548;arrow.uturn.right|A|cupertino:U+F549
        arrow.uturn.right.circle|A|cupertino:U+F54A;arrow.uturn.right.circle.fill|A|cupertino:U+F54B;arrow.uturn.right.square|A|cupertino:U+F54C
        arrow.uturn.right.square.fill|A|cupertino:U+F54D;arrow.uturn.up|A|cupertino:U+F54E;arrow.uturn.up.circle|A|cupertino:U+F54F
        arrow.uturn.up.circle.fill|A|cupertino:U+F550;arrow.uturn.up.square|A|cupertino:U+F551;arrow.uturn.up.square.fill|A|cupertino:U+F552
        arrowshape.down|C|mdi6:U+F09BF;arrowshape.forward.fill|C|mdi6:U+F0734;arrowshape.left|C|mdi6:U+F09C0;arrowshape.right|C|mdi6:U+F09C2
        arrowshape.right.fill|C|mdi6:U+F0734;arrowshape.turn.up.backward|A|cupertino:U+F4C6;arrowshape.turn.up.forward|A|cupertino:U+F556
        arrowshape.turn.up.left|A|cupertino:U+F4C6;arrowshape.turn.up.left.2|A|cupertino:U+F21D
        arrowshape.turn.up.left.2.fill|A|cupertino:U+F21E;arrowshape.turn.up.left.circle|A|cupertino:U+F553
        arrowshape.turn.up.left.circle.fill|A|cupertino:U+F554;arrowshape.turn.up.left.fill|A|cupertino:U+F555
        arrowshape.turn.up.right|A|cupertino:U+F556;arrowshape.turn.up.right.circle|A|cupertino:U+F557
        arrowshape.turn.up.right.circle.fill|A|cupertino:U+F558;arrowshape.turn.up.right.fill|A|cupertino:U+F559;arrowshape.up|C|mdi6:U+F09C7
        arrowtriangle.down|A|cupertino:U+F55A;arrowtriangle.down.circle|A|cupertino:U+F55B;arrowtriangle.down.circle.fill|A|cupertino:U+F55C
        arrowtriangle.down.fill|A|cupertino:U+F55D;arrowtriangle.down.square|A|cupertino:U+F55E
        arrowtriangle.down.square.fill|A|cupertino:U+F55F;arrowtriangle.left|A|cupertino:U+F560;arrowtriangle.left.circle|A|cupertino:U+F561
        arrowtriangle.left.circle.fill|A|cupertino:U+F562;arrowtriangle.left.fill|A|cupertino:U+F563
        arrowtriangle.left.square|A|cupertino:U+F564;arrowtriangle.left.square.fill|A|cupertino:U+F565;arrowtriangle.right|A|cupertino:U+F566
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill|D|material-symbols:U+E3B9?FILL=0
        arrowtriangle.right.circle|A|cupertino:U+F567;arrowtriangle.right.circle.fill|A|cupertino:U+F568
        arrowtriangle.right.fill|A|cupertino:U+F569;arrowtriangle.right.square|A|cupertino:U+F56A
        arrowtriangle.right.square.fill|A|cupertino:U+F56B;arrowtriangle.up|A|cupertino:U+F56C;arrowtriangle.up.circle|A|cupertino:U+F56D
        arrowtriangle.up.circle.fill|A|cupertino:U+F56E;arrowtriangle.up.fill|A|cupertino:U+F56F;arrowtriangle.up.square|A|cupertino:U+F570
        arrowtriangle.up.square.fill|A|cupertino:U+F571;asterisk.circle|A|cupertino:U+F572;asterisk.circle.fill|A|cupertino:U+F573
        at|A|cupertino:U+F574;at.badge.minus|A|cupertino:U+F575;at.badge.plus|A|cupertino:U+F576;at.circle|A|cupertino:U+F8AF
        at.circle.fill|A|cupertino:U+F8B0;av.remote|D|mdi6:U+F0454;backward|A|cupertino:U+F577;backward.end|A|cupertino:U+F578
        backward.end.alt|A|cupertino:U+F579;backward.end.alt.fill|A|cupertino:U+F57A;backward.end.fill|A|cupertino:U+F57B
        backward.fill|A|cupertino:U+F57C;badge.plus.radiowaves.right|A|cupertino:U+F57D;bag|A|cupertino:U+F57E
        bag.badge.minus|A|cupertino:U+F57F;bag.badge.plus|A|cupertino:U+F580;bag.fill|A|cupertino:U+F581;bag.fill.badge.minus|A|cupertino:U+F582
        bag.fill.badge.plus|A|cupertino:U+F583;bandage|A|cupertino:U+F584;bandage.fill|A|cupertino:U+F585;banknote.fill|C|mdi6:U+F0114
        barcode|A|cupertino:U+F586;barcode.viewfinder|A|cupertino:U+F587;baseball.fill|C|material-symbols:U+EA51?FILL=1
        basket.fill|C|material-symbols:U+E8CB?FILL=1;basketball.fill|C|material-symbols:U+EA26?FILL=1;battery.0|B|battery(level=0)
        battery.0percent|B|battery(level=0);battery.100|B|battery(level=1);battery.100.bolt|D|mdi6:U+F0085;battery.100percent|B|battery(level=1)
        battery.100percent.bolt|D|mdi6:U+F0085;battery.100percent.circle|B|enclose(circle, battery(level=1));battery.25|B|battery(level=0.25)
        battery.25.percent|A|cupertino:U+F115;battery.25percent|B|battery(level=0.25);battery.50|B|battery(level=0.5)
        battery.50percent|B|battery(level=0.5);battery.75|B|battery(level=0.75);battery.75.percent|A|cupertino:U+F114
        battery.75percent|B|battery(level=0.75);battery.charging|A|cupertino:U+F111;battery.empty|A|cupertino:U+F112
        battery.full|A|cupertino:U+F113;bed.double|A|cupertino:U+F588;bed.double.fill|A|cupertino:U+F589;bell|A|cupertino:U+F3E1
        bell.badge|B|badge(dot, cupertino:U+F3E1);bell.badge.fill|B|badge(dot, cupertino:U+F3E2);bell.circle|A|cupertino:U+F58A
        bell.circle.fill|A|cupertino:U+F58B;bell.fill|A|cupertino:U+F3E2;bell.slash|A|cupertino:U+F58C;bell.slash.fill|A|cupertino:U+F58D
        bell.solid|A|cupertino:U+F3E2;bicycle|C|material-symbols:U+EB29?FILL=0;bin.xmark|A|cupertino:U+F58E;bin.xmark.fill|A|cupertino:U+F58F
        binoculars|D|mdi6:U+F00A5;binoculars.fill|C|mdi6:U+F00A5;birthday.cake|C|material-symbols:U+E7E9?FILL=0
        birthday.cake.fill|C|material-symbols:U+E7E9?FILL=1;bitcoin|A|cupertino:U+F8B2;bitcoin.circle|A|cupertino:U+F8B3
        bitcoin.circle.fill|A|cupertino:U+F8B4;bluetooth|A|cupertino:U+F116;bold|A|cupertino:U+F590;bold.italic.underline|A|cupertino:U+F591
        bold.underline|A|cupertino:U+F592;bolt|A|cupertino:U+F593;bolt.badge.a|A|cupertino:U+F594;bolt.badge.a.fill|A|cupertino:U+F595
        bolt.car.fill|C|material-symbols:U+EB1C?FILL=1;bolt.circle|A|cupertino:U+F596;bolt.circle.fill|A|cupertino:U+F597
        bolt.fill|A|cupertino:U+F598;bolt.horizontal|A|cupertino:U+F599;bolt.horizontal.circle|A|cupertino:U+F59A
        bolt.horizontal.circle.fill|A|cupertino:U+F59B;bolt.horizontal.fill|A|cupertino:U+F59C;bolt.slash|A|cupertino:U+F59D
        bolt.slash.fill|A|cupertino:U+F59E;bonjour|D|material-symbols:U+EB2F?FILL=0;book|A|cupertino:U+F3E7;book.circle|A|cupertino:U+F59F
        book.circle.fill|A|cupertino:U+F5A0;book.closed|C|material-symbols:U+F53E?FILL=0
        book.closed.circle|B|enclose(circle, material-symbols:U+F53E?FILL=1)
        book.closed.circle.fill|B|enclose(circle.fill, material-symbols:U+F53E?FILL=1);book.closed.fill|C|material-symbols:U+F53E?FILL=1
        book.fill|A|cupertino:U+F3E8;book.pages|D|material-symbols:U+F53E?FILL=0;book.solid|A|cupertino:U+F3E8;bookmark|A|cupertino:U+F3E9
        bookmark.fill|A|cupertino:U+F3EA;bookmark.slash|B|slash(cupertino:U+F3E9);bookmark.slash.fill|B|slash(cupertino:U+F3EA)
        bookmark.solid|A|cupertino:U+F3EA;box.truck|C|material-symbols:U+E558?FILL=0
        box.truck.badge.clock.fill|B|badge(cupertino:U+F403, material-symbols:U+E558?FILL=1);box.truck.fill|C|material-symbols:U+E558?FILL=1
        brain|C|mdi6:U+F09D1;brain.head.profile|D|material-symbols:U+EA4A?FILL=0;briefcase|A|cupertino:U+F5A1;briefcase.fill|A|cupertino:U+F5A2
        brightness|A|cupertino:U+F4B6;brightness.solid|A|cupertino:U+F4B7;bubble.left|A|cupertino:U+F5A3
        bubble.left.and.bubble.right|A|cupertino:U+F5A4;bubble.left.and.bubble.right.fill|A|cupertino:U+F5A5
        bubble.left.and.text.bubble.right|D|cupertino:U+F5A4;bubble.left.bubble.right|A|cupertino:U+F5A4
        bubble.left.bubble.right.fill|A|cupertino:U+F5A5;bubble.left.fill|A|cupertino:U+F5A6;bubble.middle.bottom|A|cupertino:U+F5A7
        bubble.middle.bottom.fill|A|cupertino:U+F5A8;bubble.middle.top|A|cupertino:U+F5A9;bubble.middle.top.fill|A|cupertino:U+F5AA
        bubble.right|A|cupertino:U+F5AB;bubble.right.fill|A|cupertino:U+F5AC;building|C|material-symbols:U+EA40?FILL=0
        building.2|A|cupertino:U+F8B5;building.2.crop.circle.fill|B|enclose(circle.fill, cupertino:U+F8B5);building.2.fill|A|cupertino:U+F8B5
        building.columns.fill|C|mdi6:U+F0070;burst|A|cupertino:U+F5AE;burst.fill|A|cupertino:U+F5AF;bus|D|cupertino:U+F36D
        bus.fill|A|cupertino:U+F36D;button.horizontal|D|mdi6:U+F12A8;cable.connector.horizontal|C|mdi6:U+F1394;calendar|A|cupertino:U+F5B0
        calendar.badge.clock|B|badge(cupertino:U+F403, cupertino:U+F5B0)
        calendar.badge.exclamationmark|B|badge(cupertino:U+F659, cupertino:U+F5B0);calendar.badge.minus|A|cupertino:U+F5B1
        calendar.badge.plus|A|cupertino:U+F5B2;calendar.circle|A|cupertino:U+F5B3;calendar.circle.fill|A|cupertino:U+F5B4
        calendar.day.timeline.left|D|material-symbols:U+E936?FILL=0;calendar.day.timeline.right|D|material-symbols:U+E936?FILL=0
        calendar.today|A|cupertino:U+F8B6;calendar.view.day|D|material-symbols:U+E936?FILL=0;camera|A|cupertino:U+F3F5
        camera.badge.ellipsis|B|badge(degraded[fill swapped](cupertino:U+F46A), cupertino:U+F3F5);camera.circle|A|cupertino:U+F5B5
        camera.circle.fill|A|cupertino:U+F5B6;camera.fill|A|cupertino:U+F3F6;camera.macro|D|mdi6:U+F09F0
        camera.metering.center.weighted|D|cupertino:U+F88D;camera.on.rectangle|A|cupertino:U+F5B7;camera.on.rectangle.fill|A|cupertino:U+F5B8
        camera.rotate|A|cupertino:U+F49E;camera.rotate.fill|A|cupertino:U+F49F;camera.viewfinder|A|cupertino:U+F5B9;capslock|A|cupertino:U+F5BA
        capslock.fill|A|cupertino:U+F5BB;capsule|D|cupertino:U+F5BC;capsule.fill|D|cupertino:U+F5BD;captions.bubble|A|cupertino:U+F5BE
        captions.bubble.fill|A|cupertino:U+F5BF;car|D|cupertino:U+F36F;car.circle|B|enclose(circle, cupertino:U+F36F)
        car.circle.fill|B|enclose(circle.fill, cupertino:U+F36F);car.detailed|A|cupertino:U+F2C1;car.fill|A|cupertino:U+F36F
        car.side|C|mdi6:U+F07AB;car.side.fill|C|mdi6:U+F07AB;car.side.front.open|D|mdi6:U+F07AB;car.side.rear.open|D|mdi6:U+F07AB
        carrot|D|mdi6:U+F010F;carrot.fill|C|mdi6:U+F010F;cart|A|cupertino:U+F3F7;cart.badge.minus|A|cupertino:U+F5C0
        cart.badge.plus|A|cupertino:U+F5C1;cart.fill|A|cupertino:U+F5C2;cart.fill.badge.minus|A|cupertino:U+F5C3
        cart.fill.badge.plus|A|cupertino:U+F5C4;cellularbars|C|material-symbols:U+E202?FILL=0
        character.book.closed.fill|D|material-symbols:U+F53E?FILL=1;chart.bar|A|cupertino:U+F5C5;chart.bar.alt.fill|A|cupertino:U+F8B7
        chart.bar.circle|A|cupertino:U+F8B8;chart.bar.circle.fill|A|cupertino:U+F8B9;chart.bar.doc.horizontal|C|mdi6:U+F1029
        chart.bar.fill|A|cupertino:U+F5C6;chart.bar.square|A|cupertino:U+F8BA;chart.bar.square.fill|A|cupertino:U+F8BB
        chart.bar.xaxis|D|cupertino:U+F5C5;chart.line.text.clipboard|C|mdi6:U+F085E;chart.line.uptrend.xyaxis|C|mdi6:U+F012A
        chart.line.uptrend.xyaxis.circle|B|enclose(circle, mdi6:U+F012A)
        chart.line.uptrend.xyaxis.circle.fill|B|enclose(circle.fill, mdi6:U+F012A);chart.pie|A|cupertino:U+F5C7
        chart.pie.fill|A|cupertino:U+F5C8;chart.xyaxis.line|D|mdi6:U+F012A;chat.bubble|A|cupertino:U+F3FB;chat.bubble.2|A|cupertino:U+F8BC
        chat.bubble.2.fill|A|cupertino:U+F8BD;chat.bubble.fill|A|cupertino:U+F8BE;chat.bubble.text|A|cupertino:U+F8BF
        chat.bubble.text.fill|A|cupertino:U+F8C0;check.mark|A|cupertino:U+F3FD;check.mark.circled|A|cupertino:U+F3FE
        check.mark.circled.solid|A|cupertino:U+F3FF;checklist|C|material-symbols:U+E6B1?FILL=0
        checklist.checked|D|material-symbols:U+E6B1?FILL=0;checkmark|A|cupertino:U+F3FD;checkmark.alt|A|cupertino:U+F8C1
        checkmark.alt.circle|A|cupertino:U+F8C2;checkmark.alt.circle.fill|A|cupertino:U+F8C3;checkmark.circle|A|cupertino:U+F3FE
        checkmark.circle.badge.xmark|B|badge(cupertino:U+F36E, cupertino:U+F3FE);checkmark.circle.fill|A|cupertino:U+F3FF
        checkmark.diamond|B|enclose(diamond, cupertino:U+F3FD);checkmark.rectangle|A|cupertino:U+F5C9
        checkmark.rectangle.fill|A|cupertino:U+F5CA;checkmark.seal|A|cupertino:U+F5CB;checkmark.seal.fill|A|cupertino:U+F5CC
        checkmark.shield|A|cupertino:U+F5CD;checkmark.shield.fill|A|cupertino:U+F5CE;checkmark.square|A|cupertino:U+F5CF
        checkmark.square.fill|A|cupertino:U+F5D0;chevron.back|A|cupertino:U+F3CF;chevron.backward|A|cupertino:U+F3D2
        chevron.compact.down|A|cupertino:U+F5D1;chevron.compact.left|A|cupertino:U+F5D2;chevron.compact.right|A|cupertino:U+F5D3
        chevron.compact.up|A|cupertino:U+F5D4;chevron.down|A|cupertino:U+F5D5;chevron.down.circle|A|cupertino:U+F5D6
        chevron.down.circle.fill|A|cupertino:U+F5D7;chevron.down.square|A|cupertino:U+F5D8;chevron.down.square.fill|A|cupertino:U+F5D9
        chevron.forward|A|cupertino:U+F3D1;chevron.left|A|cupertino:U+F3D2;chevron.left.2|A|cupertino:U+F5DA
        chevron.left.circle|A|cupertino:U+F5DB;chevron.left.circle.fill|A|cupertino:U+F5DC
        chevron.left.forwardslash.chevron.right|A|cupertino:U+F5DD;chevron.left.slash.chevron.right|A|cupertino:U+F5DD
        chevron.left.square|A|cupertino:U+F5DE;chevron.left.square.fill|A|cupertino:U+F5DF;chevron.right|A|cupertino:U+F3D3
        chevron.right.2|A|cupertino:U+F5E0;chevron.right.circle|A|cupertino:U+F5E1;chevron.right.circle.fill|A|cupertino:U+F5E2
        chevron.right.square|A|cupertino:U+F5E3;chevron.right.square.fill|A|cupertino:U+F5E4;chevron.up|A|cupertino:U+F5E5
        chevron.up.chevron.down|A|cupertino:U+F5E6;chevron.up.circle|A|cupertino:U+F5E7;chevron.up.circle.fill|A|cupertino:U+F5E8
        chevron.up.square|A|cupertino:U+F5E9;chevron.up.square.fill|A|cupertino:U+F5EA;circle|A|cupertino:U+F401
        circle.badge.checkmark|B|badge(cupertino:U+F3FF, cupertino:U+F401);circle.badge.xmark|B|badge(cupertino:U+F36E, cupertino:U+F401)
        circle.bottomthird.split|A|cupertino:U+F5EB;circle.dashed|D|mdi6:U+F1978;circle.dotted|D|mdi6:U+F1978
        circle.dotted.circle|D|mdi6:U+F1978;circle.fill|A|cupertino:U+F400;circle.filled|A|cupertino:U+F400;circle.grid.3x3|A|cupertino:U+F5EC
        circle.grid.3x3.fill|A|cupertino:U+F5ED;circle.grid.hex|A|cupertino:U+F5EE;circle.grid.hex.fill|A|cupertino:U+F5EF
        circle.lefthalf.fill|A|cupertino:U+F5F0;circle.righthalf.fill|A|cupertino:U+F5F1;circle.slash|A|cupertino:U+F727
        circlebadge.fill|C|cupertino:U+F400;clear|D|degraded[fill swapped](cupertino:U+F5F3);clear.circled|A|cupertino:U+F405
        clear.circled.solid|A|cupertino:U+F406;clear.fill|A|cupertino:U+F5F3;clear.thick|A|cupertino:U+F2D7
        clear.thick.circled|A|cupertino:U+F36E;clipboard|D|cupertino:U+F632;clock|A|cupertino:U+F4BE
        clock.arrow.2.circlepath|C|material-symbols:U+E8B3?FILL=0;clock.arrow.circlepath|C|material-symbols:U+E8B3?FILL=0
        clock.badge|B|badge(dot, cupertino:U+F4BE);clock.badge.checkmark|B|badge(cupertino:U+F3FF, cupertino:U+F4BE)
        clock.badge.exclamationmark|B|badge(cupertino:U+F659, cupertino:U+F4BE)
        clock.badge.exclamationmark.fill|B|badge(cupertino:U+F659, cupertino:U+F403)
        clock.badge.questionmark|B|badge(cupertino:U+F790, cupertino:U+F4BE);clock.badge.xmark|B|badge(cupertino:U+F36E, cupertino:U+F4BE)
        clock.fill|A|cupertino:U+F403;clock.solid|A|cupertino:U+F4BF;cloud|A|cupertino:U+F5F4;cloud.bolt|A|cupertino:U+F5F5
        cloud.bolt.fill|A|cupertino:U+F5F6;cloud.bolt.rain|A|cupertino:U+F5F7;cloud.bolt.rain.fill|A|cupertino:U+F5F8
        cloud.download|A|cupertino:U+F8C4;cloud.download.fill|A|cupertino:U+F8C5;cloud.drizzle|A|cupertino:U+F5F9
        cloud.drizzle.fill|A|cupertino:U+F5FA;cloud.fill|A|cupertino:U+F5FB;cloud.fog|A|cupertino:U+F5FC;cloud.fog.fill|A|cupertino:U+F5FD
        cloud.hail|A|cupertino:U+F5FE;cloud.hail.fill|A|cupertino:U+F5FF;cloud.heavyrain|A|cupertino:U+F600
        cloud.heavyrain.fill|A|cupertino:U+F601;cloud.moon|A|cupertino:U+F602;cloud.moon.bolt|A|cupertino:U+F603
        cloud.moon.bolt.fill|A|cupertino:U+F604;cloud.moon.fill|A|cupertino:U+F605;cloud.moon.rain|A|cupertino:U+F606
        cloud.moon.rain.fill|A|cupertino:U+F607;cloud.rain|A|cupertino:U+F608;cloud.rain.fill|A|cupertino:U+F609
        cloud.rainbow.crop|D|material-symbols:U+F176?FILL=0;cloud.sleet|A|cupertino:U+F60A;cloud.sleet.fill|A|cupertino:U+F60B
        cloud.snow|A|cupertino:U+F60C;cloud.snow.fill|A|cupertino:U+F60D;cloud.sun|A|cupertino:U+F60E;cloud.sun.bolt|A|cupertino:U+F60F
        cloud.sun.bolt.fill|A|cupertino:U+F610;cloud.sun.fill|A|cupertino:U+F611;cloud.sun.rain|A|cupertino:U+F612
        cloud.sun.rain.fill|A|cupertino:U+F613;cloud.upload|A|cupertino:U+F8C6;cloud.upload.fill|A|cupertino:U+F8C7
        collections|A|cupertino:U+F3C9;collections.solid|A|cupertino:U+F3CA;color.filter|A|cupertino:U+F8C8;color.filter.fill|A|cupertino:U+F8C9
        command|A|cupertino:U+F614;compass|A|cupertino:U+F8CA;compass.fill|A|cupertino:U+F8CB;control|A|cupertino:U+F615
        conversation.bubble|A|cupertino:U+F3FB;cpu|C|material-symbols:U+E322?FILL=0;create.solid|A|cupertino:U+F417
        creditcard|A|cupertino:U+F616;creditcard.fill|A|cupertino:U+F617;crop.rotate|A|cupertino:U+F619;cross.case|C|mdi6:U+F06EF
        cross.case.fill|C|mdi6:U+F06EF;cross.fill|C|mdi6:U+F11EC;cross.vial|C|material-symbols:U+E105?FILL=0
        cross.vial.fill|C|material-symbols:U+E105?FILL=1;crown.fill|C|mdi6:U+F01A5;cube|A|cupertino:U+F61A;cube.box|A|cupertino:U+F61B
        cube.box.fill|A|cupertino:U+F61C;cube.fill|A|cupertino:U+F61D;cup.and.saucer|C|material-symbols:U+EB44?FILL=0
        cup.and.saucer.fill|C|material-symbols:U+EB44?FILL=1;curlybraces.square|B|enclose(square, mdi6:U+F0169)
        curlybraces.square.fill|B|enclose(square.fill, mdi6:U+F0169);cursor.rays|A|cupertino:U+F61E
        cylinder.split.1x2|C|material-symbols:U+F20E?FILL=0;decrease.indent|A|cupertino:U+F61F;decrease.quotelevel|A|cupertino:U+F620
        delete.forward|C|cupertino:U+F623;delete.left|A|cupertino:U+F621;delete.left.fill|A|cupertino:U+F622;delete.right|A|cupertino:U+F623
        delete.right.fill|A|cupertino:U+F624;delete.simple|A|cupertino:U+F37F;delete.solid|A|cupertino:U+F4C5;desktopcomputer|A|cupertino:U+F625
        device.desktop|A|cupertino:U+F8CC;device.laptop|A|cupertino:U+F8CD;device.phone.landscape|A|cupertino:U+F8CE
        device.phone.portrait|A|cupertino:U+F8CF;dial|A|cupertino:U+F626;dial.fill|A|cupertino:U+F627;dial.min|C|mdi6:U+F1B96
        die.face.5|C|mdi6:U+F114E;digitalcrown.arrow.clockwise.fill|D|mdi6:U+F0589;digitalcrown.arrow.counterclockwise.fill|D|mdi6:U+F0589
        directcurrent|D|mdi6:U+F095C;dishwasher|C|material-symbols:U+E832?FILL=0;display|C|material-symbols:U+EF5B?FILL=0
        divide|A|cupertino:U+F628;divide.circle|A|cupertino:U+F629;divide.circle.fill|A|cupertino:U+F62A;divide.square|A|cupertino:U+F62B
        divide.square.fill|A|cupertino:U+F62C;doc|A|cupertino:U+F62D;doc.append|A|cupertino:U+F62E
        doc.badge.plus|B|badge(cupertino:U+F48B, cupertino:U+F62D);doc.chart|A|cupertino:U+F8D0;doc.chart.fill|A|cupertino:U+F8D1
        doc.checkmark|A|cupertino:U+F8D2;doc.checkmark.fill|A|cupertino:U+F8D3;doc.circle|A|cupertino:U+F62F;doc.circle.fill|A|cupertino:U+F630
        doc.fill|A|cupertino:U+F631;doc.fill.badge.plus|B|badge(cupertino:U+F48B, cupertino:U+F631);doc.on.clipboard|A|cupertino:U+F632
        doc.on.clipboard.fill|A|cupertino:U+F633;doc.on.doc|A|cupertino:U+F634;doc.on.doc.fill|A|cupertino:U+F635;doc.person|A|cupertino:U+F8D4
        doc.person.fill|A|cupertino:U+F8D5;doc.plaintext|A|cupertino:U+F636;doc.richtext|A|cupertino:U+F637
        doc.richtext.fill|D|degraded[fill swapped](cupertino:U+F637);doc.text|A|cupertino:U+F638;doc.text.fill|A|cupertino:U+F639
        doc.text.magnifyingglass|A|cupertino:U+F63A;doc.text.search|A|cupertino:U+F63A;doc.text.viewfinder|A|cupertino:U+F63B
        document.on.document|C|cupertino:U+F634;dog|D|mdi6:U+F0A44;dollarsign|A|cupertino:U+F8E9
        dollarsign.arrow.circlepath|C|material-symbols:U+EB70?FILL=0;dollarsign.circle.fill|A|cupertino:U+F8EB
        door.left.hand.open|C|material-symbols:U+E77C?FILL=0;dot.radiowaves.left.and.right|A|cupertino:U+F63C
        dot.radiowaves.left.right|A|cupertino:U+F63C;dot.radiowaves.right|A|cupertino:U+F63D
        dot.radiowaves.up.forward|C|material-symbols:U+EA71?FILL=0;dot.scope|C|mdi6:U+F01A3;dot.square|A|cupertino:U+F63E
        dot.square.fill|A|cupertino:U+F63F;double.music.note|A|cupertino:U+F46C;down.arrow|A|cupertino:U+F35D;download.circle|A|cupertino:U+F8D6
        download.circle.fill|A|cupertino:U+F8D7;drop|A|cupertino:U+F8D8;drop.circle|B|enclose(circle, cupertino:U+F8D9)
        drop.fill|A|cupertino:U+F8D9;drop.triangle|A|cupertino:U+F640;drop.triangle.fill|A|cupertino:U+F641;dryer|D|mdi6:U+F0917
        dryer.fill|C|mdi6:U+F0917;dumbbell.fill|C|mdi6:U+F01E6;ear|A|cupertino:U+F642
        ear.badge.checkmark|B|badge(cupertino:U+F3FF, cupertino:U+F642);eject|A|cupertino:U+F643;eject.fill|A|cupertino:U+F644
        ellipses.bubble|A|cupertino:U+F645;ellipses.bubble.fill|A|cupertino:U+F646;ellipsis|A|cupertino:U+F46A
        ellipsis.circle|A|cupertino:U+F647;ellipsis.circle.fill|A|cupertino:U+F648;ellipsis.message|C|cupertino:U+F645
        ellipsis.message.fill|C|cupertino:U+F646;ellipsis.vertical|A|cupertino:U+F8DA;ellipsis.vertical.circle|A|cupertino:U+F8DB
        ellipsis.vertical.circle.fill|A|cupertino:U+F8DC;envelope|A|cupertino:U+F422;envelope.arrow.triangle.branch|D|mdi6:U+F12C8
        envelope.badge|A|cupertino:U+F649;envelope.badge.fill|A|cupertino:U+F64A;envelope.circle|A|cupertino:U+F64B
        envelope.circle.fill|A|cupertino:U+F64C;envelope.fill|A|cupertino:U+F423;envelope.open|A|cupertino:U+F64D
        envelope.open.fill|A|cupertino:U+F64E;equal|A|cupertino:U+F64F;equal.circle|A|cupertino:U+F650;equal.circle.fill|A|cupertino:U+F651
        equal.square|A|cupertino:U+F652;equal.square.fill|A|cupertino:U+F653;escape|A|cupertino:U+F654;eurosign.circle.fill|A|cupertino:U+F8EE
        ev.plug.ac.type.1|C|mdi6:U+F151D;ev.plug.dc.ccs1|C|mdi6:U+F1519;exclamationmark|A|cupertino:U+F655;exclamationmark.2|D|mdi6:U+F1238
        exclamationmark.bubble|A|cupertino:U+F656;exclamationmark.bubble.fill|A|cupertino:U+F657;exclamationmark.circle|A|cupertino:U+F658
        exclamationmark.circle.fill|A|cupertino:U+F659;exclamationmark.octagon|A|cupertino:U+F65A
        exclamationmark.octagon.fill|A|cupertino:U+F65B;exclamationmark.shield|A|cupertino:U+F65C;exclamationmark.shield.fill|A|cupertino:U+F65D
        exclamationmark.square|A|cupertino:U+F65E;exclamationmark.square.fill|A|cupertino:U+F65F;exclamationmark.triangle|A|cupertino:U+F660
        exclamationmark.triangle.fill|A|cupertino:U+F661;exclamationmark.warninglight.fill|D|mdi6:U+F078F
        externaldrive|C|material-symbols:U+F80E?FILL=0;externaldrive.fill|C|material-symbols:U+F80E?FILL=1
        externaldrive.fill.badge.questionmark|B|badge(cupertino:U+F790, material-symbols:U+F80E?FILL=1);eye|A|cupertino:U+F424
        eye.fill|A|cupertino:U+F425;eye.slash|A|cupertino:U+F662;eye.slash.fill|A|cupertino:U+F663;eye.solid|A|cupertino:U+F425
        eyedropper|A|cupertino:U+F664;eyedropper.full|A|cupertino:U+F665;eyedropper.halffull|A|cupertino:U+F666;eyeglasses|A|cupertino:U+F667
        f.circle|B|enclose(circle, text "F");f.circle.fill|B|enclose(circle.fill, text "F");f.cursive|A|cupertino:U+F668
        f.cursive.circle|A|cupertino:U+F669;f.cursive.circle.fill|A|cupertino:U+F66A;face.dashed|D|mdi6:U+F0C7B;face.frowning|C|mdi6:U+F01F8
        face.frowning.fill|C|mdi6:U+F0C76;face.smiling|A|cupertino:U+F7E3;face.smiling.fill|A|cupertino:U+F7E4
        fan|C|material-symbols:U+F168?FILL=0;fan.fill|C|material-symbols:U+F168?FILL=1;fan.slash|C|material-symbols:U+EC17?FILL=0
        ferry.fill|C|mdi6:U+F0213;fibrechannel|D|material-symbols:U+EB2F?FILL=0;figure|C|mdi6:U+F064D
        figure.2.and.child.holdinghands|C|material-symbols:U+F1A2?FILL=0;figure.american.football|D|material-symbols:U+EA29?FILL=0
        figure.archery|D|mdi6:U+F1841;figure.badminton|D|mdi6:U+F0851;figure.bowling|D|mdi6:U+F00D3;figure.boxing|D|mdi6:U+F0B65
        figure.climbing|D|mdi6:U+F14C0;figure.cricket|D|material-symbols:U+EA27?FILL=0;figure.cross.training|D|material-symbols:U+F6E6?FILL=0
        figure.elliptical|D|material-symbols:U+F6E6?FILL=0;figure.fencing|C|mdi6:U+F14C1;figure.golf|D|material-symbols:U+EA2A?FILL=0
        figure.handball|C|material-symbols:U+EA33?FILL=0;figure.highintensity.intervaltraining|D|material-symbols:U+F6E6?FILL=0
        figure.hiking|C|material-symbols:U+E50A?FILL=0;figure.hockey|D|material-symbols:U+EA2B?FILL=0;figure.lacrosse|D|mdi6:U+F087A
        figure.martial.arts|C|material-symbols:U+EAE9?FILL=0;figure.mind.and.body|C|material-symbols:U+EA78?FILL=0
        figure.outdoor.cycle|C|material-symbols:U+E52F?FILL=0;figure.pilates|D|mdi6:U+F117C;figure.pool.swim|C|material-symbols:U+EB48?FILL=0
        figure.rower|C|material-symbols:U+E921?FILL=0;figure.rugby|D|material-symbols:U+EA2E?FILL=0;figure.run|C|material-symbols:U+E566?FILL=0
        figure.skateboarding|C|material-symbols:U+E511?FILL=0;figure.skating|D|material-symbols:U+E50B?FILL=0
        figure.skiing.crosscountry|D|material-symbols:U+E50E?FILL=0;figure.snowboarding|C|material-symbols:U+E513?FILL=0
        figure.squash|D|mdi6:U+F0851;figure.stair.stepper|D|mdi6:U+F04CD;figure.stand|C|mdi6:U+F064D
        figure.strengthtraining.traditional|C|mdi6:U+F115D;figure.surfing|C|material-symbols:U+E515?FILL=0;figure.table.tennis|D|mdi6:U+F0E68
        figure.tennis|D|material-symbols:U+EA32?FILL=0;figure.track.and.field|C|material-symbols:U+F81F?FILL=0
        figure.volleyball|D|material-symbols:U+EA31?FILL=0;figure.walk|C|material-symbols:U+E536?FILL=0
        figure.walk.motion|D|material-symbols:U+E536?FILL=0;figure.waterpolo|C|mdi6:U+F12A0;figure.wave|D|mdi6:U+F064A
        figure.wave.circle.fill|D|enclose(circle.fill, mdi6:U+F064A);figure.wrestling|D|material-symbols:U+EA34?FILL=0
        figure.yoga|C|mdi6:U+F117C;film|A|cupertino:U+F66B;film.fill|A|cupertino:U+F66C;fireworks|D|mdi6:U+F1056;fish.fill|C|mdi6:U+F023A
        flag|A|cupertino:U+F42C;flag.checkered|C|mdi6:U+F023C;flag.circle|A|cupertino:U+F66D;flag.circle.fill|A|cupertino:U+F66E
        flag.fill|A|cupertino:U+F66F;flag.filled.and.flag.crossed|D|mdi6:U+F023F;flag.slash|A|cupertino:U+F670
        flag.slash.fill|A|cupertino:U+F671;flame|A|cupertino:U+F672;flame.fill|A|cupertino:U+F673
        flashlight.off.fill|C|material-symbols:U+F00A?FILL=1;flashlight.on.fill|C|material-symbols:U+F00B?FILL=1
        flashlight.slash|C|material-symbols:U+F00A?FILL=0;flask|D|cupertino:U+F430;flipphone|C|mdi6:U+F011E;floppy.disk|A|cupertino:U+F8DD
        flowchart|A|cupertino:U+F674;flowchart.fill|A|cupertino:U+F675;folder|A|cupertino:U+F434
        folder.badge.gearshape|B|badge(cupertino:U+F43D, cupertino:U+F434);folder.badge.minus|A|cupertino:U+F676
        """#
}
