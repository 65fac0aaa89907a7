/** Data table: the texts of the pages of ultrasonic, radiographic and non-destructive testing in general */
import type { ServiceContent } from './content-parts.ts';

export const VOLUME_METHODS: Readonly<Record<'ndt' | 'ultrasonic' | 'radiographic', ServiceContent>> = {
  ndt: {
    lead: 'Non-destructive testing looks for flaws in a part without damaging it. Find companies by method, personnel level and certificate.',
    about: [
      'Non-destructive testing, NDT for short, is a family of methods. Each one finds some flaws and is blind to others, so the first decision is never the company but the method: where is the flaw expected, at the surface or inside, and what is the part made of?',
      'The result is only as good as the person who tests. ISO 9712 is the international standard, and bodies such as BINDT (PCN), TWI (CSWIP), DGZfP and COFREND run schemes to it: they examine each person, in ten methods and at three levels. The certificate alone gives nobody the right to test: the employer authorises its holder for the job. Level 1 works under instruction, Level 2 sets up the test and evaluates the result, Level 3 is responsible for the method and its procedures.',
      'SNT-TC-1A, usual under ASME, API and AWS codes, works differently. It is a recommended practice: the employer writes its own rules and certifies its own people, for five years at most. Such a certificate is only as good as the written practice behind it: ask to see that, too. Some codes name ANSI/ASNT CP-189, a standard with fixed minimum rules, and aerospace asks for NAS 410 or EN 4179.',
    ],
    finds: [
      'Surface cracks: magnetic particle, penetrant, eddy current, visual',
      'Flaws inside welds, castings and forgings: ultrasonic and radiographic',
      'Wall loss from corrosion: ultrasonic thickness, radiography, guided waves',
      'Leaks: leak testing, with gas or by pressure change',
      'Growing cracks in equipment under load: acoustic emission',
    ],
    misses: [
      'No single method finds everything; combine a surface method with a volumetric one',
      'It does not measure strength, and hardness only with portable testers',
      'Flaws too small for the chosen method, or oriented the wrong way',
      'Anything in the areas that could not be reached; the report must list them',
    ],
    materials: 'Metals, welds, castings, forgings, composites, concrete; each method has its own limits.',
    standards: [
      {
        label: 'Personnel',
        text: 'ISO 9712; SNT-TC-1A or ANSI/ASNT CP-189 under American codes; NAS 410 or EN 4179 in aerospace',
      },
      { label: 'Methods of ISO 9712', text: 'AT, ET, LT, MT, PT, RT, ST, TT, UT and VT' },
      {
        label: 'Sectors of ISO 9712',
        text: 'Product sectors: welds (w), castings, forgings, tubes, wrought products, composites. Industrial sectors combine them: manufacturing, pre- and in-service testing, railway, aerospace',
      },
      {
        label: 'Key to weld standards',
        text: 'ISO 17635 links the quality levels of ISO 5817 to the test method, its standard and its acceptance level',
      },
      {
        label: 'European pressure equipment',
        text: 'In categories III and IV a recognised third-party organisation must also approve the NDT personnel',
      },
      {
        label: 'Companies',
        text: 'ISO/IEC 17025 for testing, ISO/IEC 17020 for inspection; ASTM E543 for NDT agencies, with ASTM E1359 as its survey form',
      },
    ],
    ask: [
      'How many people do you have in this method, at which level, under which scheme?',
      'Who is your responsible Level III, and is that person employed or external?',
      'Which procedure will you use, and has it been qualified for a part like mine?',
      'May I see a report on a similar job, without the client’s name?',
      'When were the instruments and the reference blocks calibrated?',
    ],
    explainer: {
      title: 'How to choose a method',
      isOrdered: true,
      steps: [
        {
          label: 'What kind of flaw?',
          text: 'Fatigue and stress corrosion begin at the surface. Slag, pores and lack of fusion lie inside a weld. Corrosion thins the wall.',
        },
        {
          label: 'Which material?',
          text: 'Magnetic particle testing needs ferromagnetic steel. Austenitic stainless steel and aluminium call for penetrant or eddy current testing.',
        },
        {
          label: 'Which side can be reached?',
          text: 'Ultrasonic testing works from one side. Radiography needs both, and an exclusion zone around it.',
        },
        {
          label: 'What does the code say?',
          text: 'Construction codes specify method, extent and acceptance limits. In service, the inspector chooses by the damage expected.',
        },
        {
          label: 'When can it be done?',
          text: 'Temperature, paint, insulation and a running plant rule out some methods. A shutdown makes others possible.',
        },
        {
          label: 'Who accepts the result?',
          text: 'Owner, insurer, authority or class society. Ask them before the test which certificates they want to see.',
        },
      ],
    },
    industries: [
      {
        label: 'Oil & Gas',
        text: 'Pipeline and platform welds when they are new, wall loss when they are old.',
      },
      {
        label: 'Petrochemical',
        text: 'Vessels, exchangers and piping in a shutdown, and on stream between shutdowns.',
      },
      {
        label: 'Power Generation',
        text: 'Boiler tubes, steam lines and turbine rotors, where heat and load age the metal.',
      },
      {
        label: 'Aerospace',
        text: 'Fluorescent penetrant, eddy current and ultrasonic tests on engine parts and structures, to the manufacturer’s schemes.',
      },
      {
        label: 'Marine & Offshore',
        text: 'Hull thickness, jacket welds and lifting points. Class societies approve the firms that measure.',
      },
      { label: 'Manufacturing', text: 'Castings, forgings and welds before they leave the shop.' },
    ],
    related: [
      'visual-inspection',
      'ultrasonic',
      'radiographic',
      'magnetic-particle',
      'dye-penetrant',
      'eddy-current',
      'acoustic-emission',
      'leak',
    ],
    faq: [
      {
        question: 'Is ISO 9712 better than SNT-TC-1A?',
        answer:
          'They answer different questions. Under ISO 9712 an independent body examines the person. Under SNT-TC-1A the employer does, to its own written practice. Your code or your client says which one is accepted.',
      },
      {
        question: 'What is a Level III?',
        answer:
          'The person responsible for a method in a company, who approves procedures, trains and examines others, and decides in doubtful cases. Levels are held separately for each method.',
      },
      {
        question: 'Do I need an accredited NDT company?',
        answer:
          'Some laws, codes and clients require it. If none does, accreditation still shows that an outside body has assessed the people, the procedures and the equipment, for the methods in the scope.',
      },
    ],
    sources: ['iso-9712', 'snt-tc-1a', 'weld-standards', 'ped'],
  },
  ultrasonic: {
    lead: 'Ultrasonic testing finds flaws inside metal and measures its thickness from one side. Compare companies for manual UT, phased array, TOFD and thickness surveys.',
    about: [
      'A probe sends short pulses of high-frequency sound into the part. Where the sound meets a crack, a pore or the far wall, some of it comes back, and the time of flight shows how deep it lies. That is why ultrasonic testing, UT, needs only one side and finds flaws that no eye can see.',
      'There is no ionising radiation, so nobody has to leave the area. That, the speed, the height of a flaw and a record that can be read again are why phased array and TOFD have taken over much weld inspection from radiography. A phased array probe steers the beam electronically and records an image of the weld. TOFD picks up the sound diffracted at the tips of a flaw, and so measures its height to about a millimetre.',
      'The other main use is thickness measurement. A survey of fixed points, repeated over the years, gives the corrosion rate on which the next inspection date rests. On long pipes, guided waves screen from one position: from less than a metre to about a hundred metres, depending on the technique.',
    ],
    finds: [
      'Lack of fusion, cracks, slag and pores inside welds',
      'Laminations and inclusions in plate and forgings',
      'Wall loss from corrosion and erosion',
      'The height of a flaw, with TOFD or phased array',
      'Poor bonding between layers',
    ],
    misses: [
      'Flaws that lie along the beam and reflect nothing back',
      'Small flaws in coarse grain, such as austenitic welds and castings, without special probes',
      'The first millimetres under the probe, for some techniques',
      'Anything behind an air gap, loose paint or scale',
    ],
    materials: 'Metals, composites and plastics with a clean surface for the probe. Coarse grain makes it difficult.',
    standards: [
      {
        label: 'Welds',
        text: 'ISO 17640 for the method and ISO 11666 for acceptance; ISO 22825 for austenitic welds; ASTM E164; ASME Section V, Article 4',
      },
      { label: 'Recorded techniques', text: 'Phased array ISO 13588 and 19285; TOFD ISO 10863 and 15626' },
      { label: 'Principles', text: 'ISO 16810; ISO 16809 for thickness; ASME Section V, Article 5 for materials' },
      {
        label: 'Ship hulls',
        text: 'Firms that measure thickness need class society approval (IACS UR Z17)',
      },
      { label: 'Personnel', text: 'ISO 9712 or SNT-TC-1A in UT; phased array and TOFD have their own certificates' },
    ],
    ask: [
      'Manual or recorded? Only recorded data can be re-evaluated later.',
      'Do your people hold phased array or TOFD certificates, or only conventional UT?',
      'Which reference block, and is it of the same material and thickness as my part?',
      'How do you couple on hot, rough or painted surfaces?',
      'Will I get the thickness readings as a file that fits my inspection database?',
    ],
    explainer: {
      title: 'Which ultrasonic technique for which job',
      isOrdered: false,
      steps: [
        {
          label: 'Thickness measurement',
          text: 'A straight beam and one reading for each point. For corrosion surveys of vessels, tanks, piping and hulls.',
        },
        {
          label: 'Manual flaw detection',
          text: 'Angle probes and a trained operator. Quick and cheap for single welds; the record is what the operator writes.',
        },
        {
          label: 'Phased array',
          text: 'Many angles at once and a stored image. For production welds, difficult shapes and sizing.',
        },
        {
          label: 'Time-of-flight diffraction',
          text: 'Two probes, one on each side of the weld. Flaw height to about a millimetre; dead zones near both surfaces, so it is combined with another technique.',
        },
        {
          label: 'Guided waves',
          text: 'A collar of probes screens metres of pipe under insulation or at a crossing. It shows where to look, not how deep.',
        },
        {
          label: 'Internal rotary inspection',
          text: 'A rotating mirror in a water-filled tube measures the wall of exchanger tubes from about 12 mm bore, ferromagnetic ones too. Blind to cracks and pinholes.',
        },
      ],
    },
    industries: [
      {
        label: 'Oil & Gas',
        text: 'Pipeline girth welds by automated UT, and wall thickness of everything that carries product.',
      },
      {
        label: 'Petrochemical',
        text: 'Corrosion surveys of vessels and piping, hydrogen damage, weld testing without clearing the unit.',
      },
      { label: 'Power Generation', text: 'Steam pipes, headers, rotor forgings and boiler tubes.' },
      {
        label: 'Marine & Offshore',
        text: 'Hull thickness for class, and welds on jackets, cranes and lifting points.',
      },
      { label: 'Manufacturing', text: 'Forgings, plate and welds to the acceptance class in the order.' },
      { label: 'Rail & Transport', text: 'Rails, axles and wheels, tested at fixed intervals for fatigue cracks.' },
    ],
    related: [
      'phased-array-ultrasonic',
      'time-of-flight-diffraction',
      'ultrasonic-thickness-measurement',
      'guided-wave',
      'internal-rotary-inspection-system',
      'radiographic',
      'eddy-current',
      'pressure-vessel',
    ],
    faq: [
      {
        question: 'Can ultrasonic testing replace radiography?',
        answer:
          'Many codes allow it for welds above a certain thickness, if the data is recorded and the procedure is qualified. It finds cracks and lack of fusion better; radiography shows pores and slag more clearly. Check your code.',
      },
      {
        question: 'Must paint be removed for ultrasonic testing?',
        answer:
          'Not always. Sound, even paint can stay for thickness measurement with an echo-to-echo instrument. Loose paint, scale and rough rust must go.',
      },
      {
        question: 'Is it safe to work near an ultrasonic test?',
        answer: 'Yes. There is no ionising radiation, and the test itself needs no exclusion zone.',
      },
    ],
    sources: ['weld-standards', 'iso-9712'],
  },
  radiographic: {
    lead: 'Radiographic testing gives an image of the inside of a weld or casting. Find companies with X-ray and gamma equipment, digital or film, and the licence to use it.',
    about: [
      'X-rays or gamma rays pass through the part and leave a shadow image on film, on a phosphor plate or on a flat panel. Less metal lets more radiation through, so a pore or a slag inclusion shows as a dark spot. Radiography is still the method whose result everyone can look at and file.',
      'There are two kinds of source. An X-ray tube can be switched off and adjusted, but needs power and space. A sealed gamma source is small and needs no power, but radiates all the time and is transported under strict rules. Selenium-75 is the usual choice for steel of some 10 to 40 mm, thinner by agreement, iridium-192 for thicker walls and cobalt-60 for the thickest; a source too strong for the wall costs contrast.',
      'The cost of radiography is the exclusion zone. The area is closed, often at night, the crew needs licences and a radiation protection supervisor (in the United States a Radiation Safety Officer and two qualified people on site), and other work stops. Plan that time: it often costs more than the exposure.',
    ],
    finds: [
      'Pores, slag and other volumetric flaws',
      'Lack of penetration and burn-through in welds',
      'Shrinkage in castings',
      'Wall loss in small-bore piping, even through insulation',
      'Wrong or missing parts inside an assembly',
    ],
    misses: [
      'Cracks and lack of fusion that do not lie along the beam',
      'Laminations in plate, which lie across the beam',
      'The depth of a flaw, unless two directions or CT are used',
      'Anything where the other side cannot be reached',
    ],
    materials: 'Metals and composites, mainly welds and castings. The thicker the part, the stronger the source.',
    standards: [
      { label: 'Welds', text: 'ISO 17636-1 for film, ISO 17636-2 for digital; acceptance to ISO 10675' },
      { label: 'American codes', text: 'ASTM E94; ASME Section V, Article 2' },
      { label: 'Computed tomography', text: 'ISO 15708' },
      { label: 'Personnel', text: 'ISO 9712 or SNT-TC-1A in RT; film interpretation can be a separate certificate' },
    ],
    ask: [
      'Which sources do you have, of what activity, and for which thickness?',
      'Are you licensed in this country, and who is responsible for radiation safety on site?',
      'Film, computed or digital radiography, and in which file format do I get the images?',
      'Which image quality indicator and which testing class will you reach?',
      'How large must the exclusion zone be, and for how many hours?',
    ],
    explainer: {
      title: 'How a radiographic test is done',
      isOrdered: true,
      steps: [
        {
          label: 'Plan',
          text: 'Material, thickness and access determine the source, the distance and the number of exposures.',
        },
        { label: 'Permit', text: 'The site agrees to the exclusion zone, the hours and the route of the source.' },
        { label: 'Set up', text: 'Film or detector behind the weld, markers and image quality indicator in view.' },
        { label: 'Expose', text: 'The crew guards the area and measures the dose rate at its edge.' },
        { label: 'Interpret', text: 'A qualified person reads each image against the acceptance level in the order.' },
        {
          label: 'File',
          text: 'Film lasts if it was processed well; digital images need their raw data and a backup.',
        },
      ],
    },
    industries: [
      { label: 'Oil & Gas', text: 'Pipeline girth welds with crawlers, and small-bore piping in process plants.' },
      {
        label: 'Petrochemical',
        text: 'Shop welds in vessels to the joint efficiency in the code, corrosion under insulation.',
      },
      { label: 'Power Generation', text: 'Boiler tube butt welds, hundreds in one outage.' },
      { label: 'Aerospace', text: 'Castings, brazed parts and composites, increasingly with computed tomography.' },
      { label: 'Manufacturing', text: 'Castings for pumps, valves and engines.' },
      { label: 'Nuclear', text: 'Welds whose radiographs must be archived for the life of the plant.' },
    ],
    related: [
      'computed-and-digital-radiography',
      'x-ray-computed-tomography',
      'ultrasonic',
      'phased-array-ultrasonic',
      'time-of-flight-diffraction',
      'weld',
      'visual-inspection',
      'pressure-vessel',
    ],
    faq: [
      {
        question: 'X-ray or gamma: which one do I need?',
        answer:
          'X-ray gives the better image and can be switched off; it suits workshops. Gamma suits sites without power, tight spaces and thick walls. The code sets the quality that either must reach.',
      },
      {
        question: 'How long must the area stay closed?',
        answer:
          'As long as exposures are running. Good crews plan several welds for one night and use small sources and shielding to keep the area small. Ask for the plan with the quote.',
      },
      {
        question: 'Why can a crack be missed on a radiograph?',
        answer:
          'A crack has almost no volume. It shows only where the beam passes along it. For cracks and lack of fusion, ultrasonic testing is the safer choice.',
      },
    ],
    sources: ['weld-standards', 'iso-9712'],
  },
};
