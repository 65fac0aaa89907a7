import type { TradeText } from './text-closings.ts';

/** Sentences of the trades around cranes, ropes, ships, wind, rail and concrete. */
export const SITE_TEXTS = {
  lifting: {
    opening: `
      {name} examines cranes, hoists and lifting tackle in {city} with {crew} examiners.
      Thorough examination of {e1} and {e2} under {lift} is our daily work around {site}.
      Quays, yards and workshops around {site} have their {e1} and {e2} examined by {name}.
      year> Since {year} we have load-tested and certified lifting equipment for {inds} customers in {city}.
      Every sling and shackle needs a valid paper; {name} keeps {4-40} thousand of them in date for customers around {site}.
      Cranes on hire, cranes on barges, cranes in factories: our {crew} examiners know {country} and its rules.
      After erection, after repair and once or twice a year in between, {name} examines {e1} {around {site}|in and around {city}}.
      Lifting equipment is all we look at, from {hand chain hoists to 600 t crawlers|workshop jibs to ship-to-shore cranes}, in {city} and around {site}.
      Statutory examination of {e1} and {e2} is carried out by {crew} of our own people {around {site}|in {city}}.
      Operators in {fields} use {name} for load tests and the yearly round of small tackle around {site}.
      small> {crew} examiners, two vans and a set of test weights: {name} serves workshops and sites around {site}.
      e:elevator> Passenger lifts, goods lifts and cranes in {city} are inspected by {name}, an independent body without a repair side.
      e:wire-rope> Rope condition decides about a crane, so {name} examines crane and rope together {around {site}|in {city}}.
      e:drilling> Drilling derricks, pad eyes and cranes around {site} are surveyed by our {crew} lifting examiners.
      big> {crew} examiners in {3-6} depots work for {name}, most of them resident at {inds} sites.
      Yearly rounds at {60-500} customers and load tests on demand make up our week in {city}.`,
    means: `
      Test weights and water bags up to {t:50-400} are held in stock, with calibrated load cells.
      MT> Hooks, lifting lugs and boom welds are magnetic particle tested on the same visit.
      MFL> Wire ropes are tested with a magnetic head over their full length, and loss of section is given in percent.
      A round of small tackle covers {150-450} items a day, tagged with {RFID chips|colour codes|a numbered tag} and listed online.
      Tower cranes are examined after each climb, usually within {24|48} hours of the request.
      e:mewp> Platforms and forklifts are taken in series at the depot, {10-25} machines a day.
      UTT> Pins, sheaves and box girders are measured with UT where wear cannot be seen.
      A bed of {m:10-30} for proof loads up to {t:100-500} stands in our workshop in {city}.
      drone> High steel and booms are first looked at by drone, then by hand where something shows.
      Defects are rated stop, repair or watch, and the operator signs for them before we leave.
      Spreader bars and pad eyes are load tested with {a test frame|water bags}, and the drawing is checked against the real part.
      Ship and quay cranes are examined between two vessels, at night where the berth plan asks for it.
      e:elevator> Rated load, brake, buffer and rope grip are tested on each lift, with the service firm present.
      audit> Once a year we audit how the site stores, tags and throws away its tackle, with {30-120} samples.`,
    proof: `
      iso-17020> {ibody} accredits us to ISO/IEC 17020 {as a Type A inspection body for lifting equipment|for cranes and lifting accessories}.
      leea> Examiners hold LEEA diplomas, and the company is audited as a full member.
      Reports follow {lift} and name the next date for every item.
      scheme MT> Crack testing is done by {scheme} {L2} personnel.
      We neither sell nor repair lifting gear, so a rejection brings us no extra work.
      lift-nb> As a notified body for lifts we also carry out final inspections under Directive 2014/33/EU.
      iso-45001> Work at height and load tests are covered by our ISO 45001 system, with a lift plan for each test.
      Load cells are calibrated {every year|every twelve months} by an ISO/IEC 17025 laboratory.
      Each examiner is authorised by crane type and {shadowed|re-examined} every {two|three} years.
      iso-9001> ISO 9001 covers the planning side: due dates, recalls and copies of certificates.
      Photographs, serial number and safe working load are in every certificate, also for a single shackle.
      mach-nb> For changed or home-made machines we assess conformity as a notified body for machinery.`,
    closing: 'field',
  },
  rope: {
    opening: `
      i:marine-offshore> {name} inspects by rope where scaffolding would take weeks, around {site} and offshore.
      Where scaffolding would take weeks, {name} inspects by rope, at plants and structures around {site}.
      Work on ropes is our access, inspection is our trade: {crew} technicians from {city} test {e1} and {e2} at height.
      k:drone> Drone first, rope where it matters: that is how {name} inspects {e1} and {e2} around {site}.
      Flare booms, stacks, {jetties|silos} and bridge cables are reached by our {crew} rope technicians in {city}.
      year> Since {year} the {city} team of {name} has inspected {e1} from ropes, {without|with no} scaffolding.
      Inspectors who climb, not climbers who take photographs: {name} sends certified NDT people up {e1} around {site}.
      Owners of {e1} and {e2} in {fields} call {name} when the part to be tested is {m:60-110} up.
      Confined, high or over water: {crew} rope access inspectors cover such places {in {country}|around {site}}.
      small> {crew} rope technicians run {name} from a small depot in {city}, with two teams of three.
      Close visual inspection at height for {inds} clients is planned and carried out by {name} in {city}.
      A team of three with ropes, a meter and a camera replaces {two|three} weeks of scaffolding on {e1} around {site}.
      Tall structures around {site} are our workplace, and {m1} from the rope is our usual task.
      big> {crew} technicians in {two|three|four} bases make {name} able to man several shutdowns at once.
      i:marine-offshore> Offshore and onshore, {name} combines rope access with {m1} for {inds} operators.`,
    means: `
      A team is three people: a Level 3 supervisor and two technicians, of whom at least one {holds|is certified in} NDT.
      UTT> Thickness and {MT|visual findings} are recorded on the rope with a head camera, so the engineer on the ground sees the same spot.
      k:drone> {Two|Three|Four} licensed pilots fly zoom, thermal and collision-tolerant drones, also inside {tanks|boilers|stacks}.
      Rigging starts {two hours|one hour} after the permit, and most stacks are finished in {one day|two days|three days}.
      MT> Nodes and welds are cleaned and magnetic particle tested from the rope, {12-40} joints a shift.
      TT> Thermal images of {refractory|switchgear|façades} are taken in the same flight.
      RVI> Borescopes and a pole camera with {m:8-18} reach look into {columns|boiler tubes|box girders} before anyone enters.
      k:coating> Coating is rated area by area, with thickness readings at each rope drop.
      Rescue is planned for every drop and practised on site before work begins.
      Each drop is mapped on a drawing or 3D model, with {200-1,500} photographs for a typical {stack|jetty|flare}.
      Small repairs such as bolts, clamps and touch-up paint are done on the way down if the owner agrees.
      i:marine-offshore> Splash zone work is done at slack tide, with a standby boat and {two|three} teams in turn.
      e:wind> Blades are inspected at {two|three|four} turbines a day per team in good wind.`,
    proof: `
      IRATA membership is audited each year, and every rope team has its Level 3 supervisor.
      scheme> Inspectors hold {scheme} {L2} in {VT and MT|VT, MT and UT|at least two methods} and a rope access ticket.
      iso-45001> The ISO 45001 system covers rescue, dropped objects and weather limits.
      The IRATA code of practice, site permit and our own rescue plan are the three papers on each job.
      leea> Lifting points and davits are examined by LEEA qualified staff on the same mobilisation.
      frosio> FROSIO inspectors on ropes follow coating repairs at height.
      ampp-cip -small> Two AMPP coating inspectors work on ropes too.
      irata-tech> Levels, hours and medicals of every technician are listed in the offer, with IRATA numbers.
      Ropes and hardware are logged by serial number and withdrawn after {five|six|eight} years or one doubtful load.
      iso-9001> Both access and inspection are in the scope of our ISO 9001 certificate.
      old -small> There were no lost-time accidents in the past {4-11} years on {30-240} thousand rope hours.
      i:marine-offshore> Offshore crews carry survival training, medicals and {vaccination|helicopter escape} papers for the region.`,
    closing: 'field',
  },
  marine: {
    opening: `
      {name} measures hull thickness for class surveys at yards and berths around {site}.
      Thickness measurement for special surveys is done by {crew} operators from {city}, on voyage or in dock.
      Bulk carriers, tankers and offshore units in {city} are gauged by {name} for renewal and intermediate surveys.
      Ship owners book {name} for hull gauging, hatch cover tests and crane checks during port calls in {city}.
      year> From {city}, our operators have gauged ships since {year}, {lately|today} {40-160} a year.
      underwater> In-water survey and hull gauging are offered together by {name}, which saves a docking.
      Class surveyors at the yards around {site} work with our {crew} operators {every week|nearly every week}.
      Riding crews of {two|three} join ships at {city} and finish the gauging before the yard.
      Hull structure, {e2} and deck gear of ships and rigs around {site} are tested by {name}.
      Between arrival and departure there are often only {12-30} hours, so {name} keeps crews near the berths of {city}.
      small> A small gauging company with {crew} operators, {name} works for ship managers who call at {city}.
      Yards around {site} give us weld testing on new blocks; owners give us gauging of old ones.
      Floating units, jack-ups and tugs are the daily customers of {name}, close to {site}.
      UT LT> Gauging, hatch cover ultrasonic tests and weld testing are done by one team, {name} of {city}.`,
    means: `
      A bulk carrier needs {8-14} thousand readings; two teams of two take {4-7} days.
      LT> Hatch covers are tested with ultrasound in {two|three|four} hours, without hoses and without opening holds again.
      underwater> Divers or an ROV film the hull, rudder and sea chests, with live picture for the surveyor.
      drone> Cargo holds and tanks are inspected by drone, with lights and a class surveyor watching on deck.
      rope-access> Ropes and rafts replace staging in ballast tanks and {holds|cargo tanks}.
      MT> Crane pedestals, lashing points and rudder stocks are magnetic particle tested on the same call.
      Readings go from the gauge into the class form {by radio|without retyping}, and substantial corrosion is marked in colour.
      Single-element and multi-echo gauges measure through coatings; blocks are shown to the surveyor before start.
      UT> New block welds are tested with UT according to the yard plan, {60-200} checkpoints a week.
      Two kits of gauges and lamps are packed ready, so a crew can fly on the same day.
      Crews are trained for enclosed spaces and bring their own meters, radios and lamps.
      Plans are marked up the night before, so that the first section is measured {at daylight|when the gangway is down}.
      e:subsea> {Splash zone members and anchors|Anchor chains and fairleads} are measured {link by link|in and out of the water} between moves.`,
    proof: `
      The firm is an approved service supplier of {four|five|seven|eight} class societies under UR Z17.
      class-ndt> Recognition under UR W35 covers NDT on newbuilding hulls.
      scheme> Operators hold {scheme} {L2} in UT {and are named in the class certificates|and at least two years on ships}.
      Class approval for thickness measurement is renewed every {three|three to five} years, with a practical test on board.
      iso-9001> Training, gauges and reports are in the ISO 9001 scope, audited by an IACS member each year.
      irata-member> Rope teams work under our IRATA membership.
      frosio> A FROSIO inspector rates ballast tank coating as good, fair or poor in the same report.
      Work is done to {IACS UR Z10|UR Z10 and Z7} and the survey plan agreed between owner and class.
      The surveyor can choose any {ten|twenty} points to be measured again before we sign.
      underwater> Diving is done under the approval for in-water surveys, with a second diver on standby.
      ampp-cip> Coating of tanks is rated by an AMPP certified inspector.`,
    closing: 'marine',
  },
  wind: {
    opening: `
      {name} inspects wind turbines from foundation bolts to blade tips, out of {city}.
      End-of-warranty and yearly inspections of wind turbines are the main business of our {crew} inspectors in {city}.
      Wind farm owners in {country} use {name} for blades, towers and {bolted joints|gearboxes}.
      k:drone> Blades are photographed by drone and judged by people at {name}, {4-9} turbines a day.
      rope-access> Rope teams from {city} inspect and measure blades, towers and transition pieces for {name}.
      year> Founded in {year}, {name} has {2-9} thousand turbine inspections behind it, on land and at sea.
      Tower welds, flange bolts and blade roots show what a turbine has suffered; our {crew} inspectors check all three.
      Owners, insurers and lenders ask {name} for an independent look at turbines in {country}.
      small> {crew} climbers with inspection certificates make up {name}, an independent wind inspector in {city}.
      Factory and site inspection for wind projects go hand in hand here: towers at the maker, turbines on site, planned from {city}.
      Service lifts, ladders, cranes and fire gear of turbines are also examined by {name}, along with the machine.
      Lifetime extension starts with data, and {name} collects it on blades, {bolts|main bearings} and concrete {in {country}|around {site}}.
      Storm, lightning or a hard stop: our {city} inspectors are at the turbine within {two|three} days and say if it may run.`,
    means: `
      Blade damage is rated from 1 to 5 with position and size, so repairs can be ordered from the report.
      UT> Tower and flange welds are tested with UT, and bolts {by UT for length and cracks|for preload, ten in every hundred}.
      VA> Vibration is measured on main bearing, gearbox and generator, {two|three} hours per turbine.
      TT> Thermal images of blades and cabinets are taken under load.
      rope-access -small> Two rope teams reach {three|four} blades a day for tap tests and close photographs.
      k:drone> The drone needs {25|35|45} minutes for three blades, with the rotor locked only once.
      vendor> In tower factories we witness rolling, welding and painting, {3-8} sections a week.
      k:coating> Coating on towers and transition pieces is measured before load-out and again after {two|three} winters.
      A standard visit is two people for one day per turbine, with {90-160} check points.
      Lightning protection is measured from receptor to earth, and the values are kept per blade.
      PAUT> Phased array on foundation bolts finds cracks below the nut without loosening it.
      Grout, cracks and water in the foundation are documented with a borescope and crack gauges.
      Crews for sea work carry GWO training and wait in {city} for weather windows.`,
    proof: `
      Everybody who climbs has valid GWO training, and two in each team can lead a rescue.
      scheme> NDT is done by {scheme} {L2} personnel.
      irata-member> Rope work is done under IRATA membership.
      iso-17020> {ibody} accredits turbine inspection to ISO/IEC 17020.
      iso-9001> Data, photographs and repairs are traced per serial number in our ISO 9001 system.
      iso-45001> Weather limits, evacuation and lone work are set by the ISO 45001 system.
      frosio> Coating work on foundations is followed by FROSIO inspectors.
      Findings refer to the maker's manual, the IEC 61400 series and our catalogue of {120-400} damage photographs.
      We repair nothing ourselves, so owners can hand the report to any repair firm.
      Lifetime studies follow {IEC TS 61400-28|the owner's load data and the inspection record}, signed by an engineer.
      ampp-cip> Coating damage is judged by an AMPP certified inspector.`,
    closing: 'field',
  },
  rail: {
    opening: `
      {name} tests rails, axles and wheels for operators and workshops in {city}.
      Ultrasonic testing of rails and axles is done by {crew} people at {name}, {mostly at night|in track possessions and depots}.
      Depots around {city} send us axles, bogie frames and couplers for {m1} and {m2}.
      Track owners in {country} book {name} for rail testing on foot and by trolley.
      year> Since {year} our {city} team has tested rail welds for {metro, tram and main line|ports, mines and main lines}.
      Bogies, wheelsets and rail welds are our three subjects at {name}, with {crew} certified testers.
      Freight wagons, metro cars and works trains around {city} are tested by {name} at overhaul.
      Rail flaws grow at night as well, so {name} works in possessions between {midnight and four|one and five}.
      small> {crew} testers form {name}, a rail NDT company that works in {city} and wherever a depot calls.
      Aluminothermic and flash-butt welds are tested by {name} before the track in {country} is opened again.
      Wheelset shops in {country} use our testers on their lines or send parts to our hall in {city}.
      Overhaul of rolling stock needs {m1} and {m2}; {name} supplies both in the depots of {city}.`,
    means: `
      Hollow and solid axles are tested with {phased array|rotating probes} in {30-50} minutes, without pulling the wheels.
      A walking stick covers {km:4-9} of rail a night; a trolley does {km:15-35}.
      MT> Bogie frames and couplers are stripped and magnetic particle tested in our hall, {6-20} a week.
      ECA> Head checks are measured by eddy current array, with depth per metre of rail.
      PAUT> Rail welds are scanned with phased array in {8-15} minutes each, foot included.
      hardness> Hardness across the rail head is measured after grinding and after welding.
      macro> Test welds are cut, etched and photographed in a small laboratory next door.
      ET> Wheel treads and axle journals are checked with eddy current while the set is on the lathe.
      Testers bring lookout, lamps and radio, and know the rule book of the network.
      Each finding gets a class, a photograph and a position by kilometre, and urgent ones go straight to the controller.
      Calibration rails with {5-12} drilled holes stand at each depot, and the check is logged before the shift.
      -small> Two road-rail vans let us move between possessions in one night.`,
    proof: `
      scheme> Testers hold {scheme} certificates for the railway sector, renewed {each five years|with a practical test}.
      iso-17025> {body} accredits the testing to ISO/IEC 17025.
      Work follows {EN 16729 and the network's own manual|the network's standards for rail and axle testing}.
      Procedures for each axle drawing are written and approved by our railway {L3}.
      iso-9001> ISO 9001 covers depots and track work, with blind checks of {five|ten} percent of the tests.
      iso-45001> Track safety is run under ISO 45001, and every tester is certified for work in live lines.
      iwi> Welding on bogies is followed by an International Welding Inspector.
      aws-cwi> An AWS CWI looks after weld repairs on frames and wagons.
      Results are signed by two people where a part is to be scrapped.
      iso-17020> Accreditation by {ibody} to ISO/IEC 17020 covers depot inspections.
      Reference defects are made from real rails and axles, {20-60} pieces in our hall.`,
    closing: 'field',
  },
  civil: {
    opening: `
      {name} tests concrete, steelwork and ground slabs for contractors and owners in {city}.
      What lies inside a slab, a wall or a bridge deck is found by {name} with radar and {ultrasound|core samples}.
      Concrete laboratory and site testing come from one company here: {name}, {city}, with {crew} people.
      Bridges, tanks and car parks {in {country}|around {city}} are surveyed by {name} before repair is designed.
      year> Since {year} {name} has crushed cubes and tested structures for builders in {city}.
      Contractors around {site} send us cubes, cores and reinforcing bars, and call our {crew} people to site.
      Structural surveys with {m1} and small cores are the work of {name} in {city}.
      Owners of {e1} and {e2} ask {name} how much life is left and what to repair first.
      small> Two engineers and {crew} technicians run {name}, a testing office for concrete and steel in {city}.
      Before drilling or cutting, our {city} crews mark bars, ducts and tendons on the slab.
      Water tanks, tunnels and treatment works around {site} are inspected by {name} while they stay in use.
      Public works departments in {country} use {name} for acceptance tests and condition reports.`,
    means: `
      Cubes and cylinders are collected daily from {10-60} sites and crushed at {7 and 28|3, 7 and 28} days.
      Radar finds bars and ducts down to {cm:30-60}, and the result is chalked on the slab at once.
      TT> Delamination on decks and façades is mapped with thermal images in the first hours of sun.
      drone> A drone photographs piers, chimneys and façades, and cracks wider than 0.2 mm are measured on the model.
      tensile> Reinforcing bars and couplers are pulled in a {600|1,000|1,200} kN machine.
      Half-cell potential, chloride depth and carbonation are measured on the same {grid|cores}.
      MT> Steel welds on site are checked with MT and VT by the same crew.
      UT> Pile integrity and ultrasonic pulse tests are done before the cap is cast.
      rope-access> Dams, towers and undersides of bridges are reached by rope.
      The curing room holds {600-4,000} specimens at controlled temperature and moisture.
      t:coating> Coating and waterproofing are tested for thickness and pull-off strength.
      Load tests on {slabs|anchors|piles} are run with hydraulic jacks up to {t:50-300}.
      -small> {Two|Three} mobile laboratories stand on long projects, with a press and an oven on board.`,
    proof: `
      {body} accredits the laboratory to ISO/IEC 17025 for {12-45} tests on concrete, steel and soil.
      Concrete tests follow {EN 12390|national and ISO methods|the standards named in the contract}, with machines calibrated each year.
      cpr-nb> As a notified body for construction products we also audit {ready-mix and precast|precast and steel} plants.
      iso-17020> Structural inspection is accredited by {ibody} under ISO/IEC 17020.
      scheme> Weld tests are signed by {scheme} {L2} technicians.
      aws-cwi> Site welds are inspected by AWS CWI staff to AWS D1.1 and D1.5.
      iwi> An International Welding Inspector follows steel erection.
      iso-9001> Sampling, transport and curing are part of the ISO 9001 scope, not only the press.
      Every ISO/IEC 17025 result carries its uncertainty, and the {body} schedule is attached to the first report.
      Proficiency tests with {8-30} other laboratories are joined twice a year.
      Samples are bar-coded on site, so a cube cannot change its owner on the way to the press.`,
    closing: 'lab',
  },
} satisfies Record<string, TradeText>;
