/** Data table: the texts of the seven city pages */
import type { Fact, Faq } from './content-parts.ts';
import type { SourceId } from './sources.ts';

export type CityContent = {
  /** Shown below the heading, and the first half of the meta description. */
  lead: string;
  overview: readonly string[];
  facts: readonly Fact[];
  /** Places to which inspectors from the city commonly travel. */
  nearby: readonly Fact[];
  coverage: readonly string[];
  faq: readonly Faq[];
  /** Beside those of the law of the country. */
  sources: readonly SourceId[];
};

/** By the slug of the city. */
export const CITY_CONTENT: Readonly<Record<string, CityContent>> = {
  istanbul: {
    lead: 'Istanbul lies in the Marmara region, where much of the heavy industry of Türkiye is based. Find inspection bodies, NDT crews and laboratories on both sides of the Bosphorus.',
    overview: [
      'Buyers who say Istanbul usually mean the whole Marmara region. The inspection bodies have their offices in the city; much of the plant is an hour or two away, around the Gulf of İzmit. Ask each company where the crew will start from.',
      'Vessels, boilers and lifting gear in use fall under the periodic control of the work equipment regulation. The people who do it must be engineers or technicians with the qualification that the regulation names, and they must be registered with the labour ministry in its system EKİPNET: ask for the registration number of the person who signs. The amendment of 18 February 2022 (Official Gazette 31754) changed these rules, so a report form from before that date is a warning sign.',
      'Shipyards are the second large customer. They lie close together at Tuzla and Yalova. Hull thickness measurement there needs a firm that the society of the ship has approved, and weld testing is witnessed by its surveyor: name the society in the enquiry.',
    ],
    facts: [
      {
        label: 'Strong in',
        text: 'Ship repair, petrochemicals, car manufacturing, steel fabrication, boilers and vessels',
      },
      {
        label: 'Metrology',
        text: 'TÜBİTAK UME, the national metrology institute, is at Gebze, between Istanbul and İzmit',
      },
    ],
    nearby: [
      { label: 'Kocaeli', text: 'Refining, chemicals, car plants and ports around the Gulf of İzmit.' },
      { label: 'Yalova', text: 'Newbuilding and repair yards on the south shore of the gulf.' },
      { label: 'Bursa', text: 'Car parts, machinery and textile plants, with many boilers and air receivers.' },
    ],
    coverage: [
      'Companies in Istanbul commonly cover the whole of Marmara and travel to İzmir, Ankara and the Black Sea coast. For accreditation Türkiye counts as part of Europe, and many buyers in the Middle East and Central Asia use Turkish inspectors as well.',
      'For a job across the Bosphorus or around the gulf, ask which office the crew will come from: traffic decides whether a call-out takes two hours or half a day.',
    ],
    faq: [
      {
        question: 'How often must a steam boiler in Istanbul be inspected?',
        answer:
          'Normally every year, so plan the shutdown and the inspection body together. If the standard for the boiler sets another interval, show that standard to the inspector first.',
      },
      {
        question: 'Who accredits laboratories and inspection bodies in Türkiye?',
        answer:
          'TÜRKAK, and by law only TÜRKAK. Look up the number on the report or certificate in its public list, and read the scope. It has signed the European and the worldwide recognition agreements.',
      },
    ],
    sources: ['recognition'],
  },
  dubai: {
    lead: 'Industry in Dubai centres on the port of Jebel Ali, the smelter and the dry docks. Find inspection companies for lifting gear, fabrication, ships and plant, with their accreditation.',
    overview: [
      'Which authority has a say depends on the address. Dubai Municipality sets the rules for boilers, pressure vessels and lifting equipment in the city; Trakhees does so in the areas of its ports and free zones, Jebel Ali among them. Ask the company which of the two has approved it, and for which equipment.',
      'The guideline of Dubai Municipality has boilers, air receivers and other vessels examined when they are installed and every twelve months after that, by competent persons that it has approved. The inspection body needs ISO/IEC 17020 accreditation as well. Check the current edition of the guideline before you plan an outage.',
      'Many fabricators in Dubai build modules for oil and gas fields elsewhere in the Gulf. Their clients send third-party inspectors to the yard, so vendor inspection, weld testing and witnessing of factory tests are as common here as in-service inspection.',
    ],
    facts: [
      { label: 'Strong in', text: 'Fabrication for the Gulf, ship repair, aluminium, construction, lifting equipment' },
      {
        label: 'Lifting equipment',
        text: 'Bodies that inspect lifting equipment in Dubai need ISO/IEC 17020 accreditation. Ask for the EIAC certificate and its scope, and check the current edition of the rule.',
      },
    ],
    nearby: [
      { label: 'Abu Dhabi', text: 'Oil and gas production, refining at Ruwais and large power and water plants.' },
      { label: 'Sharjah', text: 'Fabrication yards and workshops, many of them for offshore clients.' },
      { label: 'Fujairah', text: 'Oil storage and bunkering outside the Strait of Hormuz.' },
    ],
    coverage: [
      'Companies in Dubai work throughout the Emirates and travel to Oman, Qatar, Saudi Arabia and Kuwait. For work in another Gulf state, ask about site passes, visas and national approvals first: they take longer than the journey.',
      'Offshore work needs people with valid survival training and medical certificates; ask for the expiry dates with the quote.',
    ],
    faq: [
      {
        question: 'Who accredits inspection bodies in Dubai?',
        answer:
          'EIAC, the Emirates International Accreditation Centre, which belongs to Dubai. At federal level there is ENAS, and GAC serves the Gulf states. Ask the authority or the owner which of them it accepts, then look up the scope.',
      },
      {
        question: 'Which accreditation does a crane inspection company in Dubai need?',
        answer:
          'ISO/IEC 17020 as an inspection body, with lifting equipment in its scope. An inspector’s own certificate is not enough.',
      },
    ],
    sources: ['eiac', 'recognition'],
  },
  singapore: {
    lead: 'Singapore refines oil, repairs ships and makes chemicals on one small island. Find authorised examiners, NDT crews and accredited laboratories for Jurong Island, the yards and the airport.',
    overview: [
      'Refineries and petrochemical plants stand side by side on Jurong Island. Inspection there is planned years ahead around shutdowns, and passes for people and equipment take time. Know which law you are under: vessels that hold only chemicals need no registration with the Ministry of Manpower, while an air receiver in the workshop does.',
      'Singapore is also a port where ships refuel and are repaired. The yards in the west need hull thickness measurement by firms approved by the class society, weld testing, coating inspection and lifting gear surveys, often at short notice and at night.',
      'The island is small, so nearly every inspection company can be on site the same day. What differs is who is authorised for what: a pressure vessel needs an authorised examiner, a test report an accredited laboratory, and a ship a firm approved by its class society.',
    ],
    facts: [
      {
        label: 'Strong in',
        text: 'Refining and petrochemicals, ship repair and offshore, aerospace maintenance, electronics',
      },
      {
        label: 'Site access',
        text: 'Jurong Island is a protected place: apply early for passes for people, vehicles and radiation sources',
      },
    ],
    nearby: [
      {
        label: 'Johor Bahru',
        text: 'Factories across the causeway, and the refining complex at Pengerang further east.',
      },
      { label: 'Batam', text: 'Fabrication yards and shipyards on the Indonesian side of the strait.' },
      {
        label: 'Kuala Lumpur',
        text: 'Head offices of the Malaysian oil and gas industry, with laboratories and NDT training nearby.',
      },
    ],
    coverage: [
      'Companies in Singapore serve the yards of Batam and Johor and travel throughout South-East Asia. Each country has its own approvals for pressure equipment and radiography, so a Singapore licence does not count in Malaysia or Indonesia.',
      'For urgent work in the region, Singapore is a common base: equipment and people are there, and flights are short.',
    ],
    faq: [
      {
        question: 'Which pressure equipment needs an authorised examiner in Singapore?',
        answer:
          'Steam boilers (every year), and steam and air receivers (every two years). All registered vessels also need a hydrostatic test and thickness gauging at least once in ten years. Refrigerating receivers need approval before first use: ask the ministry what applies later.',
      },
      {
        question: 'Who accredits laboratories in Singapore?',
        answer:
          'The Singapore Accreditation Council, SAC. It also accredits inspection bodies. Look up the scope before you order.',
      },
    ],
    sources: ['mom'],
  },
  london: {
    lead: 'Class societies and insurers have their offices in London; the tanks, jetties and cranes stand along the Thames. Find inspection bodies and laboratories in and around the capital.',
    overview: [
      'The first classification society, Lloyd’s Register, is at 71 Fenchurch Street; the association of class societies and many marine insurers are in London as well. Much of the inspection ordered here happens elsewhere, so ask each company where its people are, not only where its office is.',
      'Plant is closer than it looks. Downriver are the container port of London Gateway, the Thames ports, and the terminals at Coryton and on the Isle of Grain: tanks, jetties, cranes and pipelines. In the city itself there are lifts, boilers, chillers, bridges, tunnels and thousands of pressure systems in hospitals and offices.',
      'The owner remains responsible for pressure systems and lifting equipment, and needs a competent person for both. The insurer often provides one, but you are free to choose.',
    ],
    facts: [
      {
        label: 'Strong in',
        text: 'Lifts and lifting equipment, boilers and building services, rail, construction, marine survey',
      },
      {
        label: 'Approved bodies',
        text: 'For the UKCA mark the government lists approved bodies in its “Find a conformity assessment body” service. The CE mark stays accepted for pressure equipment in Great Britain, without an end date, since 1 October 2024.',
      },
    ],
    nearby: [
      { label: 'Southampton', text: 'Cruise and container port, and the Fawley refinery on the other shore.' },
      { label: 'Birmingham', text: 'Castings, forgings, aerospace and rail, with many materials laboratories.' },
      { label: 'Felixstowe', text: 'Container cranes and port equipment on the North Sea coast.' },
    ],
    coverage: [
      'Companies listed in London cover the south-east of England and often the whole country. For a site outside the M25, compare the travel time with that of a company in the Midlands or on the coast.',
      'Nobody licenses the competent person in Great Britain: accreditation as an inspection body to ISO/IEC 17020 is the usual proof. Northern Ireland has regulations of its own.',
    ],
    faq: [
      {
        question: 'Does my air compressor in London need a written scheme of examination?',
        answer:
          'Yes, if the pressure in bar times the volume in litres exceeds 250. Have the scheme written before the compressor first runs.',
      },
      {
        question: 'Which lifting equipment must be examined every 6 months?',
        answer:
          'Equipment that lifts people, and lifting accessories. Other equipment is normally due every 12 months; a competent person can set other intervals in an examination scheme.',
      },
    ],
    sources: ['ce-mark-gb'],
  },
  houston: {
    lead: 'The refineries and petrochemical plants of Houston line its ship channel. Find API inspectors, NDT companies and laboratories that know refineries.',
    overview: [
      'Texas has no inspection law for unfired pressure vessels. What binds a plant is OSHA’s process safety rule (29 CFR 1910.119, paragraph j), which asks for inspection to recognised good practice, the insurer, and the codes that the owner has adopted.',
      'That practice means API: 510 for vessels, 570 for piping, 653 for tanks. An inspector is asked for those certificates before anything else. Prices follow the turnaround season: in spring and autumn every good crew is booked.',
      'Alongside the plants there are fabricators, valve manufacturers and suppliers of offshore and subsea equipment. They need shop inspection, ASME and API product testing, and laboratories for line pipe, sour service and failure analysis.',
    ],
    facts: [
      { label: 'Strong in', text: 'Refining, petrochemicals, pipelines, subsea equipment, tank terminals' },
      {
        label: 'Boilers',
        text: 'Texas registers boilers, with exemptions (Health and Safety Code, chapter 755, and 16 TAC chapter 65). The certificate of operation is posted next to the boiler, and the inspection is done by the agency that insures it, otherwise by the state (TDLR). Unfired pressure vessels are not covered.',
      },
      {
        label: 'Codes in service',
        text: 'API 510 for pressure vessels, API 570 for piping, API 653 for storage tanks',
      },
    ],
    nearby: [
      {
        label: 'Beaumont',
        text: 'Refineries and chemical plants at Beaumont and Port Arthur, and LNG at Sabine Pass.',
      },
      { label: 'Corpus Christi', text: 'Crude export terminals, refineries and pipelines.' },
      { label: 'Lake Charles', text: 'Chemical and LNG plants across the Louisiana border.' },
      { label: 'Freeport', text: 'One of the country’s largest chemical sites, south of the city.' },
    ],
    coverage: [
      'Companies in Houston work along the whole Gulf Coast from Corpus Christi to New Orleans and in the Permian Basin. Large ones send turnaround crews to any state and to Latin America.',
      'Plants require safety records, drug tests and site training from contractors before the first hour of work. Ask whether the company is already approved for your site.',
    ],
    faq: [
      {
        question: 'Who may inspect a boiler in Houston?',
        answer:
          'Ask your insurer first: if it insures the boiler, its Authorized Inspection Agency inspects it, and otherwise TDLR, the state licensing department. Book before the certificate of operation expires.',
      },
      {
        question: 'Which API certificate do I need for which equipment?',
        answer:
          'API 510 for pressure vessels in service, 570 for piping, 653 for storage tanks, 1169 for building pipelines. For inspection at a supplier’s works: SIFE for fixed equipment, SIRE for rotating, SIEE for electrical. They belong to individuals, so ask for the name and number of the inspector who will come.',
      },
    ],
    sources: ['texas', 'api-codes'],
  },
  aberdeen: {
    lead: 'Aberdeen serves the oil, gas and wind fields of the North Sea. Find companies for offshore inspection, rope access, subsea work and decommissioning, with people certified to work offshore.',
    overview: [
      'An offshore job is won or lost on papers and bed space. Everybody who flies needs survival training and a medical in date; a specialist with one expired card costs the trip. Ask for a table of the crew with every certificate and its end date, and compare it with the last day offshore.',
      'The work has changed as the fields have aged. Inspection, repair, maintenance and decommissioning are growing: wall thickness and corrosion under insulation, fatigue cracks in jackets, the condition of wells and pipelines before they are abandoned. Offshore wind adds towers, blades and foundations.',
      'Going offshore makes everything more expensive: bed space is the bottleneck. So multi-skilled people are in demand, such as a rope access technician who also holds UT, MT and PT. Ask for the combination, not for single certificates.',
    ],
    facts: [
      { label: 'Strong in', text: 'Offshore integrity, rope access NDT, subsea inspection, decommissioning, wind' },
      {
        label: 'Offshore law',
        text: 'The safety case regulations followed the inquiry into Piper Alpha (1988, 167 deaths). HSE regulates safety offshore. Independent and competent persons verify the safety-critical elements under the duty holder’s verification scheme: that is a separate job from the NDT on board.',
      },
      {
        label: 'Approval',
        text: 'Class societies approve NDT firms for a limited time: ask for the certificate of the society and its end date',
      },
    ],
    nearby: [
      { label: 'Peterhead', text: 'Deep-water harbour, power station and the St Fergus gas terminal.' },
      { label: 'Dundee', text: 'Rig repair, decommissioning and a base for offshore wind.' },
      { label: 'Inverness', text: 'The yards of the Cromarty Firth and the Highlands.' },
      { label: 'Stavanger', text: 'The Norwegian counterpart across the North Sea.' },
    ],
    coverage: [
      'Companies in Aberdeen cover the whole UK continental shelf from Shetland to the southern gas fields, and send crews to Norway, West Africa and the Caspian Sea.',
      'For offshore work, ask for survival training, medical and rope access certificates with their dates, and for freight lead times: equipment often sails days before the people fly.',
    ],
    faq: [
      {
        question: 'Which certificates does an inspector need to work offshore from Aberdeen?',
        answer:
          'BOSIET, later renewed by FOET, with compressed air emergency breathing (CA-EBS); MIST; an offshore medical recognised by OEUK; and the certificate for the method. For work on ropes, an IRATA card as well. Check the expiry dates against the end of the trip, not its start.',
      },
      {
        question: 'Who regulates safety on British offshore installations?',
        answer:
          'HSE, the Health and Safety Executive, with the environmental regulator OPRED beside it. The duty holder appoints independent verifiers for the safety-critical elements; an inspection company supplies them with data and does not replace them.',
      },
    ],
    sources: ['offshore'],
  },
  rotterdam: {
    lead: 'The port of Rotterdam is lined with refineries, tank terminals and chemical plants. Find inspection bodies, NDT crews and laboratories that work there.',
    overview: [
      'The law here asks who may decide before it asks what to test, and an NDT company works for the body or the user inspectorate that decides. A CE mark does not end it: equipment in scope can need a Dutch inspection before first use, and again after it has been moved to another plot.',
      'Tank floors, spheres, jetties, loading arms and piping create a steady demand for inspection, with peaks in the spring and autumn shutdowns. Book floor scanning and rope access teams months ahead for those weeks.',
      'Large sites often inspect their own equipment. An outside company then works to the rules of that inspectorate, so ask early who approves the procedure and the result.',
    ],
    facts: [
      { label: 'Strong in', text: 'Tank terminals, refineries, chemicals, offshore fabrication, ship repair' },
      {
        label: 'Pipelines',
        text: 'Long crude oil pipelines start in the port: girth welds and coating are tested along the whole route',
      },
    ],
    nearby: [
      { label: 'Antwerp', text: 'The second large chemical cluster, an hour to the south, under Belgian rules.' },
      { label: 'Amsterdam', text: 'Tank terminals, ship repair and the steelworks on the coast.' },
      { label: 'Vlissingen', text: 'Refining, offshore wind and fabrication at the mouth of the Scheldt.' },
    ],
    coverage: [
      'Companies in Rotterdam work throughout the delta from Amsterdam to Antwerp and along the pipelines into Germany. Reports in Dutch or English are usual; a Belgian or German site may require its own language and its own designated body.',
      'Offshore crews set out from here for the southern North Sea: oil, gas and wind alike.',
    ],
    faq: [
      {
        question: 'Do American tank rules count in Rotterdam?',
        answer:
          'An API 653 certificate shows knowledge, not authority. Atmospheric tanks are inspected under the environmental permit of the terminal, as a rule with the Dutch guideline PGS 29 and EEMUA 159: read the permit first, because it names the code.',
      },
    ],
    sources: ['netherlands'],
  },
};
