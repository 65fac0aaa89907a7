import type { TradeText } from './text-closings.ts';

/** Sentences of the trades in workshops and laboratories, and of inspectors at manufacturers' works. */
export const WORKS_TEXTS = {
  welding: {
    opening: `
      {name} inspects welding and {vendor shops|purchased equipment} for {inds} buyers, from {city}.
      Buyers of {e1} and {e2} send {name} to the maker's works before they pay.
      {crew} inspectors in {city} follow welding from the procedure to the last release note.
      Vendor surveillance, expediting and release of {e1} around {site} is the work of {name}.
      year> Since {year} {name} has looked over the shoulder of fabricators {in {country}|around {site}} for foreign buyers.
      Fabricators around {site} use our inspectors when their own {welding engineer|quality department} needs a second pair of eyes.
      Contractors abroad who buy {e1} in {country} name {name} as their inspector on the spot.
      Hold points in {city} and {4-20} other towns are covered by our {crew} {resident and travelling|travelling} inspectors.
      Welding engineers and inspectors of {name} write procedures, qualify welders and release finished {e1}.
      small> {Two|Three|Four} welding inspectors work from {city} as {name}, mainly for buyers of {e1} and {e2}.
      big> {crew} inspectors in {3-8} industrial towns make {name} a third party that needs little travel.
      Projects for {fields} reach {name} with the purchase order and leave with a dossier that the buyer can file.
      Every week our inspectors from {city} visit {10-70} shops that make {e1}, {e2} and their parts.
      Site welding and shop welding for {inds} clients is watched by {name}, an independent office in {city}.
      Material checks, fit-up, welding, testing, painting, packing: {name} attends whichever step the buyer of {e1} names.`,
    means: `
      Notification of {three|five} working days is enough for a visit in {country}, {24|48} hours around {city}.
      wpq> {30-250} welder qualifications a year are supervised, with test pieces broken and etched by an accredited laboratory.
      expediting> Expediters check drawings, material and shop load, and report progress in percent with photographs.
      fat-sat> At factory acceptance tests we follow the procedure line by line and list every open point.
      dimensional> Nozzle positions and flange faces are measured with {a laser tracker|total station and templates} before release.
      pre-shipment> Packing, preservation and marking are checked before shipment, and the release note is issued at the works.
      audit> Supplier audits take {one day|two days} and look at welding, material traceability and calibration.
      PT> Penetrant and visual tests on repairs are done during the same visit.
      design-review> Drawings and weld maps are reviewed before the inspection plan is frozen.
      The first visit is a pre-inspection meeting, where hold and witness points are agreed and {the shop's|all} certificates are copied.
      Films and UT records of the shop are reviewed, {10|20} percent of them re-read by our own people.
      big> Resident inspectors stay {3-18} months in yards that build {modules|jackets and decks|large columns}.
      Mill certificates are compared with heat numbers on the steel, piece by piece.
      Heat treatment charts, hardness and repair rates are followed weekly, and a trend goes to the buyer.
      hydro> We witness the pressure test, read the gauges ourselves and stay for the full holding time.`,
    proof: `
      iwi> {All|Most of our} inspectors are {International Welding Inspectors|IIW welding inspectors or engineers}.
      cswip> Inspectors hold CSWIP 3.1, team leaders CSWIP 3.2.
      aws-cwi> AWS CWI inspectors do the shop work, and an SCWI signs off procedures.
      iso-17020> {ibody} accredits vendor inspection to ISO/IEC 17020 {Type A|as a Type A body}.
      Codes in daily use are {weld}, {ASME Section IX|ISO 15614} and the specification of the buyer.
      scheme> Where a test must be repeated, our {scheme} {L2} personnel do it.
      api-577> API 577 knowledge is asked of every inspector who works for refineries.
      ampp-cip> Painting is released by an AMPP coating inspector.
      We are paid by the buyer only and take no orders from the shops that we visit.
      iso-9001> Reports are checked by a second person before they leave, as our ISO 9001 procedure demands.
      api-510> API 510 inspectors join when {a repaired|an existing} vessel is concerned.
      rtpo> As recognised third-party organisation we approve welding procedures and welders for pressure equipment.
      Each inspector's file, with certificates and shop experience by product, is in the offer.
      api-570> For piping packages an API 570 inspector is named.`,
    closing: 'vendor',
  },
  shop: {
    opening: `
      {name} repairs and builds {e1} in {city} and tests them in house.
      Pressure parts for plants around {site} are made, repaired and tested in our shop of {m2:400-6000}.
      A pressure shop with its own test bay, {name} works on {e1} and {e2} for {fields}.
      year> Built up since {year}, the {city} works of {name} employ {crew} welders, fitters and testers.
      {crew} welders and testers repair {e1} and {e2} at {name}, in the shop or at the plant.
      Owners around {site} bring {e1} for repair and get them back with test records and stamp.
      Vessels, bundles and headers leave the {city} works of {name} tested and documented.
      Repair, rerating and pressure testing of {e1} for {fields} fill the order book of {name}.
      small> {crew} coded welders and one tester: {name} is a small pressure shop near {site}.
      When a bundle leaks or a shell is too thin, {name} cuts, welds and tests it in {city}.
      e:valve> Safety valves and vessels come to the same door at {name}: repair, setting and pressure test in {city}.
      Test laboratory and fabrication shop share a roof at {name}, so weld samples never wait.
      New {e1} to code and repairs of old ones are the two halves of our work near {site}.`,
    means: `
      Hydrotests up to {bar:200-700} are run in a covered pit, with charts; witnesses are welcome {any day|by appointment}.
      prv> The valve bench sets relief valves from {mm:15-25} to {mm:150-250} on air, steam or water.
      RT> Radiography is done in our own bay, so weld results are known before the next shift.
      wpq> Procedure and welder tests are welded, cut and bent in the same building.
      MT> Nozzle welds are MT or PT tested, with photographs of every repair cavity.
      Cranes lift {t:20-120}; vessels up to {m:3-6} diameter and {m:12-40} length fit into the hall.
      xrfpmi> Each alloy part is checked by XRF before welding and once more after.
      -small> A field crew of {6-24} can weld, heat-treat and test at the plant on two shifts.
      hardness> Hardness after heat treatment is recorded on weld, heat-affected zone and parent plate.
      dimensional> Flange faces and nozzle positions are measured and the as-built drawing is issued with the dossier.
      UT> UT replaces film on walls above {mm:40-60} when the inspector agrees.
      Tube bundles are retubed in {6-15} days; plugging and a leak test take one.
      Plate, pipe and forgings in {carbon, Cr-Mo and 300 series|carbon, duplex and nickel} grades are in stock with certificates.`,
    proof: `
      asme-u> The shop holds the ASME U stamp, and an authorized inspector comes {every week|twice a week}.
      nb-r> Repairs are made under the National Board R stamp, in the shop and in the field.
      asme-s> Boiler parts are built under the ASME S stamp.
      iso-3834> Welding is controlled to ISO 3834-2, with {a welding engineer|two welding engineers} on the staff.
      nb-vr> Relief valves are repaired and sealed under the VR stamp.
      en-1090> Steel frames and skids carry the CE mark under EN 1090{, execution class 3|}.
      asme-u2> Division 2 vessels are built under the U2 stamp, with design by a registered engineer.
      asme-pp> Power piping is prefabricated under the ASME PP stamp.
      iso-9001> Traveller, weld map and test records are one file under our ISO 9001 system.
      scheme> Tests are read by {scheme} {L2} personnel who do not report to production.
      {40-160} qualified welding procedures cover {carbon steel, Cr-Mo and stainless|carbon, stainless and duplex} work.
      asme-uv> New relief valves are assembled and stamped under ASME UV.
      iwi> Production is watched by an International Welding Inspector of our own.
      Third-party inspectors are welcome at every stage and have a room beside the test bay.
      Materials are accepted only with {EN 10204 3.1|mill} certificates, and heat numbers are carried over by hand stamp.`,
    closing: 'works',
  },
  lab: {
    opening: `
      {name} is a materials test laboratory in {city} with {crew} engineers and technicians.
      Tensile, Charpy, hardness and bend tests for {inds} customers are run every day at {name}.
      Metals from {foundries, forges and fabricators|mills, forges and pipe shops} around {site} are cut, machined and tested here in {city}.
      Fabricators need weld procedure tests within days, and {name} in {city} has built its workshop around that.
      year> Since {year} {name} has tested steel, {aluminium|nickel alloys|copper alloys} and welds for {fields}.
      Weld coupons, forgings and pipe rings make up most of the {6-60} thousand specimens that {name} breaks each year.
      From saw to signed report the sample stays in one building at {name}, {city}.
      failure> Broken shafts, cracked tubes and leaking welds come to {name} for failure analysis; certificates are the other half of our work.
      Our {city} laboratory answers two questions: does the material meet its standard, and why did it fail.
      ssc> Sour service testing is what {name} is known for around {site}, next to the usual mechanical tests.
      oes> Chemistry and mechanical properties of one heat are reported together by {name}, a laboratory for {fields}.
      small> {crew} people, {two|three} test machines and a metallography room make up {name} in {city}.
      big> {name} runs {two|three} laboratories in {country}; the main one, with {crew} staff, is in {city}.
      Mechanical and metallographic testing for {fields} has its place at {name}, near {site}.
      Test certificates for {e1} and {e2} are what customers in {country} order from {name}.
      micro> Metallographers and mechanical testers work side by side at {name} on {welds and heat treatment|castings and forgings}.
      {Pipe mills|Foundries|Shipyards and fabricators} that have no laboratory of their own send test pieces to {name} by morning courier.`,
    means: `
      {Two|Three|Four|Five} tensile machines cover 10 kN to {600|1,000|1,200|2,000} kN, with a furnace up to {700|900|1,000} °C.
      Charpy tests run down to −{60|80|100|196} °C, {60-200} specimens a day.
      -small> A CNC shop with {3-9} machines cuts specimens from plate, pipe and weld.
      sem> An electron microscope with EDX shows fracture surfaces and deposits the same day.
      oes> Spark OES gives {18-30} elements in iron, nickel and aluminium bases from a coin-sized sample.
      hic> HIC and {SSC|four-point bend} vessels hold {24-120} specimens under H2S in a separate building.
      ctod> CTOD and J tests are run on specimens up to {mm:50-100} thick, at temperatures down to −{20|40|60} °C.
      fatigue> {Six|Eight|Twelve} servo-hydraulic frames run fatigue and crack growth tests round the clock.
      creep> {20-80} creep stations test up to 10,000 hours and report strain each week.
      igc> Intergranular corrosion is tested to ASTM A262 practices {A, C and E|A and E}, in batches of {10-40}.
      macro> Macros are etched, measured and photographed within a day, HV10 traverse included.
      pitting> Duplex steel is checked by ferrite count, micro and {ASTM G48|G48 and A923} before it leaves the mill.
      saltspray> Three salt spray cabinets run coated panels for {480|720|1,000|1,440} hours and more.
      dwtt> The drop weight tower takes full-wall line pipe specimens up to {mm:25-40}.
      wpq> A welding bay lets customers weld procedure coupons here, with our {engineer|inspector} recording parameters.
      Samples are photographed at arrival and bar-coded; remains are kept for {three|six|twelve} months.
      grain> Grain size, inclusions and phase fractions are measured by image analysis and checked by eye.
      failure> A failure report has photographs, fractography, chemistry and one page of advice on what to change.`,
    proof: `
      {body} accredits the laboratory to ISO/IEC 17025 for {25-140} test methods.
      Our ISO/IEC 17025 scope from {body} covers {ISO 6892-1, ISO 148-1 and ISO 6507|ASTM E8, E23 and E384|tensile, impact, hardness and weld tests}.
      nadcap-mtl> Nadcap accreditation for materials testing opens the laboratory to engine and airframe work.
      aws-cwi> A CWI on the staff witnesses welder tests and signs the qualification records.
      cswip> Welder tests are witnessed by a CSWIP 3.1 inspector on our own staff.
      Forces, extensometers and furnaces are calibrated by accredited bodies, and uncertainty is stated on request.
      Each year the laboratory joins {6-20} proficiency rounds and publishes its z-scores to customers.
      iso-9001> Sample handling and invoicing run under ISO 9001, testing under ISO/IEC 17025.
      class-ndt> Class surveyors witness tests here {every week|two or three times a week}.
      Tests to ASTM, ISO and {EN|API} standards are accredited; others are marked as outside the scope.
      iso-17043> We also organise comparison tests for other laboratories under ISO/IEC 17043.
      iwi> Coupons are approved by an International Welding Inspector before they are cut.
      Witnessing by customers and class is possible at any test, in the room or by video.
      Technicians are released test by test, and the {body} assessors look at those files each year.`,
    closing: 'lab',
  },
  calibration: {
    opening: `
      {name} calibrates pressure, temperature, torque and dimensional instruments in {city}.
      Gauges, transmitters and torque tools from {inds} customers are calibrated by {crew} people at {name}.
      An accredited calibration laboratory near {site}, {name} collects instruments twice a week.
      year> Since {year} the laboratory of {name} has calibrated measuring equipment for {inds} customers.
      Micrometers, load cells and pressure gauges: {4-40} thousand certificates a year leave {name} in {city}.
      Inspection companies around {site} have their gauges, load cells and reference blocks calibrated by {name}.
      Measurement is all we do: {crew} metrologists in {city}, in the laboratory and at customers' sites.
      small> {crew} metrologists run {name}, a small calibration laboratory for {fields} in {city}.
      Force, mass, length and pressure are the four quantities of {name}, {city}.
      Quality managers {in {country}|around {site}} leave their whole gauge list to {name}, recall dates included.
      Test machines, torque wrenches and temperature chains around {site} are calibrated on site by {name}.
      Calibration in the laboratory and on site, for {fields}: that is the trade of {name}.
      A van laboratory from {city} calibrates balances, ovens and pressure loops at the plant while production runs.
      Coordinate measurement of parts and calibration of gauges share a {20|20.0} °C room at {name}.`,
    means: `
      Pressure is covered from vacuum to {bar:700-4000}, with dead-weight testers as standards.
      The dimensional room is kept at 20 °C ± {0.3|0.5|1} K and has a CMM of {m:1-3} travel.
      Force machines and load cells are calibrated on site up to {1|2|3|5} MN.
      Torque wrenches are done in one day, {40-160} of them, and adjusted if the customer wishes.
      hardness> Hardness testers are verified on site with certified blocks, Rockwell, Vickers and Brinell.
      Temperature baths and dry blocks cover −{40|80|90} to {600|1,100|1,200} °C.
      prv> Safety valves are set and sealed on the bench next to the pressure laboratory.
      Ultrasonic and hardness reference blocks are measured and certified for NDT companies.
      -small> Two vans carry standards to plants, where {30-120} loops are checked per shutdown day.
      Parts up to {t:1-4} are measured by CMM or laser tracker, with a colour map against CAD.
      Collection runs on {Tuesday and Thursday|Monday and Thursday|three days a week} cover {city} and its suburbs.
      An online list shows each instrument, its certificate and its next due date.`,
    proof: `
      {body} accredits the laboratory to ISO/IEC 17025 for {pressure, temperature and length|force, torque and mass|{5-14} quantities}.
      Certificates under ISO/IEC 17025 state uncertainty and, on request, a conformity decision with its rule.
      All standards are traceable to national institutes, and the chain is listed on the certificate.
      Best uncertainty for pressure is {0.008|0.01|0.015|0.02} % of reading, as the {body} schedule shows.
      iso-17043> {name} also runs comparison rounds for other laboratories under ISO/IEC 17043.
      iso-9001> Logistics and repair are certified to ISO 9001, calibration is accredited to ISO/IEC 17025.
      Intervals are proposed from the drift of the last {three|five} certificates, and the customer decides.
      Adjustments are reported before and after, so that earlier measurements can be judged.
      The ISO/IEC 17025 scope was widened in {2019|2020|2021|2022|2023} to {torque|humidity|flow|hardness} and lists {30-110} lines.
      Accreditation by {body} covers laboratory and on-site work; both are marked on each certificate.
      Every metrologist is approved for single quantities after {20-50} supervised calibrations.`,
    closing: 'bench',
  },
  aero: {
    opening: `
      {name} tests aircraft parts in {city} with {m1}, {m2} and {m3}.
      Castings, forgings and machined parts for aircraft pass through the penetrant line of {name} before assembly.
      Penetrant, magnetic particle and eddy current testing for aerospace suppliers are done by {crew} inspectors at {name}.
      Maintenance shops and part makers around {site} use {name} for NDT to prime specifications.
      year> Since {year} {name} has been the NDT shop next door for aerospace suppliers around {site}.
      Engine parts, landing gear and structure: {name} in {city} tests {20-300} thousand pieces a year.
      easa-145> Hangar visits and shop testing are both offered by {name}, near {site}.
      small> {crew} inspectors and one Level 3 form {name}, an aerospace NDT shop in {city}.
      Machine shops in {country} send parts to {name} in the evening and get them back tested within {two|three|four} days.
      e:composite UT> Bonded panels and blades are checked with ultrasound at {name} in {city}; metal parts go through the penetrant line.
      Aerospace NDT and nothing else fills the {m2:600-4000} hall of {name} in {city}.
      Suppliers without their own line rely on {name} for {m1} and {m2} of {aluminium|titanium and nickel|steel and aluminium} parts.
      Turbine blades and structural castings are the usual load on the lines of {name}, {city}.`,
    means: `
      Two penetrant lines take parts up to {m:2-6}, sensitivity level {3|4|2 to 4}, with {water-washable and post-emulsified|Type 1 Method A and D} systems.
      The magnetic bench handles shafts up to {m:1-3}; current and field are checked each day with {a test ring|shims and a gauss meter}.
      RT> An X-ray cell of {225|320|450} kV tests castings on film and panel.
      CT> Computed tomography shows wall, pores and inner channels of {blades|additive parts}.
      UT> Immersion tanks scan bar, disks and plates with C-scan records.
      ECA> Eddy current arrays scan fastener rows in minutes.
      LM> Shearography finds disbonds in honeycomb panels without touching them.
      Incoming parts are cleaned and etched here, so titanium needs no second supplier.
      A mobile team of {two|three|four} works in hangars on wing, gear and engine, with {borescopes|eddy current sets} and lamps.
      Baskets of small parts run in {four|five|six} hours; urgent AOG parts go first.
      RVI> Borescope inspections of engines are filmed and compared with the last visit.
      hardness> Conductivity and hardness after heat treatment are measured on the same order.`,
    proof: `
      Inspectors are qualified to NAS 410 and EN 4179, and a responsible Level 3 is on the staff.
      nadcap-ndt> Nadcap NDT accreditation covers {PT and MT|PT, MT and UT|penetrant, magnetic and eddy current} testing.
      as9100> The AS9100 system covers job cards, process control and release.
      easa-145> Part 145 approval with NDT rating lets us sign release certificates.
      {Four|Five|Seven|Nine} primes have approved the shop, and their specifications are held in current issue.
      Penetrant lines are checked each shift with a TAM panel, and the records stay with the batch.
      iso-17025> {body} accredits the test laboratory to ISO/IEC 17025.
      NAS 410 vision and practical tests are repeated {yearly|every twelve months}, and results are open to auditors.
      scheme> For industrial parts the same people hold {scheme} certificates.
      nadcap-mtl> Material tests are Nadcap accredited as well.
      Techniques are written part by part by the Level 3, with photographs of zones and expected indications.
      as9100> Route cards under AS9100 carry {line number, operator stamp|operator, lamp and bath data} and acceptance class.`,
    closing: 'works',
  },
} satisfies Record<string, TradeText>;
