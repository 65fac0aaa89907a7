/** Data table: what the pages of ultrasonic, radiographic and all non-destructive testing tell */
import type { ServiceContent } from './content-parts.ts';

export const VOLUME_METHODS: Readonly<Record<'ndt' | 'ultrasonic' | 'radiographic', ServiceContent>> = {
  ndt: {
    lead: 'Non-destructive testing looks for flaws in a part without harming it. Find the companies that do it, by method, level of their people and certificate.',
    about: [
      'Non-destructive testing, NDT for short, is a family of methods. Each one sees some flaws and is blind to others, so the first decision is never the company but the method: where is the flaw expected, at the surface or inside, and of what material is the part?',
      'The result is only as good as the person who tests. ISO 9712 is the international scheme for certifying them: an independent body examines each person, in ten methods and three levels. Level 1 works under instruction, level 2 sets up the test and judges the result, level 3 answers for the method and its procedures.',
      'SNT-TC-1A, used wherever American codes apply, works differently. It is a recommended practice: the employer writes its own rules and certifies its own people, for five years at most. A paper under SNT-TC-1A is therefore worth as much as the written practice behind it. Ask to see that, too.',
    ],
    finds: [
      'Surface cracks: magnetic particle, penetrant, eddy current, visual',
      'Flaws inside welds, castings and forgings: ultrasonic and radiographic',
      'Loss of wall by corrosion: ultrasonic thickness, radiography, guided waves',
      'Leaks: leak testing, with gas or by pressure change',
      'Growing cracks in equipment under load: acoustic emission',
    ],
    misses: [
      'No single method finds everything; combine one for the surface and one for the volume',
      'It does not give strength or hardness: that is for a laboratory',
      'What is too small for the chosen method, or turned the wrong way to it',
      'Anything in the places that could not be reached; the report must name them',
    ],
    materials: 'Metals, welds, castings, forgings, composites, concrete; each method has its own limits.',
    standards: [
      { label: 'People', text: 'ISO 9712; SNT-TC-1A (the 2024 edition is the current one); NAS 410 in aerospace' },
      { label: 'Methods of ISO 9712', text: 'AT, ET, LT, MT, PT, RT, ST, TT, UT and VT' },
      { label: 'Sectors of ISO 9712', text: 'Manufacturing, pre- and in-service testing, railway, aerospace' },
      {
        label: 'Companies',
        text: 'ISO/IEC 17025 for testing, ISO/IEC 17020 for inspection; ASTM E1359 as a list for auditing an NDT agency',
      },
    ],
    ask: [
      'How many people do you have in this method, at which level, under which scheme?',
      'Who is your responsible Level III, and is that person employed or from outside?',
      'Which procedure will you use, and has it been qualified for a part like mine?',
      'May I see a report of such a job, without the name of the client?',
      'When were the instruments and the reference blocks calibrated?',
    ],
    explainer: {
      title: 'How a method is chosen',
      isOrdered: true,
      steps: [
        {
          label: 'What kind of flaw?',
          text: 'Fatigue and stress corrosion begin at the surface. Slag, pores and lack of fusion lie inside a weld. Corrosion takes away wall.',
        },
        {
          label: 'Which material?',
          text: 'Magnetic particle testing needs steel that a magnet holds. Austenitic stainless steel and aluminium call for penetrant or eddy current.',
        },
        {
          label: 'Which side can be reached?',
          text: 'Ultrasonic testing works from one side. Radiography needs both, and an empty area around it.',
        },
        {
          label: 'What does the code say?',
          text: 'Construction codes name method, extent and acceptance limits. In service, the inspector chooses by the damage expected.',
        },
        {
          label: 'When can it be done?',
          text: 'Temperature, paint, insulation and a running plant rule out some methods. A shutdown opens doors to others.',
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
        text: 'Welds of pipelines and platforms when they are new, loss of wall when they are old.',
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
        text: 'Fluorescent penetrant, eddy current and ultrasonic tests on engine parts and structures, to the schemes of the maker.',
      },
      {
        label: 'Marine & Offshore',
        text: 'Hull thickness, welds of jackets and lifting points. Class societies approve the firms that measure.',
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
          'They answer different questions. Under ISO 9712 an independent body examines the person. Under SNT-TC-1A the employer does, by a written practice of its own. Your code or your client says which one counts.',
      },
      {
        question: 'What is a Level III?',
        answer:
          'The person who is responsible for a method in a company: approves procedures, trains and examines others, and decides in doubtful cases. Levels are held for each method by itself.',
      },
      {
        question: 'Do I need an accredited NDT company?',
        answer:
          'Some laws, codes and clients demand it. If nobody does, accreditation still tells that an outside body has looked at the people, the procedures and the equipment, for the methods of the scope.',
      },
    ],
  },
  ultrasonic: {
    lead: 'Ultrasonic testing finds flaws inside metal and measures its thickness from one side. Compare companies for manual UT, phased array, TOFD and thickness surveys.',
    about: [
      'A probe sends short pulses of high-frequency sound into the part. Where the sound meets a crack, a pore or the far wall, some of it comes back, and the time it took tells how deep. That is why ultrasonic testing, UT, needs only one side and finds flaws that no eye can see.',
      'There is no ionising radiation, so nobody has to leave the area. This is the main reason why phased array and TOFD have taken over weld inspection from radiography in many yards and refineries. A phased array probe steers the beam electronically and records a picture of the weld; scanning speeds of about 100 mm per second were reported as early as 2005. TOFD listens to the sound that the tips of a flaw send out, and so measures its height.',
      'The other large use is simple thickness. A survey of fixed points, repeated over the years, gives the corrosion rate on which the next inspection date rests. For long pipes, guided waves screen from one position: from less than a metre to about a hundred metres, depending on the technique.',
    ],
    finds: [
      'Lack of fusion, cracks, slag and pores inside welds',
      'Laminations and inclusions in plate and forgings',
      'Loss of wall by corrosion and erosion',
      'The height of a flaw, with TOFD or phased array',
      'Poor bond between layers',
    ],
    misses: [
      'Flaws that lie along the beam and send nothing back',
      'Small flaws in coarse grain, such as austenitic welds and castings, without special probes',
      'The first millimetres under the probe, for some techniques',
      'Anything behind an air gap, loose paint or scale',
    ],
    materials: 'Metals, composites and plastics with a clean surface for the probe. Coarse grain makes it difficult.',
    standards: [
      {
        label: 'Welds',
        text: 'ISO 17640 for the method and ISO 11666 for acceptance; ASTM E164; ASME Section V, Article 4',
      },
      { label: 'Principles', text: 'ISO 16810; ASME Section V, Article 5 for materials' },
      {
        label: 'Ship hulls',
        text: 'Firms that measure thickness need the approval of the class society (IACS UR Z17)',
      },
      { label: 'People', text: 'ISO 9712 or SNT-TC-1A in UT; phased array and TOFD are certificates of their own' },
    ],
    ask: [
      'Manual or recorded? Only recorded data can be judged again later.',
      'Do your people hold phased array or TOFD certificates, or only plain UT?',
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
          text: 'A straight beam and one number for each point. For corrosion surveys of vessels, tanks, piping and hulls.',
        },
        {
          label: 'Manual flaw detection',
          text: 'Angle probes and a trained operator. Quick and cheap for single welds; the record is what the operator writes.',
        },
        {
          label: 'Phased array',
          text: 'Many angles at once and a stored picture. For production welds, difficult shapes and sizing.',
        },
        {
          label: 'Time-of-flight diffraction',
          text: 'Two probes, one on each side of the weld. Exact height of flaws; blind near both surfaces, so it is combined with another technique.',
        },
        {
          label: 'Guided waves',
          text: 'A collar of probes screens metres of pipe under insulation or in a crossing. It shows where to look, not how deep.',
        },
        {
          label: 'Internal rotary inspection',
          text: 'A turning mirror in a water-filled tube measures the wall of exchanger tubes, ferromagnetic ones too.',
        },
      ],
    },
    industries: [
      {
        label: 'Oil & Gas',
        text: 'Girth welds of pipelines by automated UT, and wall thickness of everything that carries product.',
      },
      {
        label: 'Petrochemical',
        text: 'Corrosion surveys of vessels and piping, hydrogen damage, weld tests without clearing the unit.',
      },
      { label: 'Power Generation', text: 'Steam pipes, headers, rotor forgings and boiler tubes.' },
      {
        label: 'Marine & Offshore',
        text: 'Hull thickness for class, and welds of jackets, cranes and lifting points.',
      },
      { label: 'Manufacturing', text: 'Forgings, plate and welds to the acceptance class of the order.' },
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
          'Not always. Firm, even paint can stay for thickness measurement with an instrument that measures echo to echo. Loose paint, scale and rough rust must go.',
      },
      {
        question: 'Is it safe to work beside an ultrasonic test?',
        answer: 'Yes. There is no ionising radiation, and no area has to be closed because of the test itself.',
      },
    ],
  },
  radiographic: {
    lead: 'Radiographic testing gives a picture of the inside of a weld or casting. Find companies with X-ray and gamma equipment, digital or film, and the licence to use it.',
    about: [
      'X-rays or gamma rays pass through the part and leave a shadow picture on film, on a phosphor plate or on a flat panel. Less metal lets more radiation through, so a pore or a piece of slag shows as a dark spot. X-rays were discovered in 1895, and industry used them soon after; the method is still the one whose result everybody can look at and file.',
      'There are two kinds of source. An X-ray tube can be switched off and adjusted, but needs power and space. A sealed gamma source, mostly iridium-192 and for thick parts cobalt-60, is small and needs no power, but radiates all the time and is transported under strict rules.',
      'The price of a picture is the radiation. The area is closed, often at night, the crew needs licences and a radiation protection supervisor, and other work stops. Plan that time: it often costs more than the exposure.',
    ],
    finds: [
      'Pores, slag and other flaws with volume',
      'Lack of penetration and burn-through in welds',
      'Shrinkage in castings',
      'Loss of wall in small piping, through insulation too',
      'Wrong or missing parts inside an assembly',
    ],
    misses: [
      'Cracks and lack of fusion that do not lie along the beam',
      'Laminations in plate, which lie across the beam',
      'The depth of a flaw, unless two directions or CT are used',
      'Anything when the other side cannot be reached',
    ],
    materials: 'Metals and composites, above all welds and castings. The thicker the part, the stronger the source.',
    standards: [
      { label: 'Welds', text: 'ISO 17636-1 with film, ISO 17636-2 digital; acceptance ISO 10675' },
      { label: 'American codes', text: 'ASTM E94; ASME Section V, Article 2' },
      { label: 'Computed tomography', text: 'ISO 15708' },
      { label: 'People', text: 'ISO 9712 or SNT-TC-1A in RT; film interpretation can be a certificate of its own' },
    ],
    ask: [
      'Which sources and which activity do you have, and for which thickness?',
      'Are you licensed in this country, and who is your radiation protection supervisor?',
      'Film, computed or digital radiography, and in which file format do I get it?',
      'Which image quality indicator and which testing class will you reach?',
      'How large must the closed area be, and for how many hours?',
    ],
    explainer: {
      title: 'How a radiographic test goes',
      isOrdered: true,
      steps: [
        {
          label: 'Plan',
          text: 'Material, thickness and access decide the source, the distance and the number of exposures.',
        },
        { label: 'Permit', text: 'The site agrees to the closed area, the hours and the route of the source.' },
        { label: 'Set up', text: 'Film or detector behind the weld, marks and image quality indicator in view.' },
        { label: 'Expose', text: 'The crew guards the area and measures the dose rate at its edge.' },
        { label: 'Judge', text: 'A qualified person reads each picture against the acceptance level of the order.' },
        {
          label: 'File',
          text: 'Film lasts if it was processed well; digital pictures need their raw data and a backup.',
        },
      ],
    },
    industries: [
      { label: 'Oil & Gas', text: 'Girth welds of pipelines with crawlers, and small piping in process plants.' },
      {
        label: 'Petrochemical',
        text: 'Shop welds of vessels to the joint efficiency of the code, corrosion under insulation.',
      },
      { label: 'Power Generation', text: 'Boiler tube butt welds, hundreds in one outage.' },
      { label: 'Aerospace', text: 'Castings, brazed parts and composites, increasingly with computed tomography.' },
      { label: 'Manufacturing', text: 'Castings for pumps, valves and engines.' },
      { label: 'Nuclear', text: 'Welds whose pictures must be kept for the life of the plant.' },
    ],
    related: [
      'computed-and-digital-radiography',
      'x-ray-computed-tomography',
      'ultrasonic',
      'phased-array-ultrasonic',
      'time-of-flight-diffraction',
      'neutron-radiographic',
      'visual-inspection',
      'pressure-vessel',
    ],
    faq: [
      {
        question: 'X-ray or gamma: which one do I need?',
        answer:
          'X-ray gives the better picture and can be switched off; it suits workshops. Gamma suits sites without power, narrow places and thick walls. The code sets the quality that either must reach.',
      },
      {
        question: 'How long must the area stay closed?',
        answer:
          'As long as exposures run. Good crews plan several welds for one night and use small sources and shielding to keep the area small. Ask for the plan with the quote.',
      },
      {
        question: 'Why can a crack be missed on a radiograph?',
        answer:
          'A crack has almost no volume. It shows only where the beam passes along it. For cracks and lack of fusion ultrasonic testing is the safer choice.',
      },
    ],
  },
};
