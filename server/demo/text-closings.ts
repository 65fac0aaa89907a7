/** Closing sentences about reports, languages, lead times and call-outs, by working style. Same format as below. */
export const CLOSING_TEXTS = {
  field: `
    Reports are in {lang} and reach the customer within {days}.
    The signed report follows within {days}, {with photographs and sketches|as PDF and spreadsheet} in {lang}.
    Call-out within {hours} around {city}, nights and weekends {included|by arrangement|at a surcharge}.
    A draft result stays on site the same {day|shift}; the final report, in {lang}, takes {days}.
    Findings that cannot wait are phoned through at once and confirmed in writing {the same day|before the crew leaves {site2}}.
    Quotations come within {24 hours|one working day|two working days} and show hours, travel and {standby|report costs} separately.
    Customers see results online within {days} and can export them {as CSV|to their maintenance system}.
    Day shift is the rule, {two|three} shifts are usual during {shutdowns|outages}; call-out takes {hours}.
    Languages on site are {lang}; reports follow in {days}.
    A crew can leave {city} within {hours}, with its own {vehicle and tools|transport and lighting}.
    Small orders are welcome; the minimum charge is {half a day|four hours|one day}{, travel around {city} included|}.
    Rates are per shift or per item and agreed before work starts; reports take {days}.
    Crews are on site in {days} anywhere in {country}, and in {6-14} days abroad.
    -small> Somebody answers the phone day and night, and people are on the road within {hours}.
    Each report names the person, the certificate number and the calibration of the instrument, and is issued in {days}.
    Reporting is in {lang}; {days} is the usual time from last reading to signature.
    Photographs and raw data are handed over with the report, {days} after the visit.
    Site passes, inductions and risk assessments for {site2} are kept up to date.
    Weekend work is common around {city}; reports in {lang} follow within {days}.
    For planned work we ask {three days|one week|two weeks} of notice, in emergencies {hours}.
    Data is delivered in the format of the owner's database within {days}, in {lang}.
    old> About {a third|half|60 percent} of our customers {in {city} |}have stayed for more than {5-9} years, mostly on call-off orders.
    small> You speak to the person who does the work, from quotation to signed report, in {lang}.
    Emergency visits are possible within {hours}; planned ones are confirmed {the same day|within a day}.`,
  vendor: `
    Visit reports with photographs are sent within {24|48} hours, in {lang}.
    Reports reach the buyer {the next morning|within one working day}, and release notes are signed at the works.
    Rates are per visit around {city} and per day elsewhere, travel agreed in advance.
    Inspectors speak {lang} and send a flash report the same evening.
    We cover {country} with {two|three} days of notice, and neighbouring countries with {four|five|seven}.
    A coordinator in {city} plans the visits, reads each report and answers within {hours}.
    Reports in {lang} are with the buyer within {24|48} hours, non-conformities {at once|the same day}.
    Monthly summaries list visits, open points and hours used, in {lang}.
    The final dossier is indexed and delivered within {days} of release.
    Night shift and weekend visits in {city} are possible at {two|three} days' notice.
    Single visits are as welcome as frame orders; the minimum is {half a day|one day}, report in {lang} included.
    Quotations for a purchase order need {24 hours|one working day} and the inspection plan, nothing more.`,
  marine: `
    The preliminary report is on board before sailing; the class report follows within {days}.
    Crews join at {city} at any hour, and in other ports of {country} within {hours}.
    Draft tables are given to the surveyor each evening, the signed report in {days}.
    Weekends and nights are normal port hours for us in {city}, at no surcharge.
    Riding crews fly within {24|36|48} hours of the order, with visas and medicals ready.
    Reports are written in {lang} in the form of the class concerned, within {days}.
    A quotation needs the ship's age, type and last survey, and comes back within {hours}.
    Booking from {city} is by phone or mail day and night, and a team is at the berth in {hours}.
    The owner gets plans with colours and a list of steel to renew, {days} after the last reading.
    Work in {city} is charged per point or per day, as the owner prefers.
    Mobilisation from {city} is usually {hours} for local berths, and {two|three} days for ports abroad.
    Class, owner and yard receive the same file in {lang}, within {days}.`,
  lab: `
    Normal turnaround is {3-8} working days; {24|48} hours is possible for a surcharge.
    Results are reported in {lang}, with a digital signature and a code that can be checked online.
    Samples received in {city} by {ten|noon} are logged the same day; results take {3-7} working days.
    Express orders are done in {24|36|48} hours, reports in {lang}.
    Reports are in {lang}, as PDF and as data for the customer's system.
    A courier collects samples around {city} {every day|twice a day|three times a week}.
    {One|Two} test pieces or {a hundred|five hundred}: price lists are the same for all, and reports take {3-8} working days.
    Customers follow each sample online and get the report in {lang}.
    Quotations come within {four hours|one working day}, with standard, sample size and delivery time.
    The laboratory works two shifts, so {Friday|evening} samples from {city} are on the bench the next morning.
    Reports carry photographs of the broken specimens and leave within {3-7} working days.
    Opinions are given apart from results, by a named engineer, in {lang}.
    Urgent results are phoned through, and the report in {lang} follows {the same day|within a day}.
    A laboratory manager answers technical questions within {hours}, in {lang}.`,
  bench: `
    Turnaround is {4-8} working days, {24|48} hours for express orders.
    Certificates are in {lang}, digital and signed, and kept online for {ten|fifteen} years.
    Instruments from {city} are collected and returned free of charge above {10-25} pieces.
    On-site days around {city} are planned {two|three|four} weeks ahead, and urgent ones within {hours}.
    Customers get {30|45|60} days' warning before a certificate runs out.
    Price lists are public, and quotations for long gauge lists take {one working day|two days}.
    Certificates reach the customer {the same day|within one day} after calibration, in {lang}.
    Loan instruments are available while yours are in {city}, at {a daily rate|no charge for {5-10} days}.
    Night and weekend shifts in shutdowns are usual, with {two|three|four} metrologists on site.
    The counter in {city} is open from {six|seven} to {four|five}; small gauges are done while you wait{ on Fridays|}.
    Data can be loaded into the customer's gauge software, with certificates in {lang}.
    Repair is quoted before it is done, within {hours} of arrival.`,
  works: `
    Normal delivery is {3-9} working days; urgent parts are taken in the same night.
    Records are in {lang}, scanned and searchable by {order and serial|drawing} number.
    The works in {city} run two shifts, with a third during {shutdown season|peaks}.
    Offers are made within {two days|three days|one day}, from drawing or photograph.
    A lorry of our own collects and delivers around {city}, {daily|three times a week}.
    Call-out {around {city}|to sites near {city}} takes {hours}, at night too.
    Customers may watch their job and get the dossier in {lang} with the delivery.
    Certificates are issued in {lang}, with the job, within {days} of the last test.
    Work is done six days a week, and Sunday shifts around {city} are arranged within {hours}.
    Progress photographs go out {weekly|every second day}, and the dossier in {lang} closes the order.
    Nothing leaves {city} before the records are complete; that takes {one day|two days} after the last test.
    A planner names the finishing date when the part arrives, and reports in {lang} if it moves.
    Goods are received from {five|six} in the morning, and tested parts are ready within {days}.`,
} satisfies Record<string, string>;

/**
 * The sentences of a trade, one per line: who we are, our equipment, our credentials, and how we work with customers.
 * `{word}` is a word of phrases.ts, `{a|b}` a choice, `{3-9}` a number, `{m:3-9}` a measure in the units of the
 * country. A line may begin with the marks that it requires (`RT -small> ...`: radiography, not a small company).
 */
export type TradeText = { opening: string; means: string; proof: string; closing: keyof typeof CLOSING_TEXTS };
