extension SymbolTable {
    static let secondPart = #"""
        folder.badge.person.crop|A|cupertino:U+F677;folder.badge.plus|A|cupertino:U+F678;folder.circle|A|cupertino:U+F679
        folder.circle.fill|A|cupertino:U+F67A;folder.fill|A|cupertino:U+F435;folder.fill.badge.minus|A|cupertino:U+F67B
        folder.fill.badge.person.crop|A|cupertino:U+F67C;folder.fill.badge.plus|A|cupertino:U+F67D;folder.open|A|cupertino:U+F38A
        folder.solid|A|cupertino:U+F435;football.fill|C|material-symbols:U+EA29?FILL=1;fork.knife|C|mdi6:U+F0A70
        fork.knife.circle|B|enclose(circle, mdi6:U+F0A70);fork.knife.circle.fill|B|enclose(circle.fill, mdi6:U+F0A70)
        forward|C|cupertino:U+F577?flipX;forward.end|A|cupertino:U+F67F;forward.end.alt|A|cupertino:U+F680
        forward.end.alt.fill|A|cupertino:U+F681;forward.end.fill|A|cupertino:U+F682;forward.fill|A|cupertino:U+F683;fossil.shell|D|mdi6:U+F1677
        fossil.shell.fill|D|mdi6:U+F1677;frying.pan.fill|D|material-symbols:U+F543?FILL=1;fuelpump.fill|C|material-symbols:U+E546?FILL=1
        fullscreen|A|cupertino:U+F386;fullscreen.exit|A|cupertino:U+F37D;function|A|cupertino:U+F684;fx|A|cupertino:U+F685
        game.controller|A|cupertino:U+F43A;game.controller.solid|A|cupertino:U+F43B;gamecontroller|A|cupertino:U+F43A
        gamecontroller.alt.fill|A|cupertino:U+F8DE;gamecontroller.fill|A|cupertino:U+F43B;gauge|A|cupertino:U+F686
        gauge.badge.minus|A|cupertino:U+F687;gauge.badge.plus|A|cupertino:U+F688;gauge.with.dots.needle.0percent|C|mdi6:U+F0873
        gauge.with.dots.needle.100percent|C|mdi6:U+F0874;gauge.with.dots.needle.33percent|C|mdi6:U+F0875
        gauge.with.dots.needle.50percent|C|material-symbols:U+E9E4?FILL=0;gauge.with.dots.needle.67percent|D|material-symbols:U+E9E4?FILL=0
        gauge.with.dots.needle.bottom.50percent.badge.plus|B|badge(cupertino:U+F48B, material-symbols:U+E9E4?FILL=0)
        gauge.with.needle|C|material-symbols:U+E9E4?FILL=0;gear|A|cupertino:U+F43C;gear.alt|A|cupertino:U+F43C;gear.alt.fill|A|cupertino:U+F43D
        gear.badge|B|badge(dot, cupertino:U+F43C);gear.big|A|cupertino:U+F2F7;gear.circle|D|enclose(circle, cupertino:U+F43C)
        gear.solid|A|cupertino:U+F43D;gearshape|A|cupertino:U+F43C;gearshape.2|C|material-symbols:U+E726?FILL=0
        gearshape.arrow.triangle.2.circlepath|C|mdi6:U+F1461;gearshape.fill|A|cupertino:U+F43D;gift|A|cupertino:U+F689
        gift.alt|A|cupertino:U+F68A;gift.alt.fill|A|cupertino:U+F68B;gift.fill|A|cupertino:U+F68C;giftcard|D|mdi6:U+F0585
        globe|A|cupertino:U+F68D;globe.americas|D|cupertino:U+F68D;globe.americas.fill|D|cupertino:U+F68D;gobackward|A|cupertino:U+F68E
        gobackward.10|A|cupertino:U+F68F;gobackward.15|A|cupertino:U+F690;gobackward.30|A|cupertino:U+F691;gobackward.45|A|cupertino:U+F692
        gobackward.60|A|cupertino:U+F693;gobackward.75|A|cupertino:U+F694;gobackward.90|A|cupertino:U+F695;gobackward.minus|A|cupertino:U+F696
        goforward|A|cupertino:U+F697;goforward.10|A|cupertino:U+F698;goforward.15|A|cupertino:U+F699;goforward.30|A|cupertino:U+F69A
        goforward.45|A|cupertino:U+F69B;goforward.60|A|cupertino:U+F69C;goforward.75|A|cupertino:U+F69D;goforward.90|A|cupertino:U+F69E
        goforward.plus|A|cupertino:U+F69F;graduationcap.fill|C|material-symbols:U+E80C?FILL=1;graph.circle|A|cupertino:U+F8DF
        graph.circle.fill|A|cupertino:U+F8E0;graph.square|A|cupertino:U+F8E1;graph.square.fill|A|cupertino:U+F8E2;greaterthan|A|cupertino:U+F6A0
        greaterthan.circle|A|cupertino:U+F6A1;greaterthan.circle.fill|A|cupertino:U+F6A2;greaterthan.square|A|cupertino:U+F6A3
        greaterthan.square.fill|A|cupertino:U+F6A4;grid.circle|A|cupertino:U+F6A6;grid.circle.fill|A|cupertino:U+F6A7
        group.solid|A|cupertino:U+F47C;guitars|A|cupertino:U+F6A8;gyroscope|D|material-symbols:U+E1C1?FILL=0;hammer|A|cupertino:U+F6A9
        hammer.fill|A|cupertino:U+F6AA;hand.draw|A|cupertino:U+F6AB;hand.draw.fill|A|cupertino:U+F6AC
        hand.pinch|C|material-symbols:U+EB38?FILL=0;hand.point.left|A|cupertino:U+F6AD;hand.point.left.fill|A|cupertino:U+F6AE
        hand.point.right|A|cupertino:U+F6AF;hand.point.right.fill|A|cupertino:U+F6B0;hand.raised|A|cupertino:U+F6B1
        hand.raised.fill|A|cupertino:U+F6B2;hand.raised.slash|A|cupertino:U+F6B3;hand.raised.slash.fill|A|cupertino:U+F6B4
        hand.raised.square|B|enclose(square, cupertino:U+F6B2);hand.tap|C|material-symbols:U+E913?FILL=0
        hand.tap.fill|C|material-symbols:U+E913?FILL=1;hand.thumbsdown|A|cupertino:U+F6B5;hand.thumbsdown.fill|A|cupertino:U+F6B6
        hand.thumbsup|A|cupertino:U+F6B7;hand.thumbsup.fill|A|cupertino:U+F6B8;hands.sparkles.fill|C|material-symbols:U+F21F?FILL=1
        hare|A|cupertino:U+F6B9;hare.fill|A|cupertino:U+F6BA;headphones|A|cupertino:U+F6BB;hearingdevice.ear|C|material-symbols:U+E023?FILL=0
        heart|A|cupertino:U+F442;heart.circle|A|cupertino:U+F6BC;heart.circle.fill|A|cupertino:U+F6BD;heart.fill|A|cupertino:U+F443
        heart.slash|A|cupertino:U+F6BE;heart.slash.circle|A|cupertino:U+F6BF;heart.slash.circle.fill|A|cupertino:U+F6C0
        heart.slash.fill|A|cupertino:U+F6C1;heart.solid|A|cupertino:U+F443;helm|A|cupertino:U+F6C2;hexagon|A|cupertino:U+F6C3
        hexagon.fill|A|cupertino:U+F6C4;hifispeaker|A|cupertino:U+F6C5;hifispeaker.fill|A|cupertino:U+F6C6;hourglass|A|cupertino:U+F6C7
        hourglass.bottomhalf.fill|A|cupertino:U+F6C8;hourglass.bottomhalf.filled|D|cupertino:U+F6C8
        hourglass.circle|B|enclose(circle, cupertino:U+F6C7);hourglass.circle.fill|B|enclose(circle.fill, cupertino:U+F6C7)
        hourglass.tophalf.fill|A|cupertino:U+F6C9;house|A|cupertino:U+F447;house.alt|A|cupertino:U+F8E3;house.alt.fill|A|cupertino:U+F8E4
        house.circle.fill|B|enclose(circle.fill, cupertino:U+F6CA);house.fill|A|cupertino:U+F6CA;humidifier.and.droplets|D|mdi6:U+F1099
        humidity|C|material-symbols:U+F87E?FILL=0;humidity.fill|C|material-symbols:U+F87E?FILL=1;hurricane|A|cupertino:U+F6CB
        icloud|A|cupertino:U+F5F4;icloud.and.arrow.down|A|cupertino:U+F8C4;icloud.and.arrow.up|A|cupertino:U+F8C6;icloud.fill|A|cupertino:U+F5FB
        increase.indent|A|cupertino:U+F6CC;increase.quotelevel|A|cupertino:U+F6CD;infinite|A|cupertino:U+F449;infinity|A|cupertino:U+F449
        infinity.circle|B|enclose(circle, cupertino:U+F449);info|C|material-symbols:U+F59B?FILL=0
        info.bubble|D|enclose(bubble, material-symbols:U+F59B?FILL=0);info.circle|A|cupertino:U+F44C;info.circle.fill|A|cupertino:U+F6CF
        internaldrive|D|material-symbols:U+F80E?FILL=0;ipad|C|material-symbols:U+E331?FILL=0;iphone|A|cupertino:U+F8CF
        iphone.app.switcher|D|material-symbols:U+E200?FILL=0;iphone.radiowaves.left.and.right|D|material-symbols:U+F005?FILL=0
        iphone.slash|B|slash(cupertino:U+F8CF);italic|A|cupertino:U+F6D0;key|C|material-symbols:U+E73C?FILL=0
        key.fill|C|material-symbols:U+E73C?FILL=1;key.horizontal.fill|C|material-symbols:U+E73C?FILL=1;key.icloud|C|mdi6:U+F1CA2
        key.slash|C|material-symbols:U+EB84?FILL=0;key.slash.fill|C|material-symbols:U+EB84?FILL=1
        key.viewfinder|D|material-symbols:U+F87F?FILL=0;keyboard|A|cupertino:U+F6D1;keyboard.chevron.compact.down|A|cupertino:U+F6D2
        keyboard.onehanded.left|D|cupertino:U+F6D1;keyboard.onehanded.left.fill|D|cupertino:U+F6D1;lab.flask|A|cupertino:U+F430
        lab.flask.solid|A|cupertino:U+F431;ladybug|D|mdi6:U+F082D;ladybug.fill|C|mdi6:U+F082D;laptopcomputer|A|cupertino:U+F8CD
        largecircle.fill.circle|A|cupertino:U+F6D3;lasso|A|cupertino:U+F6D4;layers|A|cupertino:U+F8E5;layers.alt|A|cupertino:U+F8E6
        layers.alt.fill|A|cupertino:U+F8E7;layers.fill|A|cupertino:U+F8E8;leaf|C|mdi6:U+F032A;leaf.arrow.circlepath|A|cupertino:U+F6D5
        leaf.circle.fill|B|enclose(circle.fill, mdi6:U+F032A);leaf.fill|C|mdi6:U+F032A;left.chevron|A|cupertino:U+F3D2
        lessthan|A|cupertino:U+F6D6;lessthan.circle|A|cupertino:U+F6D7;lessthan.circle.fill|A|cupertino:U+F6D8
        lessthan.square|A|cupertino:U+F6D9;lessthan.square.fill|A|cupertino:U+F6DA;light.beacon.max.fill|D|mdi6:U+F078F
        light.max|A|cupertino:U+F6DB;light.min|A|cupertino:U+F6DC;lightbulb|A|cupertino:U+F6DD;lightbulb.fill|A|cupertino:U+F6DE
        lightbulb.led|D|mdi6:U+F032C;lightbulb.led.fill|D|mdi6:U+F032C;lightbulb.slash|A|cupertino:U+F6DF
        lightbulb.slash.fill|A|cupertino:U+F6E0;line.3.horizontal|A|cupertino:U+F6E1;line.3.horizontal.decrease|A|cupertino:U+F6E2
        line.3.horizontal.decrease.circle|A|cupertino:U+F6E3;line.3.horizontal.decrease.circle.fill|A|cupertino:U+F6E4
        line.diagonal|C|mdi6:U+F0FDF;line.horizontal.3|A|cupertino:U+F6E1;line.horizontal.3.decrease|A|cupertino:U+F6E2
        line.horizontal.3.decrease.circle|A|cupertino:U+F6E3;line.horizontal.3.decrease.circle.fill|A|cupertino:U+F6E4
        lines.measurement.horizontal|D|material-symbols:U+E41C?FILL=0;lines.measurement.vertical|D|material-symbols:U+E41C?FILL=0
        link|A|cupertino:U+F6E5;link.badge.plus|B|badge(cupertino:U+F48B, cupertino:U+F6E5);link.circle|A|cupertino:U+F6E6
        link.circle.fill|A|cupertino:U+F6E7;list.bullet|A|cupertino:U+F6E8;list.bullet.below.rectangle|A|cupertino:U+F6E9
        list.bullet.circle|B|enclose(circle, cupertino:U+F6E8);list.bullet.clipboard|D|cupertino:U+F632
        list.bullet.clipboard.fill|D|cupertino:U+F633;list.bullet.indent|A|cupertino:U+F6EA;list.bullet.rectangle|A|cupertino:U+F914
        list.bullet.rectangle.fill|A|cupertino:U+F915;list.bullet.rectangle.portrait|D|cupertino:U+F914
        list.bullet.rectangle.portrait.fill|D|degraded[fill swapped](cupertino:U+F914);list.clipboard|D|cupertino:U+F632
        list.clipboard.fill|D|cupertino:U+F633;list.dash|A|cupertino:U+F6EB;list.number|A|cupertino:U+F6EC;list.number.rtl|A|cupertino:U+F6ED
        list.star|D|cupertino:U+F6E8;list.triangle|D|cupertino:U+F6E8;location|A|cupertino:U+F6EE;location.app|B|enclose(app, cupertino:U+F6F1)
        location.circle|A|cupertino:U+F6EF;location.circle.fill|A|cupertino:U+F6F0;location.fill|A|cupertino:U+F6F1
        location.north|A|cupertino:U+F6F2;location.north.circle|B|enclose(circle, cupertino:U+F6F3)
        location.north.circle.fill|B|enclose(circle.fill, cupertino:U+F6F3);location.north.fill|A|cupertino:U+F6F3
        location.north.line|A|cupertino:U+F6F4;location.north.line.fill|A|cupertino:U+F6F5;location.slash|A|cupertino:U+F6F6
        location.slash.circle.fill|B|enclose(circle.fill, cupertino:U+F6F7);location.slash.fill|A|cupertino:U+F6F7
        location.solid|A|cupertino:U+F456;location.square.fill|B|enclose(square.fill, cupertino:U+F6F1);lock|A|cupertino:U+F4C8
        lock.circle|A|cupertino:U+F6F8;lock.circle.fill|A|cupertino:U+F6F9;lock.fill|A|cupertino:U+F4C9;lock.icloud|C|mdi6:U+F11F2
        lock.open|A|cupertino:U+F6FA;lock.open.fill|A|cupertino:U+F6FB;lock.rotation|A|cupertino:U+F6FC;lock.rotation.open|A|cupertino:U+F6FD
        lock.shield|A|cupertino:U+F6FE;lock.shield.fill|A|cupertino:U+F6FF;lock.slash|A|cupertino:U+F700;lock.slash.fill|A|cupertino:U+F701
        loop.thick|A|cupertino:U+F44A;lungs.fill|C|mdi6:U+F1084;macbook|D|cupertino:U+F8CD;macmini|D|mdi6:U+F01C5;macwindow|A|cupertino:U+F702
        macwindow.badge.plus|B|badge(cupertino:U+F48B, cupertino:U+F702);magnifyingglass|A|cupertino:U+F4A5;mail.solid|A|cupertino:U+F423
        map|A|cupertino:U+F703;map.fill|A|cupertino:U+F704;map.pin|A|cupertino:U+F705;map.pin.ellipse|A|cupertino:U+F706
        map.pin.slash|A|cupertino:U+F707;mappin|A|cupertino:U+F705;mappin.and.ellipse|A|cupertino:U+F706
        mappin.and.ellipse.circle|B|enclose(circle, cupertino:U+F706);mappin.circle|B|enclose(circle, cupertino:U+F705)
        mappin.circle.fill|B|enclose(circle.fill, cupertino:U+F705);mappin.slash|A|cupertino:U+F707;medal.fill|D|cupertino:U+F7C4
        megaphone|C|mdi6:U+F0B23;memories|A|cupertino:U+F708;memories.badge.minus|A|cupertino:U+F709;memories.badge.plus|A|cupertino:U+F70A
        memorychip|C|material-symbols:U+F7A3?FILL=0;menucard|D|cupertino:U+F3E7;menucard.fill|D|cupertino:U+F3E8;message|A|cupertino:U+F3FB
        message.fill|A|cupertino:U+F8BE;metronome|A|cupertino:U+F70B;mic|A|cupertino:U+F460;mic.circle|A|cupertino:U+F70C
        mic.circle.fill|A|cupertino:U+F70D;mic.fill|A|cupertino:U+F461;mic.off|A|cupertino:U+F45F;mic.slash|A|cupertino:U+F45F
        mic.slash.fill|A|cupertino:U+F70E;mic.solid|A|cupertino:U+F461;minus|A|cupertino:U+F70F;minus.circle|A|cupertino:U+F463
        minus.circle.fill|A|cupertino:U+F710;minus.circled|A|cupertino:U+F463;minus.diamond|B|enclose(diamond, cupertino:U+F70F)
        minus.plus.batteryblock|D|mdi6:U+F010C;minus.plus.batteryblock.fill|D|mdi6:U+F010C;minus.plus.batteryblock.slash|D|mdi6:U+F010C
        minus.rectangle|A|cupertino:U+F711;minus.rectangle.fill|A|cupertino:U+F712;minus.slash.plus|A|cupertino:U+F713
        minus.square|A|cupertino:U+F714;minus.square.fill|A|cupertino:U+F715;money.dollar|A|cupertino:U+F8E9
        money.dollar.circle|A|cupertino:U+F8EA;money.dollar.circle.fill|A|cupertino:U+F8EB;money.euro|A|cupertino:U+F8EC
        money.euro.circle|A|cupertino:U+F8ED;money.euro.circle.fill|A|cupertino:U+F8EE;money.pound|A|cupertino:U+F8EF
        money.pound.circle|A|cupertino:U+F8F0;money.pound.circle.fill|A|cupertino:U+F8F1;money.rubl|A|cupertino:U+F8F2
        money.rubl.circle|A|cupertino:U+F8F3;money.rubl.circle.fill|A|cupertino:U+F8F4;money.yen|A|cupertino:U+F8F5
        money.yen.circle|A|cupertino:U+F8F6;money.yen.circle.fill|A|cupertino:U+F8F7;moon|A|cupertino:U+F716;moon.circle|A|cupertino:U+F717
        moon.circle.fill|A|cupertino:U+F718;moon.fill|A|cupertino:U+F719;moon.stars|A|cupertino:U+F71A;moon.stars.fill|A|cupertino:U+F71B
        moon.zzz|A|cupertino:U+F71C;moon.zzz.fill|A|cupertino:U+F71D;mountain.2|D|mdi6:U+F02F5;mountain.2.fill|D|mdi6:U+F02F5
        mug.fill|D|mdi6:U+F1116;multiply|A|cupertino:U+F71E;multiply.circle|A|cupertino:U+F71F;multiply.circle.fill|A|cupertino:U+F720
        multiply.square|A|cupertino:U+F721;multiply.square.fill|A|cupertino:U+F722;music.albums|A|cupertino:U+F8F9
        music.albums.fill|A|cupertino:U+F8FA;music.house|A|cupertino:U+F723;music.house.fill|A|cupertino:U+F724;music.mic|A|cupertino:U+F725
        music.note|A|cupertino:U+F46B;music.note.2|A|cupertino:U+F46C;music.note.list|A|cupertino:U+F726;music.quarternote.3|A|cupertino:U+F46C
        network|D|cupertino:U+F68D;network.slash|B|slash(cupertino:U+F68D);news.solid|A|cupertino:U+F472
        newspaper|D|material-symbols:U+EB81?FILL=0;newspaper.fill|C|material-symbols:U+EB81?FILL=1;nosign|A|cupertino:U+F727
        note.text|D|material-symbols:U+F1FC?FILL=0;number|A|cupertino:U+F728;number.circle|A|cupertino:U+F729
        number.circle.fill|A|cupertino:U+F72A;number.square|A|cupertino:U+F72B;number.square.fill|A|cupertino:U+F72C;octagon|D|mdi6:U+F03C4
        opticaldisc|D|degraded[fill swapped](cupertino:U+F6D3);opticaldisc.fill|D|cupertino:U+F6D3;opticaldiscdrive.fill|C|mdi6:U+F0960
        option|A|cupertino:U+F72D;oven.fill|D|material-symbols:U+E843?FILL=1;padlock.solid|A|cupertino:U+F4C9;paintbrush|A|cupertino:U+F72E
        paintbrush.fill|A|cupertino:U+F72F;paintbrush.pointed.fill|D|material-symbols:U+E3AE?FILL=1
        paintpalette|C|material-symbols:U+E40A?FILL=0;paintpalette.fill|C|material-symbols:U+E40A?FILL=1;pano|A|cupertino:U+F730
        pano.fill|A|cupertino:U+F731;paperclip|A|cupertino:U+F732;paperplane|A|cupertino:U+F733;paperplane.fill|A|cupertino:U+F734
        paragraph|A|cupertino:U+F735;parkingsign.circle.fill|B|enclose(circle.fill, material-symbols:U+E54F?FILL=0)
        party.popper.fill|C|mdi6:U+F1056;pause|A|cupertino:U+F477;pause.circle|A|cupertino:U+F736;pause.circle.fill|A|cupertino:U+F737
        pause.fill|A|cupertino:U+F478;pause.rectangle|A|cupertino:U+F738;pause.rectangle.fill|A|cupertino:U+F739;pause.solid|A|cupertino:U+F478
        paw|A|cupertino:U+F479;paw.solid|A|cupertino:U+F47A;pawprint.fill|A|cupertino:U+F47A;pc|D|mdi6:U+F01C5;pencil|A|cupertino:U+F37E
        pencil.and.list.clipboard|C|material-symbols:U+E85D?FILL=0;pencil.and.outline|A|cupertino:U+F73D;pencil.and.scribble|D|cupertino:U+F7CB
        pencil.circle|A|cupertino:U+F73A;pencil.circle.fill|A|cupertino:U+F73B;pencil.ellipsis.rectangle|A|cupertino:U+F73C
        pencil.line|C|material-symbols:U+E745?FILL=0;pencil.outline|A|cupertino:U+F73D;pencil.slash|A|cupertino:U+F73E
        percent|A|cupertino:U+F73F;person|A|cupertino:U+F47D;person.2|A|cupertino:U+F740;person.2.alt|A|cupertino:U+F8FB
        person.2.badge.gearshape|B|badge(cupertino:U+F43D, cupertino:U+F740)
        person.2.badge.gearshape.fill|B|badge(cupertino:U+F43D, cupertino:U+F741);person.2.fill|A|cupertino:U+F741
        person.2.slash|B|slash(cupertino:U+F740);person.2.square.stack|A|cupertino:U+F742;person.2.square.stack.fill|A|cupertino:U+F743
        person.3|A|cupertino:U+F47B;person.3.fill|A|cupertino:U+F47C;person.add|A|cupertino:U+F47F;person.add.solid|A|cupertino:U+F480
        person.alt|A|cupertino:U+F8FC;person.alt.circle|A|cupertino:U+F8FD;person.alt.circle.fill|A|cupertino:U+F8FE
        person.badge.key|B|badge(material-symbols:U+E73C?FILL=1, cupertino:U+F47D)
        person.badge.key.fill|B|badge(material-symbols:U+E73C?FILL=1, cupertino:U+F47E);person.badge.minus|A|cupertino:U+F744
        person.badge.minus.fill|A|cupertino:U+F745;person.badge.plus|A|cupertino:U+F47F;person.badge.plus.fill|A|cupertino:U+F480
        person.badge.shield.checkmark|D|degraded[badge dropped](cupertino:U+F47D)
        person.badge.shield.checkmark.fill|D|degraded[badge dropped](cupertino:U+F47E);person.circle|A|cupertino:U+F746
        person.circle.fill|A|cupertino:U+F747;person.crop.circle|A|cupertino:U+F419;person.crop.circle.badge.checkmark|A|cupertino:U+F748
        person.crop.circle.badge.exclam|A|cupertino:U+F749;person.crop.circle.badge.minus|A|cupertino:U+F74A
        person.crop.circle.badge.plus|A|cupertino:U+F74B;person.crop.circle.badge.xmark|A|cupertino:U+F74C
        person.crop.circle.fill|A|cupertino:U+F74D;person.crop.circle.fill.badge.checkmark|A|cupertino:U+F74E
        person.crop.circle.fill.badge.exclam|A|cupertino:U+F74F;person.crop.circle.fill.badge.minus|A|cupertino:U+F750
        person.crop.circle.fill.badge.plus|A|cupertino:U+F751;person.crop.circle.fill.badge.xmark|A|cupertino:U+F752
        person.crop.rectangle|A|cupertino:U+F753;person.crop.rectangle.fill|A|cupertino:U+F754;person.crop.square|A|cupertino:U+F755
        person.crop.square.fill|A|cupertino:U+F756;person.fill|A|cupertino:U+F47E;person.fill.questionmark|C|mdi6:U+F0B59
        person.fill.xmark|C|mdi6:U+F0015;person.line.dotted.person|D|mdi6:U+F1546;person.slash|B|slash(cupertino:U+F47D)
        person.solid|A|cupertino:U+F47E;person.text.rectangle|C|mdi6:U+F0DAB;personalhotspot|A|cupertino:U+F757;perspective|A|cupertino:U+F758
        phone|A|cupertino:U+F4B8;phone.arrow.down.left|A|cupertino:U+F759;phone.arrow.right|A|cupertino:U+F75A
        phone.arrow.up.right|A|cupertino:U+F75B;phone.badge.plus|A|cupertino:U+F75C;phone.circle|A|cupertino:U+F75D
        phone.circle.fill|A|cupertino:U+F75E;phone.down|A|cupertino:U+F75F;phone.down.circle|A|cupertino:U+F760
        phone.down.circle.fill|A|cupertino:U+F761;phone.down.fill|A|cupertino:U+F762;phone.fill|A|cupertino:U+F4B9
        phone.fill.arrow.down.left|A|cupertino:U+F763;phone.fill.arrow.right|A|cupertino:U+F764;phone.fill.arrow.up.right|A|cupertino:U+F765
        phone.fill.badge.plus|A|cupertino:U+F766;phone.solid|A|cupertino:U+F4B9;photo|A|cupertino:U+F767
        photo.badge.magnifyingglass|B|badge(degraded[fill swapped](cupertino:U+F4A5), cupertino:U+F767);photo.camera|A|cupertino:U+F3F5
        photo.camera.solid|A|cupertino:U+F3F6;photo.fill|A|cupertino:U+F768;photo.fill.on.rectangle.fill|A|cupertino:U+F769
        photo.on.rectangle|A|cupertino:U+F76A;photo.on.rectangle.angled|D|cupertino:U+F76A;piano|A|cupertino:U+F8FF;pills.fill|C|mdi6:U+F0402
        pin|A|cupertino:U+F76B;pin.circle|B|enclose(circle, cupertino:U+F76C);pin.fill|A|cupertino:U+F76C;pin.slash|A|cupertino:U+F76D
        pin.slash.fill|A|cupertino:U+F76E;pip|C|material-symbols:U+E8AA?FILL=0;pip.swap|D|material-symbols:U+E8AA?FILL=0
        placemark|A|cupertino:U+F455;placemark.fill|A|cupertino:U+F456;play|A|cupertino:U+F487;play.arrow|A|cupertino:U+F487
        play.arrow.solid|A|cupertino:U+F488;play.circle|A|cupertino:U+F76F;play.circle.fill|A|cupertino:U+F770;play.fill|A|cupertino:U+F488
        play.rectangle|A|cupertino:U+F771;play.rectangle.fill|A|cupertino:U+F772;playpause|A|cupertino:U+F773;playpause.fill|A|cupertino:U+F774
        plus|A|cupertino:U+F489;plus.app|A|cupertino:U+F775;plus.app.fill|A|cupertino:U+F776;plus.bubble|A|cupertino:U+F777
        plus.bubble.fill|A|cupertino:U+F778;plus.circle|A|cupertino:U+F48A;plus.circle.fill|A|cupertino:U+F48B;plus.circled|A|cupertino:U+F48A
        plus.rectangle|A|cupertino:U+F779;plus.rectangle.fill|A|cupertino:U+F77A;plus.rectangle.fill.on.rectangle.fill|A|cupertino:U+F77B
        plus.rectangle.on.rectangle|A|cupertino:U+F77C;plus.slash.minus|A|cupertino:U+F77D;plus.square|A|cupertino:U+F77E
        plus.square.fill|A|cupertino:U+F77F;plus.square.fill.on.square.fill|A|cupertino:U+F780;plus.square.on.square|A|cupertino:U+F781
        plusminus|A|cupertino:U+F782;plusminus.circle|A|cupertino:U+F783;plusminus.circle.fill|A|cupertino:U+F784
        point.3.connected.trianglepath.dotted|D|mdi6:U+F0497;point.3.filled.connected.trianglepath.dotted|D|mdi6:U+F0497
        point.topleft.down.curvedto.point.bottomright.up|D|material-symbols:U+EACD?FILL=0
        point.topleft.down.to.point.bottomright.curvepath|D|material-symbols:U+EACD?FILL=0
        point.topleft.filled.down.to.point.bottomright.curvepath|D|material-symbols:U+EACD?FILL=0;power|A|cupertino:U+F785
        power.circle|B|enclose(circle, cupertino:U+F785);powerplug|C|mdi6:U+F1425;powerplug.fill|C|mdi6:U+F06A5;printer|A|cupertino:U+F786
        printer.fill|A|cupertino:U+F787;profile.circled|A|cupertino:U+F419;progress.indicator|D|mdi6:U+F0772;projective|A|cupertino:U+F788
        purchased|A|cupertino:U+F789;purchased.circle|A|cupertino:U+F78A;purchased.circle.fill|A|cupertino:U+F78B;qrcode|A|cupertino:U+F78C
        qrcode.viewfinder|A|cupertino:U+F78D;question|A|cupertino:U+F78E;question.circle|A|cupertino:U+F78F
        question.circle.fill|A|cupertino:U+F790;question.diamond|A|cupertino:U+F791;question.diamond.fill|A|cupertino:U+F792
        question.square|A|cupertino:U+F793;question.square.fill|A|cupertino:U+F794;questionmark|A|cupertino:U+F78E
        questionmark.app|B|enclose(app, cupertino:U+F78E);questionmark.bubble|B|enclose(bubble, cupertino:U+F78E)
        questionmark.bubble.fill|B|enclose(bubble.fill, cupertino:U+F78E);questionmark.circle|A|cupertino:U+F78F
        questionmark.circle.fill|A|cupertino:U+F790;questionmark.diamond.fill|A|cupertino:U+F792;quote.bubble|A|cupertino:U+F795
        quote.bubble.fill|A|cupertino:U+F796;radiowaves.left|A|cupertino:U+F797;radiowaves.right|A|cupertino:U+F798;rays|A|cupertino:U+F799
        record.circle|A|cupertino:U+F7E1;record.circle.fill|A|cupertino:U+F7E2;recordingtape|A|cupertino:U+F79A;rectangle|A|cupertino:U+F79B
        rectangle.3.group|A|cupertino:U+F79C;rectangle.3.offgrid|A|cupertino:U+F79C;rectangle.3.offgrid.fill|A|cupertino:U+F79D
        rectangle.and.hand.point.up.left|D|material-symbols:U+E913?FILL=0;rectangle.arrow.up.right.arrow.down.left|A|cupertino:U+F79E
        rectangle.arrow.up.right.arrow.down.left.slash|A|cupertino:U+F79F;rectangle.badge.checkmark|A|cupertino:U+F7A0
        rectangle.badge.xmark|A|cupertino:U+F7A1;rectangle.compress.vertical|A|cupertino:U+F7A2;rectangle.connected.to.line.below|D|mdi6:U+F199C
        rectangle.dashed|C|mdi6:U+F0489;rectangle.dock|A|cupertino:U+F7A3;rectangle.expand.vertical|A|cupertino:U+F7A4
        rectangle.fill|A|cupertino:U+F7A5;rectangle.fill.badge.checkmark|A|cupertino:U+F7A6;rectangle.fill.badge.xmark|A|cupertino:U+F7A7
        rectangle.fill.on.rectangle.angled.fill|A|cupertino:U+F7A8;rectangle.fill.on.rectangle.fill|A|cupertino:U+F7A9
        rectangle.grid.1x2|A|cupertino:U+F7AA;rectangle.grid.1x2.fill|A|cupertino:U+F7AB;rectangle.grid.2x2|A|cupertino:U+F7AC
        rectangle.grid.2x2.fill|A|cupertino:U+F7AD;rectangle.grid.3x2|A|cupertino:U+F7AE;rectangle.grid.3x2.fill|A|cupertino:U+F7AF
        rectangle.on.rectangle|A|cupertino:U+F7B0;rectangle.on.rectangle.angled|A|cupertino:U+F7B1;rectangle.paperclip|A|cupertino:U+F7B2
        rectangle.portrait.and.arrow.forward|D|cupertino:U+F90E;rectangle.portrait.and.arrow.right|D|cupertino:U+F90E
        rectangle.split.3x1|A|cupertino:U+F7B3;rectangle.split.3x1.fill|A|cupertino:U+F7B4;rectangle.split.3x3|A|cupertino:U+F7B5
        rectangle.split.3x3.fill|A|cupertino:U+F7B6;rectangle.stack|A|cupertino:U+F3C9;rectangle.stack.badge.minus|A|cupertino:U+F7B7
        rectangle.stack.badge.person.crop|A|cupertino:U+F7B8;rectangle.stack.badge.play|B|badge(cupertino:U+F488, cupertino:U+F3C9)
        rectangle.stack.badge.plus|A|cupertino:U+F7B9;rectangle.stack.fill|A|cupertino:U+F3CA
        rectangle.stack.fill.badge.minus|A|cupertino:U+F7BA;rectangle.stack.fill.badge.person.crop|A|cupertino:U+F7BB
        rectangle.stack.fill.badge.plus|A|cupertino:U+F7BC;rectangle.stack.person.crop|A|cupertino:U+F7BD
        rectangle.stack.person.crop.fill|A|cupertino:U+F7BE;refresh.bold|A|cupertino:U+F21C;refresh.circled|A|cupertino:U+F49B
        refresh.circled.solid|A|cupertino:U+F49C;refresh.thick|A|cupertino:U+F3A8;refresh.thin|A|cupertino:U+F49D
        refrigerator.fill|D|mdi6:U+F0290;repeat|A|cupertino:U+F7BF;repeat.1|A|cupertino:U+F7C0;reply.all|A|cupertino:U+F21D
        reply.thick.solid|A|cupertino:U+F21E;resize.h|A|cupertino:U+F901;resize.v|A|cupertino:U+F902;rhombus|A|cupertino:U+F7C2
        rhombus.fill|A|cupertino:U+F7C3;right.chevron|A|cupertino:U+F3D3;ring|C|cupertino:U+F401;road.lanes|C|material-symbols:U+F472?FILL=0
        road.lanes.curved.right|D|material-symbols:U+F472?FILL=0;robotic.vacuum|C|mdi6:U+F070D;robotic.vacuum.fill|D|mdi6:U+F070D
        rocket|A|cupertino:U+F903;rocket.fill|A|cupertino:U+F904;rosette|A|cupertino:U+F7C4;rotate.left|A|cupertino:U+F7C5
        rotate.left.fill|A|cupertino:U+F7C6;rotate.right|A|cupertino:U+F7C7;rotate.right.fill|A|cupertino:U+F7C8;ruler|D|mdi6:U+F046D
        ruler.fill|D|mdi6:U+F046D;safari|D|mdi6:U+F018C;scalemass|C|mdi6:U+F05D1;scalemass.fill|C|mdi6:U+F05D1;scissors|A|cupertino:U+F7C9
        scissors.alt|A|cupertino:U+F905;scooter|D|material-symbols:U+EB1F?FILL=0;scope|A|cupertino:U+F7CA;scribble|A|cupertino:U+F7CB
        scroll|D|material-symbols:U+EF6E?FILL=0;search.circle|A|cupertino:U+F7CC;search.circle.fill|A|cupertino:U+F7CD
        selection.pin.in.out|A|cupertino:U+F7CE;sensor|D|material-symbols:U+E51E?FILL=0;sensor.fill|D|material-symbols:U+E51E?FILL=1
        sensor.tag.radiowaves.forward|D|cupertino:U+F63D;sensor.tag.radiowaves.forward.fill|D|degraded[fill swapped](cupertino:U+F63D)
        server.rack|C|material-symbols:U+E875?FILL=0;settings.solid|A|cupertino:U+F412;share.solid|A|cupertino:U+F4CB
        share.up|A|cupertino:U+F220;shield|A|cupertino:U+F7CF;shield.checkered|D|cupertino:U+F7D1;shield.fill|A|cupertino:U+F7D0
        shield.lefthalf.fill|A|cupertino:U+F7D1;shield.lefthalf.filled|C|cupertino:U+F7D1;shield.slash|A|cupertino:U+F7D2
        shield.slash.fill|A|cupertino:U+F7D3;shift|A|cupertino:U+F7D4;shift.fill|A|cupertino:U+F7D5;shippingbox|A|cupertino:U+F61B
        shippingbox.circle.fill|B|enclose(circle.fill, cupertino:U+F61C);shippingbox.fill|A|cupertino:U+F61C;shopping.cart|A|cupertino:U+F3F7
        shuffle|A|cupertino:U+F4A9;shuffle.medium|A|cupertino:U+F4A8;shuffle.thick|A|cupertino:U+F221;sidebar.left|A|cupertino:U+F7D6
        sidebar.right|A|cupertino:U+F7D7;sidebar.trailing|C|cupertino:U+F7D7;signature|A|cupertino:U+F7D8;signpost.left|D|mdi6:U+F0781
        signpost.right|D|mdi6:U+F0781;signpost.right.and.left|D|mdi6:U+F0781;skew|A|cupertino:U+F7D9;slash.circle|A|cupertino:U+F7DA
        slash.circle.fill|A|cupertino:U+F7DB;slider.horizontal.3|A|cupertino:U+F7DC;slider.horizontal.below.rectangle|A|cupertino:U+F7DD
        slowmo|A|cupertino:U+F7DE;smallcircle.circle|A|cupertino:U+F7DF;smallcircle.circle.fill|A|cupertino:U+F7E0
        smallcircle.fill.circle|A|cupertino:U+F7E1;smallcircle.fill.circle.fill|A|cupertino:U+F7E2;smiley|A|cupertino:U+F7E3
        smiley.fill|A|cupertino:U+F7E4;smoke|A|cupertino:U+F7E5;smoke.fill|A|cupertino:U+F7E6;snow|A|cupertino:U+F7E7
        snowflake|A|cupertino:U+F7E7;snowflake.slash|B|slash(cupertino:U+F7E7);soccerball|C|material-symbols:U+EA2F?FILL=0
        sort.down|A|cupertino:U+F906;sort.down.circle|A|cupertino:U+F907;sort.down.circle.fill|A|cupertino:U+F908;sort.up|A|cupertino:U+F909
        sort.up.circle|A|cupertino:U+F90A;sort.up.circle.fill|A|cupertino:U+F90B;sparkle|C|mdi6:U+F0AE2;sparkles|A|cupertino:U+F7E8
        speaker|A|cupertino:U+F7E9;speaker.1|A|cupertino:U+F7EA;speaker.1.fill|A|cupertino:U+F3B7;speaker.2|A|cupertino:U+F7EB
        speaker.2.fill|A|cupertino:U+F7EC;speaker.3|A|cupertino:U+F7ED;speaker.3.fill|A|cupertino:U+F3BA;speaker.fill|A|cupertino:U+F3B8
        speaker.slash|A|cupertino:U+F7EE;speaker.slash.fill|A|cupertino:U+F3B9;speaker.slash.fill.rtl|A|cupertino:U+F7EF
        speaker.slash.rtl|A|cupertino:U+F7F0;speaker.wave.1|A|cupertino:U+F7EA;speaker.wave.2|A|cupertino:U+F7EB
        speaker.wave.2.fill|A|cupertino:U+F7EC;speaker.wave.3.fill|A|cupertino:U+F3BA;speaker.zzz|A|cupertino:U+F7F1
        speaker.zzz.fill|A|cupertino:U+F7F2;speaker.zzz.fill.rtl|A|cupertino:U+F7F3;speaker.zzz.rtl|A|cupertino:U+F7F4
        speedometer|A|cupertino:U+F7F5;sportscourt|A|cupertino:U+F7F6;sportscourt.fill|A|cupertino:U+F7F7;square|A|cupertino:U+F7F8
        square.3.layers.3d|A|cupertino:U+F819;square.3.layers.3d.top.filled|C|cupertino:U+F81A;square.3.stack.3d.slash|D|slash(cupertino:U+F81A)
        square.and.arrow.down|A|cupertino:U+F7F9;square.and.arrow.down.fill|A|cupertino:U+F7FA;square.and.arrow.up|A|cupertino:U+F4CA
        square.and.pencil|A|cupertino:U+F417;square.arrow.down|A|cupertino:U+F7F9;square.arrow.down.fill|A|cupertino:U+F7FA
        square.arrow.down.on.square|A|cupertino:U+F7FB;square.arrow.down.on.square.fill|A|cupertino:U+F7FC;square.arrow.left|A|cupertino:U+F90C
        square.arrow.left.fill|A|cupertino:U+F90D;square.arrow.right|A|cupertino:U+F90E;square.arrow.right.fill|A|cupertino:U+F90F
        square.arrow.up|A|cupertino:U+F4CA;square.arrow.up.fill|A|cupertino:U+F4CB;square.arrow.up.on.square|A|cupertino:U+F7FD
        square.arrow.up.on.square.fill|A|cupertino:U+F7FE;square.dashed|C|mdi6:U+F0489;square.favorites|A|cupertino:U+F910
        square.favorites.alt|A|cupertino:U+F911;square.favorites.alt.fill|A|cupertino:U+F912;square.favorites.fill|A|cupertino:U+F913
        square.fill|A|cupertino:U+F7FF;square.fill.line.vertical.square|A|cupertino:U+F800
        square.fill.line.vertical.square.fill|A|cupertino:U+F801;square.fill.on.circle.fill|A|cupertino:U+F802
        square.fill.on.square.fill|A|cupertino:U+F803;square.grid.2x2|A|cupertino:U+F804;square.grid.2x2.fill|A|cupertino:U+F805
        square.grid.3x2|A|cupertino:U+F806;square.grid.3x2.fill|A|cupertino:U+F807;square.grid.4x3.fill|A|cupertino:U+F808
        square.lefthalf.fill|A|cupertino:U+F809;square.line.vertical.square|A|cupertino:U+F80A
        square.line.vertical.square.fill|A|cupertino:U+F80B;square.list|A|cupertino:U+F914;square.list.fill|A|cupertino:U+F915
        square.on.circle|A|cupertino:U+F80C;square.on.square|A|cupertino:U+F80D;square.pencil|A|cupertino:U+F417
        square.pencil.fill|A|cupertino:U+F417;square.righthalf.fill|A|cupertino:U+F80E;square.slash|B|slash(cupertino:U+F7F8)
        square.split.1x2|A|cupertino:U+F80F;square.split.1x2.fill|A|cupertino:U+F810;square.split.2x1|A|cupertino:U+F811
        square.split.2x1.fill|A|cupertino:U+F812;square.split.2x2|A|cupertino:U+F813;square.split.2x2.fill|A|cupertino:U+F814
        square.stack|A|cupertino:U+F815;square.stack.3d.down.dottedline|A|cupertino:U+F816;square.stack.3d.down.forward|D|cupertino:U+F817
        square.stack.3d.down.right|A|cupertino:U+F817;square.stack.3d.down.right.fill|A|cupertino:U+F818;square.stack.3d.up|A|cupertino:U+F819
        square.stack.3d.up.fill|A|cupertino:U+F81A;square.stack.3d.up.slash|A|cupertino:U+F81B;square.stack.3d.up.slash.fill|A|cupertino:U+F81C
        square.stack.fill|A|cupertino:U+F81D;squares.below.rectangle|A|cupertino:U+F81E;stairs|C|material-symbols:U+F1A9?FILL=0
        star|A|cupertino:U+F81F;star.circle|A|cupertino:U+F820;star.circle.fill|A|cupertino:U+F821;star.fill|A|cupertino:U+F822
        star.lefthalf.fill|A|cupertino:U+F823;star.slash|A|cupertino:U+F824;star.slash.fill|A|cupertino:U+F825;staroflife|A|cupertino:U+F826
        staroflife.fill|A|cupertino:U+F827;steeringwheel|C|mdi6:U+F04D4;steeringwheel.and.heat.waves|D|mdi6:U+F04D4
        stethoscope|C|material-symbols:U+F805?FILL=0;stop|A|cupertino:U+F828;stop.circle|A|cupertino:U+F829;stop.circle.fill|A|cupertino:U+F82A
        stop.fill|A|cupertino:U+F82B;stopwatch|A|cupertino:U+F82C;stopwatch.fill|A|cupertino:U+F82D;storefront|C|material-symbols:U+EA12?FILL=0
        storefront.fill|C|material-symbols:U+EA12?FILL=1;stove.fill|D|mdi6:U+F04DE;strikethrough|A|cupertino:U+F82E;suit.club|A|cupertino:U+F82F
        suit.club.fill|A|cupertino:U+F830;suit.diamond|A|cupertino:U+F831;suit.diamond.fill|A|cupertino:U+F832;suit.heart|A|cupertino:U+F833
        suit.heart.fill|A|cupertino:U+F834;suit.spade|A|cupertino:U+F835;suit.spade.fill|A|cupertino:U+F836;sum|A|cupertino:U+F837
        sun.dust|A|cupertino:U+F838;sun.dust.fill|A|cupertino:U+F839;sun.haze|A|cupertino:U+F83A;sun.haze.fill|A|cupertino:U+F83B
        sun.max|A|cupertino:U+F4B6;sun.max.circle.fill|B|enclose(circle.fill, cupertino:U+F4B7);sun.max.fill|A|cupertino:U+F4B7
        sun.min|A|cupertino:U+F83C;sun.min.fill|A|cupertino:U+F83D;sunrise|A|cupertino:U+F83E;sunrise.fill|A|cupertino:U+F83F
        sunset|A|cupertino:U+F840;sunset.fill|A|cupertino:U+F841;swiftdata|D|material-symbols:U+F20E?FILL=0;switch.camera|A|cupertino:U+F49E
        switch.camera.solid|A|cupertino:U+F49F;syringe|C|material-symbols:U+E133?FILL=0;syringe.fill|C|material-symbols:U+E133?FILL=1
        t.bubble|A|cupertino:U+F842;t.bubble.fill|A|cupertino:U+F843;table|A|cupertino:U+F844;table.badge.more|A|cupertino:U+F845
        table.badge.more.fill|A|cupertino:U+F846;table.fill|A|cupertino:U+F847;tablecells|D|material-symbols:U+F191?FILL=0
        tag|A|cupertino:U+F48C;tag.circle|A|cupertino:U+F848;tag.circle.fill|A|cupertino:U+F849;tag.fill|A|cupertino:U+F48D
        tag.solid|A|cupertino:U+F48D;tags.solid|A|cupertino:U+F48F;takeoutbag.and.cup.and.straw|D|mdi6:U+F1916
        takeoutbag.and.cup.and.straw.fill|D|mdi6:U+F025A;target|C|mdi6:U+F05DD;tennis.racket|C|material-symbols:U+EA32?FILL=0
        terminal|C|material-symbols:U+EB8E?FILL=0;terminal.fill|C|material-symbols:U+EB8E?FILL=1;testtube.2|C|mdi6:U+F0668
        text.aligncenter|A|cupertino:U+F84A;text.alignleft|A|cupertino:U+F84B;text.alignright|A|cupertino:U+F84C;text.append|A|cupertino:U+F84D
        """#
}
