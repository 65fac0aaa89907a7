/** Data table: the texts of the seven city pages */
import type { Fact, Faq } from './content-parts.ts';

export type CityContent = {
  /** Shown below the heading, and the first half of the meta description. */
  lead: string;
  overview: readonly string[];
  facts: readonly Fact[];
  /** Places to which inspectors from the city commonly travel. */
  nearby: readonly Fact[];
  coverage: readonly string[];
  faq: readonly Faq[];
};

/** By the slug of the city. */
export const CITY_CONTENT: Readonly<Record<string, CityContent>> = {
  istanbul: {
    lead: 'Istanbul lies in the Marmara region, where much of the heavy industry of Türkiye is based. Find inspection bodies, NDT crews and laboratories on both sides of the Bosphorus.',
    overview: [
      'Buyers who say Istanbul usually mean the whole Marmara region. In 2012 it was home to 54 percent of the country’s thousand largest industrial companies. The inspection bodies have their offices in the city; much of the plant is an hour or two away, around the Gulf of İzmit.',
      'Kocaeli, just to the east, is the most heavily industrialised province: in 2011 manufacturing made up 73 percent of its output and about 13 percent of the country’s industrial output, with five ports and 35 industrial docks. Car plants, chemical plants and the Tüpraş refinery at İzmit, some 90 km from the city, all need periodic inspection of vessels, boilers and lifting gear.',
      'Shipyards are the second large customer. They lie close together at Tuzla, Yalova and İzmit, and since 2008 Tuzla has turned more to repair. Hull thickness measurement, weld testing and witnessing for class societies are daily business there.',
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
      { label: 'Kocaeli', text: 'Refining, chemicals, car plants and 35 industrial docks around the Gulf of İzmit.' },
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
          'TÜRKAK, and by law only TÜRKAK. Look up the number on the report or certificate in its public list. Its accreditations are recognised in Europe and worldwide.',
      },
    ],
  },
  dubai: {
    lead: 'Industry in Dubai centres on the port of Jebel Ali, the smelter and the dry docks. Find inspection companies for lifting gear, fabrication, ships and plant, with their accreditation.',
    overview: [
      'Jebel Ali opened in 1979 as the world’s largest man-made harbour. Around 2016 more than 7,300 companies in its free zone used the port. For inspection companies this means steel: the port handled five million tonnes of metal, steel and construction material in 2019, and much of it is inspected before it leaves or when it arrives.',
      'The aluminium smelter at Jebel Ali has run since 1980. It has its own power plant: boilers, gas turbines, cranes and conveyors on one site. Dubai Drydocks repairs ships; in 1993 it had three docks.',
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
          'EIAC, the Emirates International Accreditation Centre. Its accreditations are recognised by ILAC, IAF, ARAC and APAC. At federal level there is also ENAS.',
      },
      {
        question: 'Which accreditation does a crane inspection company in Dubai need?',
        answer:
          'ISO/IEC 17020 as an inspection body, with lifting equipment in its scope. An inspector’s own certificate is not enough.',
      },
    ],
  },
  singapore: {
    lead: 'Singapore refines oil, repairs ships and makes chemicals on one small island. Find authorised examiners, NDT crews and accredited laboratories for Jurong Island, the yards and the airport.',
    overview: [
      'Energy and chemicals made up 28.5 percent of a manufacturing output of 342 billion Singapore dollars in 2018, with more than 25,000 employees; the country was among the ten largest exporters of chemicals. The centre is Jurong Island, where refineries and petrochemical plants stand side by side. Inspection there is planned years ahead around shutdowns, and passes for people and equipment take time.',
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
          'Steam boilers, steam and air receivers, and the receivers of refrigerating plant. Book the examiner before first use, and each time well before the next examination is due.',
      },
      {
        question: 'Who accredits laboratories in Singapore?',
        answer:
          'The Singapore Accreditation Council, SAC. It also accredits inspection bodies. Look up the scope before you order.',
      },
    ],
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
        text: 'For products with the UKCA mark, the government lists approved bodies in its “Find a conformity assessment body” service',
      },
    ],
    nearby: [
      { label: 'Southampton', text: 'Cruise and container port, and the Fawley refinery on the other shore.' },
      { label: 'Birmingham', text: 'Castings, forgings, aerospace and rail, with many materials laboratories.' },
      { label: 'Felixstowe', text: 'Container cranes and port equipment on the North Sea coast.' },
    ],
    coverage: [
      'Companies listed in London cover the south-east of England and often the whole country. For a site outside the M25, compare the travel time with that of a company in the Midlands or on the coast.',
      'Reports from accredited bodies are recognised abroad through the international accreditation agreements.',
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
  },
  houston: {
    lead: 'The refineries and petrochemical plants of Houston line its ship channel. Find API inspectors, NDT companies and laboratories that know refineries.',
    overview: [
      'The ship channel took its first ocean-going ship in 1876. By 2004 the largest petrochemical complex in the United States stood along it, with about a quarter of the country’s refining capacity, and Houston was the leading port by foreign tonnage. One site alone, the refinery and chemical plant at Deer Park, covered 2,300 acres.',
      'API codes dominate here: they set the inspection intervals, and an inspector is asked for API certificates before anything else. Prices follow the turnaround season: in spring and autumn every good crew is booked.',
      'Alongside the plants there are fabricators, valve manufacturers and suppliers of offshore and subsea equipment. They need shop inspection, ASME and API product testing, and laboratories for line pipe, sour service and failure analysis.',
    ],
    facts: [
      { label: 'Strong in', text: 'Refining, petrochemicals, pipelines, subsea equipment, tank terminals' },
      {
        label: 'Boilers',
        text: 'Texas registers every boiler (16 TAC chapter 65). The certificate of operation is posted next to it, and the inspection is done by the agency that insures the boiler, otherwise by the state (TDLR).',
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
          'The one for the code that covers your equipment. The certificates belong to individuals: ask for the name and number of the inspector who will come. One inspector can hold several.',
      },
    ],
  },
  aberdeen: {
    lead: 'Aberdeen has served the oil and gas fields of the North Sea since 1964. Find companies for offshore inspection, rope access, subsea work and decommissioning, with people certified to work offshore.',
    overview: [
      'The first oil company leased space in the harbour in 1964. In 2014 the harbour counted over 5,600 arrivals of oil and gas vessels, at 18.6 million gross tonnes. The companies that inspect the offshore installations grew up around it.',
      'The work has changed as the fields have aged. Inspection, repair, maintenance and decommissioning are growing: wall thickness and corrosion under insulation, fatigue cracks in jackets, the condition of wells and pipelines before they are abandoned. Offshore wind adds towers, blades and foundations.',
      'Going offshore makes everything more expensive: bed space is the bottleneck. So multi-skilled people are in demand, such as a rope access technician who also holds UT, MT and PT. Ask for the combination, not for single certificates.',
    ],
    facts: [
      { label: 'Strong in', text: 'Offshore integrity, rope access NDT, subsea inspection, decommissioning, wind' },
      {
        label: 'Offshore law',
        text: 'The safety case regulations followed the inquiry into Piper Alpha (1988, 167 deaths). HSE regulates safety offshore; independent competent persons verify the elements on which safety depends.',
      },
      { label: 'Approval', text: 'DNV approves NDT firms for offshore work for three years at a time' },
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
          'Survival training and an offshore medical, in addition to the certificates for the method. For work on ropes, a rope access certificate as well. Check the expiry dates against the end of the trip, not its start.',
      },
      {
        question: 'Who regulates safety on British offshore installations?',
        answer:
          'HSE, the Health and Safety Executive. Ask your inspection company which safety-critical elements in the safety case it can verify, and for whom it has done so.',
      },
    ],
  },
  rotterdam: {
    lead: 'Rotterdam is the largest port in Europe, with five refineries and more than 40 km of quays, tanks and pipes. Find inspection bodies, NDT crews and laboratories that work there.',
    overview: [
      'The port covers 12,500 hectares along more than 40 km. In 2015 it handled about 450 million tonnes. Half of the crude oil that arrives goes on by pipeline to Vlissingen, Antwerp and Germany.',
      'Five refineries stand in the port, surrounded by tank terminals and chemical plants. Tank floors, spheres, jetties, loading arms and hundreds of kilometres of piping create a steady demand for inspection, with peaks in the spring and autumn shutdowns.',
      'Users of pressure equipment here often inspect their own: Dutch law allows user inspectorates as well as designated bodies. An outside company then works to the rules of that inspectorate, so ask early who approves the result.',
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
        question: 'Who may inspect pressure equipment in use in the Netherlands?',
        answer:
          'It depends on the owner. Ask whether the site has a user inspectorate: if so, it decides. Otherwise appoint a designated body.',
      },
    ],
  },
};
