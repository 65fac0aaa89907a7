/** Data table: everyday words of other languages that say nothing about which company is wanted */
import { normalForm } from '#domain/text/normal-form.ts';

/** Articles and prepositions, which phrases may have or not: "inspección de (las) soldaduras". */
const PARTICLES = wordSet(`
  der die das den dem des ein eine einer eines einem einen von vom zum zur im am an auf aus bei beim mit für nach und oder
  le la les l d de du des un une au aux à et ou en par pour avec sur
  el los las del al y o u con para por sus su
  il lo gli i di dei degli delle della dello dell dal dalla dalle dai nel nella nei nelle sul sulla sui al alla alle ai e ed con per un uno una
  o os as do dos da das no na nos nas num numa ao à aos às com em e um uma pelo pela
  het een van op te ten ter voor met bij of aan in uit
  w we z ze na do dla od po przy oraz i lub u
  ve ile için
  av af i på til till för for og och den det de ett en et hos ved vid med fra från`);

/** What questions, orders and advertisements are made of. */
const SAYS_NOTHING = wordSet(`
  ich wir sie er es du man wird werden wurde muss müssen muß soll sollen darf dürfen möchte möchten will wollen können könnte könnten ist sind sein war
  hat haben habe hatte gibt geben bitte dringend schnell schnellstmöglich sofort kurzfristig günstig günstige günstiger preiswert preis preise kosten kostet
  angebot angebote anfrage anfragen termin jährlich jährliche jährlichen jährlicher jedes jahr jahre regelmäßig regelmäßige monatlich vierteljährlich
  nähe umgebung umkreis umland raum großraum region stadt ort orts vorort standort baustelle betrieb werk firma unternehmen betriebe anbieter dienstleister
  dienstleistung dienstleistungen fachfirma fachbetrieb fachkraft fachleute experte experten spezialist spezialisten akkreditiert akkreditierte
  akkreditierter akkreditiertes akkreditierten zugelassen zugelassene zugelassener zugelassenes zertifizierte zertifizierter zertifizierten anerkannt
  anerkannte anerkannter geprüft befähigte befähigter person personen welche welcher welches welchen wieviel warum wann wie oft viel viele mehr
  neu neue neuer neues neuen neuem alt alte alter altes alten gebraucht gebrauchte gebrauchter durchführen durchführung ausführen durchgeführt machen lassen
  erstellen abnehmen überprüfen kontrollieren untersuchen bestimmen feststellen finden suchen benötigt braucht brauch gesucht gerade auch noch nur schon
  deutschlandweit bundesweit weltweit europaweit lokal vor ort unter über durch ohne zwischen wegen laut gemäß gemaess
  inkl inklusive sowie bzw usw ca etwa kunde kunden auftrag
  groß große großer großes großen klein kleine kleiner kleines kleinen lange langer dicke dünne stelle stellen unabhängige unabhängiger
  unabhängigen unabhängiges verschiedene verschiedener einige einiger alle allen alles ganze gesamte bestehende bestehender vorhandene eigene wichtig
  je j il elle on nous vous ils est sont était être avoir faut doit doivent devons dois veux voudrais souhaite souhaitons recherche recherchons trouver
  quel quelle quels quelles quand comment combien pourquoi ça cet cette ces son sa ses leur leurs votre vos près proche autour
  proximité région ville site chantier usine société sociétés entreprises prestataire prestataires prestation prestations
  spécialiste spécialisé spécialisée spécialistes expert experts agréé agréée agréés accrédité accréditée accrédités habilité habilitée certifié certifiée
  certifiés devis prix tarif tarifs coût urgent urgence rapidement annuel annuelle annuels annuelles semestriel semestrielle trimestriel
  obligatoire obligatoires réglementaire neuf neuve neufs ancien ancienne usagé vérifier contrôler réaliser effectuer
  avant après pendant sans entre selon suivant norme normes général générale généraux générales svp merci bonjour mise remise
  petit petite petits petites grands grandes tout toute tous toutes seulement quelques plusieurs chaque location existant existante
  yo nosotros usted ustedes es son era ser está están estar hay tiene tienen tengo tenemos debe deben debo hacer haga quiero queremos quisiera
  requiero requerimos requiere necesita necesitan buscar encontrar cuál cuáles cuándo cuánto cuánta cuesta cuestan por qué este esta estos estas ese
  cerca cercano cercana alrededor zona ciudad región planta obra taller fábrica compañía compañías proveedora prestadora especialista especialistas
  especializada especializado expertos autorizado autorizada autorizados acreditado acreditada acreditados homologado homologada habilitado certificado certificada
  presupuesto presupuestos precio precios coste costo tarifa urgente urgentemente rápido rápida anual anuales semestral mensual periódico
  obligatorio obligatoria nuevo nueva nuevos nuevas usado usada usados viejo vieja revisar inspeccionar comprobar verificar certificar probar
  realizar antes después durante sin entre según norma normativa mi tu nuestra nuestros servicio servicios industrial industriales
  pequeño pequeña pequeños todo todos toda todas otro otra algún alguna algunos cada alquiler solamente existente existentes rápidamente
  io noi lei loro è sono sia essere avere ha hanno ho abbiamo deve devono devo dobbiamo bisogna occorre voglio vorrei vorremmo cercare trovare ricerco
  quale quali quando come quanto quanta costa costano perché questo questa questi queste vicino vicina vicinanze dintorni zona città regione impresa imprese ditta ditte
  azienda aziende società studio tecnico tecnici tecnica professionista specializzata specializzato specializzati esperto esperti abilitato abilitata
  abilitati autorizzato autorizzata accreditato accreditata accreditati certificato certificata certificati preventivo preventivi prezzo prezzi costo costi urgente
  annuale annuali biennale triennale quinquennale periodico obbligatoria obbligatorio nuovo nuova nuovi nuove usato usata usati vecchio vecchia fare eseguire verificare
  controllare ispezionare testare effettuare prima dopo durante senza tra fra secondo norma cantiere stabilimento fabbrica sede zona nostro servizio servizi
   piccolo piccola tutto tutti tutte alcuni alcune ogni soltanto esistente esistenti noleggio
  nós você vocês são é foi ser está estão estar há tem têm tenho temos deve devem preciso precisa queremos quero gostaria procura procurando buscar encontrar
  qual quais quanto custa custam porque por que este esta estes estas perto próximo próxima região cidade zona fábrica obra empresa empresas prestadora prestador prestadores
  especializada especializado especializadas credenciado credenciada acreditado acreditada habilitado certificado certificada orçamento preço preços valor urgente
  anual anuais semestral mensal obrigatória obrigatório novo nova novos novas usado usada usados velho velha antigo fazer realizar verificar inspecionar testar
  certificar emitir emissão antes depois durante sem entre segundo conforme norma serviço serviços industrial industriais ao aos nossa minha onde
  pequeno pequena todos todas alguns algumas cada somente apenas existente existentes aluguel portátil
  ik wij we jij u zij zijn is was worden wordt moet moeten wil willen kan kunt zou graag hebben heeft heb nodig laten doen uitvoeren
  welke welk wanneer hoeveel hoe waarom wat kost kosten prijs prijzen offerte offertes dichtbij buurt omgeving omstreken regio stad locatie fabriek werkplaats
  bedrijven bedrijf partij partijen specialist specialisten deskundige deskundigen gecertificeerd gecertificeerde erkend erkende geaccrediteerd geaccrediteerde
  onze ons uw jaarlijks jaarlijkse periodiek verplicht verplichte nieuw nieuwe oud oude gebruikt gebruikte tweedehands snel spoed controleren keuren inspecteren
  onderzoeken nakijken voordat na tijdens zonder tussen volgens volgens conform waar kan dit deze die dat ook nog
  groot grote kleine alle alles alleen enkele sommige iedere elke bestaande gezocht gevraagd huur verhuur
  ja my on ona jest są był być ma mają mam mamy trzeba musi musimy muszę chcę chcemy chciałbym szukamy poszukuję poszukujemy znajdę zlecić zlecę wykonać wykonanie
  wykonują wykonuje robi jaki jaka jakie jakiej który która które kiedy ile kosztuje koszt cena ceny cennik oferta oferty wycena jak dlaczego czy blisko okolice okolicy
  pobliżu najbliżej region miasto zakład zakładu firma firmy usługi usługa specjalista specjalistyczna certyfikowany certyfikowana certyfikowane akredytowany akredytowana
  akredytowane uprawniony uprawnienia pilnie szybko tanio roczny roczna roczne coroczny obowiązkowy obowiązkowe nowy nowa nowe nowego nowej używany używana używanego stary
  stara starego sprawdzić zbadać skontrolować zrobić przed po podczas bez między według zgodnie nad norma normy nasz nasza nasze
  duży duża duże małe wszystkie tylko kilka każdy budowie miejscu wynajem istniejący istniejące
  ben biz siz var yok olan olarak olması gerek gerekiyor gerekli lazım istiyorum istiyoruz arıyoruz arıyorum aranıyor yaptırmak yaptırma yapılır yapılan yapar mı mi mu mü
  nasıl nereden nerede nereye ne zaman kaç kadar fiyat fiyatı fiyatları fiyatlar ücreti ücret ücretleri teklif maliyet yakın yakınında yakınımda civarı civarında
  çevresi bölgesi bölge şehir tesis tesisi fabrika şantiye firmalar firmaları şirketler şirketleri kuruluş kuruluşu kuruluşlar kuruluşları uzman uzmanı uzmanlar yetkili yetkilisi akredite
  sertifikalı belgeli onaylı tavsiye acil hızlı ucuz yıllık senelik aylık zorunlu yeni eski ikinci el kullanılmış yapmak yaptıracağız önce sonra sırasında olmadan
  arasında göre uygun standart bizim benim bu şu hangi kim hizmeti hizmetleri hizmet alınır veren verir
  büyük küçük tüm bütün sadece bazı her mevcut kiralık çektirmek aldırmak almak
  jag vi ni han hon är var vara har hade ska skall måste vill behöver söker söka sökes hitta finns finna vilken vilket vilka när hur vad vem kostar kostnad pris priser offert
  offerter nära närheten området region stad firma firmor företag bolag konsult specialist specialister certifierad certifierade certifierat ackrediterad ackrediterat ackrediterade
  godkänd godkänt kunnig snabbt akut årlig årligt årliga obligatorisk lagstadgad lagstadgade ny nytt nya gammal gammalt gamla begagnad begagnat utföra utför göra gör kolla
  besiktiga kontrollera prova testa innan efter under utan mellan enligt inom våra vår som kan
  stor stora stort liten små alla bara plats befintlig befintliga uthyrning
  jeg du er har hadde må vil ønsker trenger søker søke finne finnes hvilken hvilket hvilke når hvordan hva hvem hvor koster kostnad tilbud nær nærheten nærhet området firmaer
  bedrift bedrifter selskap leverandør spesialist sertifisert akkreditert godkjent sakkyndig sakkyndige raskt haster årlig årlige lovpålagt lovpålagte ny nytt nye gammel gammelt brukt utføre
  utfører gjøre sjekke kontrollere teste før etter uten mellom ifølge som våre vår
  store lille alle bare plass stedet eksisterende utleie udlejning kun sted
  søger find firmaer virksomhed virksomheder selskab specialist certificeret akkrediteret godkendt hurtigt årligt lovpligtigt lovpligtig lovpligtige nyt gammel gamle
  brugt udføre udfører lave får tjekke efterse afprøve inden efter mellem ifølge hvad hvem hvor`);

