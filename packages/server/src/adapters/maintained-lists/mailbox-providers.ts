export const MAILBOX_PROVIDERS: ReadonlySet<string> = new Set(
  `
    gmail.com googlemail.com icloud.com me.com mac.com aol.com aim.com outlook.com outlook.de outlook.fr
    outlook.es outlook.it outlook.jp outlook.in outlook.pt outlook.com.br outlook.com.ar outlook.com.au
    outlook.dk outlook.be outlook.ie outlook.kr hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.es
    hotmail.it hotmail.be hotmail.nl hotmail.ca hotmail.se hotmail.no hotmail.dk hotmail.com.br hotmail.com.ar
    hotmail.com.tr live.com live.co.uk live.fr live.de live.nl live.it live.be live.ca live.com.au live.com.mx
    live.se live.dk live.no live.cl live.com.ar live.in live.jp msn.com windowslive.com passport.com yahoo.com
    yahoo.co.uk yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.ca yahoo.in yahoo.co.in yahoo.com.br yahoo.com.ar
    yahoo.com.mx yahoo.com.au yahoo.co.jp yahoo.co.id yahoo.com.ph yahoo.com.tw yahoo.com.hk yahoo.com.sg
    yahoo.com.vn yahoo.gr yahoo.ie yahoo.pl yahoo.ro yahoo.se yahoo.com.tr ymail.com rocketmail.com myyahoo.com
    proton.me protonmail.com protonmail.ch pm.me tuta.com tutanota.com tutanota.de tuta.io tutamail.com
    keemail.me fastmail.com fastmail.fm hey.com zoho.com zohomail.com zohomail.eu mailbox.org posteo.de
    posteo.net riseup.net disroot.org runbox.com startmail.com hushmail.com gmx.de gmx.net gmx.at gmx.ch gmx.com
    gmx.fr gmx.us gmx.co.uk gmx.es web.de mail.com email.com t-online.de freenet.de arcor.de 1und1.de online.de
    vodafone.de bluewin.ch a1.net aon.at chello.at hispeed.ch sunrise.ch orange.fr wanadoo.fr free.fr laposte.net
    sfr.fr neuf.fr bbox.fr skynet.be telenet.be proximus.be voo.be pt.lu ziggo.nl kpnmail.nl planet.nl xs4all.nl
    home.nl upcmail.nl libero.it virgilio.it alice.it tim.it tin.it tiscali.it inwind.it iol.it fastwebnet.it
    telefonica.net terra.es sapo.pt mail.telepac.pt otenet.gr in.gr btinternet.com sky.com virginmedia.com
    ntlworld.com talktalk.net blueyonder.co.uk eircom.net telia.com online.no mail.dk elisanet.fi saunalahti.fi
    bredband.net spray.se luukku.com wp.pl o2.pl onet.pl onet.eu interia.pl interia.eu op.pl vp.pl tlen.pl
    gazeta.pl seznam.cz email.cz centrum.cz centrum.sk azet.sk zoznam.sk post.cz volny.cz freemail.hu
    citromail.hu abv.bg mail.bg inbox.lv inbox.lt mail.ee net.hr siol.net mail.ru inbox.ru list.ru bk.ru
    internet.ru yandex.ru yandex.com ya.ru rambler.ru yandex.by yandex.kz ukr.net i.ua meta.ua tut.by comcast.net
    verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com optonline.net
    frontier.com windstream.net rogers.com sympatico.ca bell.net shaw.ca telus.net videotron.ca bigpond.com
    bigpond.net.au optusnet.com.au xtra.co.nz uol.com.br bol.com.br terra.com.br ig.com.br globo.com
    prodigy.net.mx fibertel.com.ar qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com
    aliyun.com 139.com 189.cn 21cn.com tom.com hinet.net pchome.com.tw netvigator.com naver.com daum.net
    hanmail.net kakao.com nate.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp nifty.com
    ocn.ne.jp biglobe.ne.jp so-net.ne.jp rediffmail.com sify.com walla.co.il walla.com mweb.co.za telkomsa.net
    vodamail.co.za
  `.match(/\S+/g),
);
