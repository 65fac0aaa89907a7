import type { TradeText } from './text-closings.ts';

/** Sentences of the trades that work in plants; text-closings.ts explains the format. */
export const PLANT_TEXTS = {
  ndt: {
    opening: `
      {name} is an NDT contractor in {city} with {crew} technicians for plant and fabrication work around {site}.
      Weld testing for {pipe spool|vessel|steelwork} fabricators {around {site}|in {city}} fills most of our order book, with {m1} and {m2} in front.
      Plant owners and fabricators around {site} call us for {m1}, {m2} and {m3}.
      year RT> Founded in {year} as a {two-man|three-person|family} radiography team, {name} now covers {ultrasonic and surface testing|ultrasonic and magnetic particle testing} as well.
      On-stream and shutdown NDT for {fields} is what this {city} company does, with {crew} technicians of its own.
      From a {workshop|yard|base} near {site} we send out {two-man teams|small crews} for {m1}, {m2} and {m3}.
      Our {crew} NDT technicians work {all over {country}|mostly around {site}} and{, on request,|, by arrangement,} abroad.
      -small> Shutdown crews, resident technicians and single call-outs: {name} supplies NDT to {inds} sites around {city}.
      small> A small team with one {L3} on the staff, we test {e1} and {e2} for owners and fabricators near {site}.
      big> With {crew} certified technicians, {name} staffs {plant turnarounds|outages and turnarounds} out of {city}.
      All the methods of a job come from one team here: {m1}, {m2} and {m3}.
      Fabrication yards and plant operators hire {name} for {m1}, {m2} and a second opinion on rejected welds.
      Testing {e1} and {e2} in service takes up {half|two thirds|most} of our year; the rest is new construction {in {city}|around {site}}.
      i:pipelines> Pipeline spreads, compressor stations and {city} fabrication shops are where {name} works, mostly with {m1} and {m2}.
      {Before start-up|After repair|During shutdowns} our crews test {e1} and {e2} for {inds} customers in and around {city}.
      year -small> {crew} technicians, {two|three} offices and one procedure set: {name} has tested welds in {country} since {year}.`,
    means: `
      RT> Radiography is done with Ir-192 and Se-75 sources, {mostly at night|mostly between shifts}, under a licence from {radiation}.
      RT> A shielded bay in the {yard|workshop} takes parts up to {m:4-12} long and {t:5-25}, so many exposures need no site closure.
      PAUT TOFD> {2-5} PAUT and TOFD sets with encoded scanners replace radiography on {butt|girth} welds where the code allows it.
      PAUT -TOFD> Encoded phased array replaces radiography on {carbon steel|butt} welds from {mm:6-10} upwards where the code allows it.
      RT> Crews travel with their own {darkroom trailers|vans, generators and darkrooms|film processing}, which keeps waiting time short.
      UTT> Corrosion surveys reach {200-900} thickness points a shift per team, loaded straight into the owner's inspection database.
      ET e:heat-exchanger> Two eddy current operators test {350-800} exchanger tubes a shift and hand over a tube map the same day.
      IRIS> For carbon steel bundles we use IRIS after cleaning, at {80-160} tubes a shift.
      xrfpmi> Alloy checks by XRF are done on site, with {150-400} spots a day on {pipe spools|flanges and bolting|valves and fittings}.
      Wet fluorescent benches in the workshop take {shafts|gears|forgings} up to {m:2-6} long; yokes and spray cans go to site.
      The equipment room holds {6-24} flaw detectors, each with its own calibration blocks in {carbon and stainless|carbon, duplex and austenitic} steel.
      big> Our largest shutdown so far needed {30-80} technicians for {3-6} weeks on two shifts.
      CR/DR> Digital detectors cut exposure times, and images are handed over as DICONDE files.
      small> Typical jobs are {two|three} technicians for {one to three|two to five} days: a boiler repair, a batch of castings, {20-60} fillet welds.
      LT> Helium and bubble leak tests on {flanged joints|tank floors|vacuum vessels} are done by the same crews.
      -small> Between shutdowns the crews work in {4-9} fabrication shops {around {city}|around {site}}, where we keep resident technicians.
      PEC> Pulsed eddy current finds thin walls through insulation, so that only {a tenth of the line|a few windows} must be stripped.`,
    proof: `
      scheme> Technicians hold {scheme} {L2} in at least {two|three} methods, and each procedure is signed by {our own|a contracted} {L3}.
      Work follows {ASME Section V|ISO 17640 and ISO 17638|ASME Section V and {weld}} and customer specifications, with a technique sheet for every joint type.
      iso-17025> {body} accredits the laboratory to ISO/IEC 17025 for {UT, MT, PT and VT|all four surface and volumetric methods|ultrasonic and surface methods}.
      iso-17020> The company works as {a Type A|a Type C|an independent} inspection body under ISO/IEC 17020, accredited by {ibody}.
      asnt-l3 -small> {Two|Three|Four} ASNT Level IIIs write the procedures and audit the crews on site {twice|four times} a year.
      scheme> Each report states the {scheme} certificate number and the last vision test of the person who signs it.
      pcn> PCN certificates, site passes and medicals of each technician are sent before mobilisation.
      aws-cwi -small> {Two|Three|Five} of the crew are also AWS Certified Welding Inspectors, so fit-up and visual checks need no second company.
      cswip -small> {Two|Three|Four} of us also hold CSWIP 3.1 and take over visual inspection of fit-up and finished welds.
      RT> Film is read by two people, and radiographs are archived for {5-10} years.
      api-qute -small> {Two|Three} operators passed the API QUTE examination for ultrasonic flaw detection and sizing.
      A blind test piece is part of the yearly check for every {ultrasonic|UT} operator.
      rtpo> As a recognised third-party organisation we also approve {NDT personnel|permanent joining procedures} for pressure equipment.`,
    closing: 'field',
  },
  vessel: {
    opening: `
      {name} is an independent inspection body for {e1} and {e2}, with {crew} inspectors in {city}.
      Periodic inspection of pressure equipment under {vessel} is our main work {around {site}|in {city}}, from air receivers to whole process units.
      Owners of {e1} and {e2} around {site} book us for {periodic inspection|statutory examination} and the follow-up of repairs.
      i:pharma-food> Boiler houses, dairies and {hospitals|laundries|bakeries} make up half of the {400-2600} items that {name} inspects each year.
      New vessels, repaired vessels, vessels that changed owner: this {city} body reviews the file, witnesses the test and signs the report.
      year> Since {year} {name} has inspected {e1}, {e2} and their safety devices for plants around {site}.
      Inspectors of {name} examine {e1} in service, set the next date and follow each repair until it is closed.
      No repair and no spare parts are sold here, only {examinations in service and at the maker's works|independent inspection}, with {crew} inspectors {in {country}|based in {city}}.
      Plants around {site} use us as third party for {e1} and {e2}, in service and at the manufacturer.
      ped-nb> As a notified body for pressure equipment, {name} assesses {e1} and {e2} built {in {country}|around {city}} for the European market.
      asme-aia> Authorized inspection for ASME shops and in-service boiler inspection are our two lines of work in {city}.
      big> {crew} inspectors in {3-7} offices cover {country}, planned from our head office in {city}.
      Shutdown inspection of {e1} and {e2} is planned {four|six|nine} months ahead here and carried out by {crew} inspectors of our own.
      small> {crew} inspectors, one engineer for calculations and a planner: that is {name}, an inspection body for {e1} and {e2}.
      Certificates for {e1} and {e2} run out on fixed dates; we keep the calendar for {60-900} sites {around {city}|in {country}} and inspect in time.
      ukab> {name} assesses new pressure equipment as a UK Approved Body and examines it later in service.`,
    means: `
      An internal inspection is prepared {two weeks|ten days} ahead, with drawings, past reports and a list of the nozzles to open.
      UTT> Thickness is measured with our own gauges, and remaining life is calculated before the manhole is closed.
      hydro> Pressure tests up to {bar:150-700} are witnessed with calibrated recorders; pneumatic tests need a separate {procedure|risk assessment}.
      rbi> Risk-based plans are written for units with {150-900} items and reviewed {each year|every second year} with the owner.
      ffs> Where a wall is too thin, a fitness-for-service check to API 579 follows within {five days|a week|ten days}.
      One inspector covers {12-30} air receivers a day, and a planner watches the due dates so that no certificate lapses.
      A list of due dates for every vessel, valve and hose of a site goes to the customer {each month|each quarter}.
      prv> Safety valves are tested on the same visit, in a van with its own nitrogen supply and a bench up to {bar:40-250}.
      design-review -small> Drawings and calculations are reviewed by {two|three|four} design engineers in {5-12} working days.
      Most of our inspectors were {boilermakers, welders or marine engineers|plant or fabrication engineers} before, with {8-20} years in plant.
      Boilers are opened on {weekends|holidays}, when they are cold anyway; each job is closed with a list of {repairs and dates|findings in order of risk}.
      e:gas-cylinder> Cylinder bundles and tube trailers are examined at the filling station, {40-200} cylinders a day.
      e:cryogenic> For vacuum-insulated tanks we combine external inspection with the vacuum reading and the valve records.
      authorized> Data reports of {15-60} shops are signed after hold points that our inspectors attend in person.`,
    proof: `
      {ibody} accredits us to ISO/IEC 17020 as a Type A body {for boilers, vessels and piping|for pressure equipment in service}.
      Type A independence under ISO/IEC 17020 is confirmed by {ibody} in {yearly|regular} audits.
      ped-nb> Modules {A2, B, F and G|B, C2, F and G|A2, B, D and G} of Directive 2014/68/EU are in our scope.
      nb-is> All field inspectors hold National Board commissions {and state cards|and report online to the jurisdiction}.
      api-510 api-570 -small> The team includes {2-6} API 510 and {2-5} API 570 inspectors.
      Work follows {vessel} and the owner's written inspection plan, and departures are agreed in writing.
      Every inspector is authorised per type of equipment, and customers may see the list at any time.
      ukab> {ibody} accreditation to ISO/IEC 17020 and UK Approved Body status for pressure equipment cover both sides of the work.
      asme-aia> ASME accredits the agency to QAI-1, and {4-20} inspectors hold the commission for shop inspection.
      tped-nb> Cylinders and tube trailers are reinspected under Directive 2010/35/EU.
      iso-17065> Product certification is run apart from inspection, under ISO/IEC 17065 and with its own committee.
      Records of every item, from data plate to last report, are kept for {10-15} years.
      api-580 -small> Two API 580 engineers lead the risk workshops and defend the intervals before the authority.
      Our ISO/IEC 17020 scope, with all {6-18} inspection fields, can be read on the {ibody} site.
      api-510 -api-570 -small> {Two|Three|Five} API 510 inspectors are on the permanent staff.`,
    closing: 'field',
  },
  tank: {
    opening: `
      Storage tanks and the lines that feed them are the whole business of {name} in {city}.
      {name} inspects tanks and pipelines in and out of service around {site}, with {crew} people in the field.
      MFL> Floor scanning and shell thickness surveys for terminals around {site} keep {crew} of us busy most of the year.
      Terminals, depots and pipeline operators {in {country}|around {site}} use us for {e1} and {e2} from first survey to repair plan.
      year> Started in {year} with tank floor inspection, {name} added {pipelines|piping circuits and pipelines} and works for {inds} owners today.
      -small> A tank can stay in service longer if its data is right: {crew} inspectors and engineers in {city} collect and assess that data.
      Integrity work for {inds} owners starts here with {m1} and {m2} and ends with an interval.
      Out-of-service inspections take {3-9} days per tank, and {name} plans them with the cleaning contractors around {site}.
      GWT> Buried and sleeved pipe that nobody can see is our subject: {m1}, {m2} and direct assessment around {site}.
      Owners without an inspection department of their own leave {e1} and {e2} around {site} to us, planning included.
      rbi> Risk-based programmes for {e1} and {e2} are set up by our engineers and carried out by our own {crew} inspectors.
      Inspection teams of {name} survey {e1} and {e2} at {10-60} sites {in {country}|around {city}} each year.
      big> {crew} inspectors, drone pilots and engineers make {name} one supplier for terminals from {city} to the border.
      Between tank cleaning and refilling there are only days, so our {city} crews come with {m1} and {m2} in one van.
      small> {crew} inspectors, two scanners and a calculation team are enough for the {30-70} tanks that {name} opens each year.`,
    means: `
      MFL> Floor plates are scanned with MFL and each call is proved up with UT; a floor of {m:20-40} diameter takes {two|three} days.
      UTT> Shell courses are measured by crawler from outside, {4-8} scan lines per tank, without scaffolding.
      GWT> Guided wave screening covers {m:20-60} of pipe in each direction from one collar, road crossings included.
      -us> Tank settlement, roundness and verticality are surveyed with a laser scanner while the tank stays in service.
      us> Settlement and out-of-roundness are surveyed with a laser scanner while the tank stays in service.
      drone> Fixed roofs, {floating roof seals|flare tips} and stacks are inspected by drone, so nobody walks on a thin roof.
      AT> Acoustic emission shows which floors can wait: {12-48} hours of quiet are needed, no opening.
      PEC> Corrosion under insulation is searched with pulsed eddy current on {m:200-900} of line a day.
      EMAT> EMAT probes measure through paint and need no couplant, which saves blasting on {pipe supports|painted lines}.
      ffs> Dents, thin areas and cracks are assessed to API 579 by engineers in the same office.
      LT> New floor welds are vacuum-box tested by the crew that scanned the old floor.
      ampp-cp> Cathodic protection is measured at the same visit: on and off potentials, rectifiers and {test posts|reference cells}.
      Each circuit gets its drawing, its points and a corrosion rate, so the next crew measures in the same places.
      Confined-space rescue, gas testing and lighting come with the crew {on request|as part of the job}.
      rbi> A risk-based plan for a depot of {15-60} tanks is usually ready in {4-9} weeks.`,
    proof: `
      api-653> The field leaders are API 653 inspectors, and reports state the next internal date and how it was calculated.
      api-570 -small> {2-6} API 570 inspectors set up the piping circuits and sign the thickness reports.
      eu> Tank work follows EEMUA 159 {and the permit of the site|or API 653, as the permit says}.
      api-580> Intervals are set under API 580, in workshops with operations and the authority if it wishes to attend.
      scheme> Operators are certified to {scheme}; floor scanning crews are also tested on our own plate with {20-60} known pits.
      iso-17020> {ibody} accredits tank and piping inspection to ISO/IEC 17020.
      api-1169> API 1169 inspectors follow new lines from stringing to the hydrotest.
      Work is done to API 653, API 570 {and API 574|and NACE guidance on direct assessment}, or to the code that the owner names.
      api-571> An API 571 specialist reviews the damage mechanisms before we write a plan.
      ampp-cp> Coating and cathodic protection findings are signed by AMPP certified staff.
      Calibration of scanners and gauges is checked on site before and after each {tank|shift}, and the records are in the report.
      Plans, scan maps and calculations are kept for the life of the tank and returned to the owner {free of charge|on request}.
      iso-45001> Entry into tanks follows our ISO 45001 system, with an attendant and a rescue plan for each manway.`,
    closing: 'field',
  },
  coating: {
    opening: `
      {name} inspects protective coatings on {e1} and {e2}, from blasting to the last holiday test.
      Paint failures usually start with surface preparation, and that is where our {crew} inspectors in {city} begin.
      Owners and applicators around {site} appoint {name} as coating inspector for {inds} projects.
      Coating surveys, paint specifications and failure cases for {fields} are the work of this {city} office.
      year> Independent of paint makers since {year}, we inspect coatings on {e1} and {e2} around {site}.
      {crew} inspectors certified for coatings work from {city} {on newbuild, maintenance and repair|in yards, shops and on site}.
      Blasting yards around {site} see our inspectors {daily|two or three times a week}: climate, profile, salts, thickness, adhesion.
      What holds a structure together below the paint is steel, so {name} surveys both coating and corrosion on {e1} and {e2}.
      Maintenance painting of {e1} is planned on our condition surveys by {inds} owners in {country}.
      In {city} and wherever steel for {country} is painted, {name} checks coating work at hold points.
      Corrosion under insulation, worn linings and chalking topcoats: our survey crews rate them on {e1} and {e2} and set priorities.
      Shop coating, field joints and linings are inspected by {name} for {inds} clients around {site}.
      small> {Two|Three} coating inspectors and a corrosion engineer run {name}, an independent office in {city}.
      Before steel leaves the paint shop around {site}, one of our inspectors has measured {thickness, salts and profile|profile, thickness and adhesion}.`,
    means: `
      Each inspector carries gauges for profile, salts, dew point, film thickness and adhesion, all with current certificates.
      Dry film thickness is taken to {ISO 19840|SSPC-PA 2|ISO 19840 or SSPC-PA 2}, with {60-400} readings on a typical {spool batch|girder|tank course}.
      e:storage-tank> Tank linings are holiday tested at the voltage of the maker, and each repair is tested again.
      e:pipeline> Field joints are checked {in the ditch|joint by joint}, {25-70} a day, before they are lowered in.
      saltspray> Panels run in two salt spray cabinets for up to {1,440|2,160|4,200} hours in our own laboratory.
      cml> Insulated lines are surveyed for CUI with thermal cameras and {test windows|inspection plugs}, {m:300-900} a day.
      drone> A drone with a zoom camera rates paint on {stacks|jetties|high steel} without scaffolding.
      rope-access> Rope access inspectors reach {jetty piles|bridge undersides|flare structures} without scaffolding.
      A condition survey rates every surface from Ri 0 to Ri 5 and ends with areas, costs and a sequence of work.
      PEC> Pulsed eddy current measures steel left below {insulation|fireproofing} without stripping.
      Failure cases are sampled on site and compared under the microscope with retained paint from the batch.
      -small> On a large project we keep {2-6} inspectors in the yard for {4-14} months, day and night shift.
      UTT> Steel thickness is measured where the coating has failed, so repair and repaint are decided in one visit.`,
    proof: `
      ampp-cip> All inspectors hold the AMPP coating inspector certificate, {one|two|three} of them at Level 3.
      frosio> FROSIO Level III inspectors lead the jobs and sign the daily logs.
      norsok> NORSOK M-501 is the usual specification, and pre-qualification tests are witnessed by our own people.
      ISO 12944, ISO 8501 and the data sheet of the paint are the documents we measure against.
      ampp-cp> Cathodic protection surveys are run by {CP2 and CP3|CP3} certified staff.
      iso-17020> {ibody} accredits coating inspection to ISO/IEC 17020, so daily logs count as inspection reports.
      We sell no paint and do no painting; {name} is paid for measuring and reporting only.
      Gauges are verified on reference foils at the start of each shift and calibrated {yearly|every twelve months}.
      iso-9001> The ISO 9001 system was {last|recently} audited without findings on calibration and records.
      Standards in daily use are {ISO 12944 and ISO 8501|SSPC and ISO surface standards|ISO 8502 for salts and ISO 4624 for adhesion}, with photographs for every hold point.
      Pre-job meetings fix hold points, gauges and acceptance limits in writing before the first abrasive is loaded.`,
    closing: 'field',
  },
} satisfies Record<string, TradeText>;