/** What is done, where nothing says on what: it is only required alone. */
const SAYS_LITTLE = wordSet(`
  besichtigung begutachtung überwachung überprüfung prüfungen prüfdienst prüfservice prüfdienstleister prüfingenieur messung messungen untersuchung untersuchungen abnahmen wartung kontrolle kontrollen
  gutachten analyse analysen versuch versuche test tests anlage anlagen gerät geräte
  vérifications inspections examen examens mesure mesures analyses expertises visite visites diagnostic diagnostics contrôleur inspecteur bilan
  revisión revisiones verificaciones comprobación medición mediciones análisis examen evaluación evaluaciones diagnóstico control controles mantenimiento equipos equipo
  verifiche controlli misura misure misurazione misurazioni analisi esame esami valutazione perizie diagnosi collaudi manutenzione impianti impianto
  verificação verificações vistoria vistorias medição medições análise análises exame avaliação avaliações diagnóstico testes teste manutenção equipamentos equipamento
  keuring keuringen controles meting metingen onderzoeken beproeving beproevingen inspecteurs analyse analyses diagnose installatie installaties
  badań badaniu kontroli kontrole przegląd przeglądy przeglądu przeglądów inspekcja inspekcji inspekcje pomiaru pomiarów ocena oceny diagnostyka ekspertyzy rewizja rewizji odbioru odbiory analiza analizy dozór dozoru
  muayeneler muayenesini kontroller kontrolünü kontrollerini ölçüm ölçümü ölçümleri testini deney deneyi deneyleri analiz analizi inceleme incelemesi denetimi raporu rapor bakım bakımı belge belgesi sertifikası
  besiktning besiktningar besiktningen kontroll kontroller provning provningar mätning mätningar undersökning granskning analys analyser prov labb laboratorium inspektioner
  kontrollen prøving prøvning måling målinger undersøkelse undersøkelser tilsyn ettersyn sertifisering analyse test tester inspeksjoner
  eftersyn undersøgelse undersøgelser prøvninger målinger syn inspektion inspektioner certificering`);

/** They are English as well, or names of places: they do not say in which language a text is. */
const ALSO_ENGLISH = wordSet(`
  alt analyses bit come control controls dal dan dat den det diagnostics die era expert experts far fare find for fra general gore
  hat her inspections lave man med mine mise nova once ort per person personen pro prove region ser sin site sole som son specialist
  tan ten test tester tests under urgent van vet war will zone zona store location her costa velha industrial service services standard equipment lab`);

export const isParticle = (word: string): boolean => PARTICLES.has(word);
export const saysNothingElsewhere = (word: string): boolean => PARTICLES.has(word) || SAYS_NOTHING.has(word);
export const saysLittleElsewhere = (word: string): boolean => SAYS_LITTLE.has(word);
/** Whether a word alone says that a text is not in English. */
export const isWordElsewhere = (word: string): boolean =>
  word.length > 2 && !ALSO_ENGLISH.has(word) && (saysNothingElsewhere(word) || saysLittleElsewhere(word));

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(normalForm));
}
