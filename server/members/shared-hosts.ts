/**
 * Hosts at which anybody can have an address or a page: an address there says nothing about a company, even if its website is
 * there, too. By the name without its ending for those that exist in many countries.
 */
const FAMILIES = new Set(
  `aim aol btinternet gmail gmx googlemail hotmail icloud inbox live mail mailbox msn outlook proton protonmail rediffmail rocketmail
   tutanota virginmedia web windowslive yahoo yandex ymail zoho facebook instagram linkedin twitter x youtube google blogspot
   wordpress wixsite wix weebly jimdo squarespace webnode godaddysites business sites github gitlab tripod angelfire alibaba
   made-in-china globalsources indiamart tradeindia exportersindia yellowpages europages kompass`.split(/\s+/),
);
const HOSTS = new Set(
  `10minutemail.com 126.com 139.com 163.com 189.cn aliyun.com arcor.de att.net bellsouth.net bigpond.com bigpond.net.au bk.ru
   blueyonder.co.uk bluewin.ch bol.com.br centrum.cz chello.at chello.nl comcast.net cox.net daum.net docomo.ne.jp duck.com
   earthlink.net email.cz eircom.net fastmail.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de guerrillamail.com
   hanmail.net hey.com home.nl hushmail.com i.ua interia.pl internode.on.net kakao.com kpnmail.nl laposte.net libero.it list.ru
   mac.com mail.ru mailinator.com me.com mweb.co.za nate.com naver.com neuf.fr ntlworld.com o2.pl online.no onet.pl optonline.net
   optusnet.com.au orange.fr pm.me posteo.de posteo.net qq.com rambler.ru rogers.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca
   sina.cn sina.com skynet.be sohu.com t-online.de talktalk.net telefonica.net telenet.be telia.com telus.net terra.com.br
   terra.es tin.it tiscali.co.uk tiscali.it tom.com tuta.io ukr.net uol.com.br verizon.net videotron.ca vip.qq.com virgilio.it
   wanadoo.fr wp.pl xs4all.nl yeah.net ziggo.nl`.split(/\s+/),
);

/** `domain` is what somebody can register, `name` the same without its public ending. */
export function isSharedMailHost(domain: string, name: string): boolean {
  return HOSTS.has(domain) || FAMILIES.has(name);
}
