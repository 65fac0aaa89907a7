/** The sixty cities of the demo companies, with number of companies, spellings, phone numbers, sites and trades. */
export type DemoCity = {
  name: string;
  country: string;
  companies: number;
  /** Location texts, the most common one first. */
  spellings: string[];
  /** '#' stands for a digit. */
  phones: string[];
  /** Sites that can follow "around": for most trades, on the water, and for aircraft. */
  sites: string[];
  waterfronts: string[];
  airfields: string[];
  /** Ids of the main industries of the city. */
  industries: string[];
  /** Only where they differ from those of the country. */
  languages?: string;
};

type Row = [
  country: string,
  name: string,
  companies: number,
  spellings: string,
  phones: string,
  sites: string,
  industries: string,
];

// biome-ignore format: a table, one row per line
const ROWS: Row[] = [
  ['TR', 'Istanbul', 24, 'Istanbul, Türkiye;İstanbul, Türkiye;Istanbul, Turkey;Istanbul, Marmara, Türkiye', '+90 212 555 ## ##;+90 216 555 ## ##', '~the Tuzla shipyards;İkitelli and Dudullu;both sides of the Bosphorus;~Ambarlı port', 'marine-offshore manufacturing construction rail power'],
  ['TR', 'Kocaeli', 12, 'Kocaeli, Türkiye;Izmit, Kocaeli, Türkiye;İzmit, Kocaeli, Turkey;Gebze, Kocaeli, Türkiye', '+90 262 555 ## ##', 'Dilovası and Gebze;the Gulf of İzmit;~Körfez', 'petrochemical oil-gas manufacturing marine-offshore'],
  ['TR', 'Izmir', 12, 'Izmir, Türkiye;İzmir, Türkiye;Izmir, Turkey;İzmir, Ege, Türkiye', '+90 232 555 ## ##', 'Aliağa;~the Aliağa terminals;Kemalpaşa and Torbalı', 'petrochemical oil-gas renewables mining-metals marine-offshore'],
  ['TR', 'Ankara', 10, 'Ankara, Türkiye;Ankara, Turkey', '+90 312 555 ## ##', 'OSTİM and İvedik;Sincan;*Kahramankazan', 'aerospace defence manufacturing construction rail'],
  ['TR', 'Bursa', 7, 'Bursa, Türkiye;Bursa, Marmara, Turkey', '+90 224 555 ## ##', 'Nilüfer and Demirtaş;~Gemlik port', 'manufacturing mining-metals rail'],
  ['GB', 'London', 19, 'London, United Kingdom;London, UK;London, England, United Kingdom', '+44 20 5550 ####;+44 20 3555 ####', '~the Thames Estuary;Canvey and Coryton;the Medway;~Dagenham Dock', 'construction rail power aerospace water'],
  ['GB', 'Aberdeen', 22, 'Aberdeen, Scotland, United Kingdom;Aberdeen, UK;Aberdeen, Scotland;Aberdeen, United Kingdom', '+44 1224 555 ###', 'Altens and Dyce;~Peterhead and St Fergus;~the South Harbour;~the northern North Sea', 'oil-gas marine-offshore renewables pipelines'],
  ['GB', 'Middlesbrough', 9, 'Middlesbrough, England, United Kingdom;Middlesbrough, UK;Middlesbrough, Teesside, United Kingdom', '+44 1642 555 ###', 'Wilton and Seal Sands;Billingham;~the Tees', 'petrochemical power nuclear renewables mining-metals'],
  ['GB', 'Birmingham', 9, 'Birmingham, England, United Kingdom;Birmingham, UK;Birmingham, West Midlands, UK', '+44 121 555 ####', 'the Black Country;*Coventry and Solihull;Tyseley', 'manufacturing aerospace rail mining-metals pharma-food'],
  ['NL', 'Rotterdam', 21, 'Rotterdam, Netherlands;Rotterdam, South Holland, Netherlands;Rotterdam, The Netherlands;Rotterdam, Zuid-Holland, Netherlands', '+31 10 555 ####', '~Botlek and Europoort;~the Maasvlakte;Moerdijk and Dordrecht;~Vlaardingen', 'petrochemical oil-gas marine-offshore renewables power'],
  ['BE', 'Antwerp', 10, 'Antwerp, Belgium;Antwerpen, Belgium;Antwerp, Flanders, Belgium', '+32 3 555 ## ##', '~the port on both banks of the Scheldt;Zwijndrecht and Beveren;Doel', 'petrochemical oil-gas nuclear pharma-food marine-offshore'],
  ['DE', 'Hamburg', 11, 'Hamburg, Germany;Hamburg, Deutschland', '+49 40 555 #####', '~Harburg and Wilhelmsburg;Stade and Brunsbüttel;*Finkenwerder', 'aerospace marine-offshore renewables petrochemical mining-metals'],
  ['DE', 'Essen', 9, 'Essen, North Rhine-Westphalia, Germany;Essen, Germany;Essen, NRW, Germany', '+49 201 555 ####', 'the Ruhr;Marl and Gelsenkirchen;Duisburg', 'petrochemical mining-metals power rail manufacturing'],
  ['IT', 'Milan', 10, 'Milan, Italy;Milano, Italy;Milan, Lombardy, Italy;Milano, Lombardia, Italy', '+39 02 555 #####', 'Rho and Lainate;Bergamo and Brescia;Lodi', 'manufacturing oil-gas pharma-food power rail'],
  ['ES', 'Bilbao', 8, 'Bilbao, Spain;Bilbao, Basque Country, Spain;Bilbao, Vizcaya, Spain', '+34 94 555 ## ##', '~Zierbena and Muskiz;~the Nervión estuary;Zamudio', 'manufacturing renewables mining-metals marine-offshore petrochemical'],
  ['FR', 'Toulouse', 7, 'Toulouse, France;Toulouse, Occitanie, France', '+33 5 55 55 ## ##', '*Blagnac and Colomiers;Lacq;the Garonne valley', 'aerospace defence manufacturing power'],
  ['NO', 'Stavanger', 11, 'Stavanger, Norway;Stavanger, Rogaland, Norway;Stavanger, Norge', '+47 555 0# ###', '~Dusavik and Tananger;Kårstø;~Risavika', 'oil-gas marine-offshore pipelines renewables'],
  ['DK', 'Esbjerg', 6, 'Esbjerg, Denmark;Esbjerg, Syddanmark, Denmark', '+45 75 55 5# ##', '~the port of Esbjerg;Horns Rev;Fredericia', 'renewables oil-gas marine-offshore'],
  ['PL', 'Gdańsk', 8, 'Gdańsk, Poland;Gdansk, Poland;Gdańsk, Pomerania, Poland', '+48 58 555 ## ##', '~the shipyards of Gdańsk and Gdynia;Płock;the Vistula mouth', 'marine-offshore petrochemical manufacturing renewables power'],
  ['RO', 'Ploiești', 6, 'Ploiești, Romania;Ploiesti, Prahova, Romania;Ploiesti, Romania', '+40 244 555 ###', 'Brazi;Câmpina and the Prahova fields;Midia', 'oil-gas petrochemical pipelines manufacturing'],
  ['AE', 'Dubai', 22, 'Dubai, United Arab Emirates;Dubai, UAE;Dubai, U.A.E.', '+971 4 555 ####', '~Jebel Ali;Al Quoz and DIP;~Dubai Drydocks and Port Rashid;~Hamriyah', 'oil-gas marine-offshore construction aerospace power'],
  ['AE', 'Abu Dhabi', 13, 'Abu Dhabi, United Arab Emirates;Abu Dhabi, UAE', '+971 2 555 ####', '~Mussafah;Ruwais and Habshan;Das Island', 'oil-gas petrochemical pipelines power aerospace'],
  ['SA', 'Jubail', 12, 'Jubail, Saudi Arabia;Al Jubail, Eastern Province, Saudi Arabia;Jubail, Eastern Province, Saudi Arabia', '+966 13 555 ####', 'Jubail 1 and Jubail 2;~the King Fahd port;Ras Al Khair', 'petrochemical oil-gas power water mining-metals'],
  ['SA', 'Dammam', 10, 'Dammam, Saudi Arabia;Dammam, Eastern Province, Saudi Arabia;Ad Dammam, Saudi Arabia', '+966 13 555 ####', 'Dhahran and Khobar;Abqaiq;Ras Tanura', 'oil-gas pipelines petrochemical construction'],
  ['QA', 'Doha', 10, 'Doha, Qatar;Ad Dawhah, Qatar', '+974 4555 ####', '~Ras Laffan;~Mesaieed;Dukhan', 'oil-gas petrochemical power marine-offshore construction'],
  ['OM', 'Muscat', 8, 'Muscat, Oman;Muscat, Sultanate of Oman', '+968 2455 5###', '~Sohar port;Fahud and Nimr;Rusayl', 'oil-gas pipelines petrochemical water'],
  ['KW', 'Kuwait City', 8, 'Kuwait City, Kuwait;Kuwait City, Al Asimah, Kuwait', '+965 2555 ####', 'Ahmadi and Shuaiba;Mina Abdullah;the Burgan field', 'oil-gas petrochemical pipelines power'],
  ['NG', 'Lagos', 10, 'Lagos, Nigeria;Lagos, Lagos State, Nigeria', '+234 1 555 ####', '~Apapa;~the Lekki free zone;Ikeja', 'oil-gas marine-offshore pharma-food manufacturing power'],
  ['NG', 'Port Harcourt', 8, 'Port Harcourt, Nigeria;Port Harcourt, Rivers State, Nigeria', '+234 84 555 ###', '~Onne and Trans Amadi;~Bonny Island;Eleme', 'oil-gas pipelines petrochemical marine-offshore'],
  ['AO', 'Luanda', 6, 'Luanda, Angola', '+244 222 555 ###', '~the Luanda base;~Soyo;Viana', 'oil-gas marine-offshore construction'],
  ['ZA', 'Johannesburg', 9, 'Johannesburg, South Africa;Johannesburg, Gauteng, South Africa', '+27 11 555 ####', 'Sasolburg and Secunda;Germiston and Boksburg;the Mpumalanga power stations', 'mining-metals power petrochemical rail manufacturing'],
  ['ZA', 'Durban', 7, 'Durban, South Africa;Durban, KwaZulu-Natal, South Africa', '+27 31 555 ####', 'the Bluff and Island View;~Richards Bay;Pinetown', 'petrochemical marine-offshore pharma-food manufacturing'],
  ['EG', 'Alexandria', 7, 'Alexandria, Egypt;Alexandria, Alexandria Governorate, Egypt', '+20 3 555 ####', 'Amreya and Borg El Arab;~Idku and Abu Qir;~Dekheila', 'oil-gas petrochemical marine-offshore manufacturing mining-metals'],
  ['SG', 'Singapore', 21, 'Singapore;Singapore, Singapore;Jurong, Singapore;Tuas, Singapore', '+65 6555 ####', 'Jurong Island;~Tuas and Benoi;*Loyang and Changi;~Pioneer', 'marine-offshore petrochemical oil-gas aerospace pharma-food'],
  ['IN', 'Mumbai', 10, 'Mumbai, India;Mumbai, Maharashtra, India;Navi Mumbai, Maharashtra, India', '+91 22 5555 ####', 'Thane-Belapur;Mahul and Chembur;Taloja', 'petrochemical oil-gas marine-offshore pharma-food nuclear'],
  ['IN', 'Vadodara', 8, 'Vadodara, Gujarat, India;Vadodara, India;Baroda, Gujarat, India', '+91 265 555 ####', 'Dahej and Ankleshwar;Makarpura;Koyali', 'petrochemical power manufacturing pharma-food renewables'],
  ['IN', 'Chennai', 9, 'Chennai, Tamil Nadu, India;Chennai, India', '+91 44 5550 ####', 'Manali and Ennore;Sriperumbudur;Kalpakkam', 'manufacturing petrochemical nuclear rail renewables'],
  ['MY', 'Johor Bahru', 8, 'Johor Bahru, Johor, Malaysia;Johor Bahru, Malaysia', '+60 7 555 ####', 'Pengerang;~Pasir Gudang;Tanjung Langsat', 'petrochemical oil-gas marine-offshore manufacturing'],
  ['KR', 'Ulsan', 8, 'Ulsan, South Korea;Ulsan, Korea', '+82 52 555 ####', '~Onsan and Mipo;~the Ulsan yards;Kori', 'marine-offshore petrochemical nuclear manufacturing mining-metals'],
  ['CN', 'Shanghai', 9, 'Shanghai, China;Shanghai, P.R. China', '+86 21 5555 ####', 'Jinshan;~Changxing Island;~Lingang', 'manufacturing marine-offshore petrochemical nuclear aerospace'],
  ['ID', 'Balikpapan', 6, 'Balikpapan, East Kalimantan, Indonesia;Balikpapan, Indonesia', '+62 542 555 ###', 'the Mahakam delta;Bontang;~Kariangau', 'oil-gas mining-metals marine-offshore pipelines'],
  ['TH', 'Rayong', 7, 'Rayong, Thailand;Map Ta Phut, Rayong, Thailand', '+66 38 555 ###', 'Map Ta Phut;the Eastern Seaboard;Laem Chabang', 'petrochemical power manufacturing'],
  ['VN', 'Vung Tau', 6, 'Vung Tau, Vietnam;Vũng Tàu, Vietnam', '+84 254 555 ####', 'Phu My;~the Vung Tau supply bases;~Cai Mep', 'oil-gas marine-offshore renewables power'],
  ['US', 'Houston', 24, 'Houston, Texas, United States;Houston, TX, USA;Houston, Texas, USA;Houston, TX', '+1 713 555 01##;+1 281 555 01##;+1 832 555 01##', '~the Houston Ship Channel;Pasadena and Deer Park;Baytown and Mont Belvieu;Texas City', 'oil-gas petrochemical pipelines power aerospace marine-offshore'],
  ['US', 'Baton Rouge', 9, 'Baton Rouge, Louisiana, United States;Baton Rouge, LA, USA', '+1 225 555 01##', 'the Mississippi River corridor;Geismar and Plaquemine;~Port Allen', 'petrochemical oil-gas power nuclear marine-offshore'],
  ['US', 'Tulsa', 8, 'Tulsa, Oklahoma, United States;Tulsa, OK, USA;Tulsa, OK', '+1 918 555 01##', 'Cushing;the Port of Catoosa;Broken Arrow', 'oil-gas pipelines aerospace manufacturing renewables'],
  ['US', 'Pittsburgh', 8, 'Pittsburgh, Pennsylvania, United States;Pittsburgh, PA, USA', '+1 412 555 01##', 'the Mon Valley;Beaver County;the Marcellus gas fields', 'mining-metals power nuclear construction pipelines'],
  ['US', 'Seattle', 6, 'Seattle, Washington, United States;Seattle, WA, USA', '+1 206 555 01##', '*Everett and Renton;Cherry Point;~Harbor Island', 'aerospace marine-offshore construction defence'],
  ['CA', 'Calgary', 10, 'Calgary, Alberta, Canada;Calgary, AB, Canada', '+1 403 555 01##', 'Red Deer and Drayton Valley;the Foothills field plants;Medicine Hat', 'oil-gas pipelines power renewables'],
  ['CA', 'Edmonton', 10, 'Edmonton, Alberta, Canada;Edmonton, AB, Canada;Edmonton, Canada', '+1 780 555 01##', 'Nisku and Leduc;Fort Saskatchewan;Fort McMurray', 'oil-gas petrochemical pipelines mining-metals'],
  ['CA', 'Montreal', 8, 'Montreal, Quebec, Canada;Montréal, Québec, Canada;Montreal, QC, Canada', '+1 514 555 01##', '*Longueuil and Mirabel;Montréal-Est;Varennes and Bécancour', 'aerospace power rail petrochemical construction'],
  ['BR', 'Santos', 8, 'Santos, São Paulo, Brazil;Santos, SP, Brazil;Santos, Brazil', '+55 13 5555 ####', 'Cubatão;~Alemoa;~the port on both sides of the channel', 'petrochemical marine-offshore mining-metals oil-gas'],
  ['BR', 'Macaé', 8, 'Macaé, Rio de Janeiro, Brazil;Macae, RJ, Brazil', '+55 22 5555 ####', 'the Campos Basin;Cabiúnas;~Porto do Açu', 'oil-gas marine-offshore pipelines'],
  ['MX', 'Monterrey', 9, 'Monterrey, Nuevo León, Mexico;Monterrey, Mexico;Monterrey, N.L., México', '+52 81 5555 ####', 'Apodaca and Santa Catarina;Cadereyta;García', 'manufacturing mining-metals petrochemical rail'],
  ['CO', 'Cartagena', 6, 'Cartagena, Colombia;Cartagena, Bolívar, Colombia', '+57 605 555 ####', '~Mamonal;Coveñas;~the bay of Cartagena', 'petrochemical oil-gas marine-offshore pipelines'],
  ['CL', 'Antofagasta', 5, 'Antofagasta, Chile;Antofagasta, Región de Antofagasta, Chile', '+56 55 555 ####', 'La Negra;Calama and Sierra Gorda;Mejillones', 'mining-metals power renewables water'],
  ['AU', 'Perth', 9, 'Perth, Western Australia, Australia;Perth, WA, Australia;Perth, Australia', '+61 8 5550 ####', '~Kwinana and Henderson;Karratha and the Pilbara;Welshpool', 'mining-metals oil-gas marine-offshore rail'],
  ['AU', 'Brisbane', 7, 'Brisbane, Queensland, Australia;Brisbane, QLD, Australia', '+61 7 5550 ####', 'Lytton and Eagle Farm;Gladstone;the Surat Basin', 'oil-gas mining-metals construction rail'],
  ['AU', 'Melbourne', 7, 'Melbourne, Victoria, Australia;Melbourne, VIC, Australia', '+61 3 5550 ####', 'Altona and Laverton;the Latrobe Valley;Geelong', 'manufacturing construction rail water aerospace'],
  ['NZ', 'New Plymouth', 5, 'New Plymouth, New Zealand;New Plymouth, Taranaki, New Zealand', '+64 6 555 ####', 'Bell Block;the Taranaki gas plants;Port Taranaki', 'oil-gas pharma-food pipelines power'],
];

const LANGUAGES: Record<string, string> = { Montreal: 'French and English' };

export const DEMO_CITIES: DemoCity[] = ROWS.map(([country, name, companies, spellings, phones, sites, industries]) => ({
  country,
  name,
  companies,
  spellings: spellings.split(';'),
  phones: phones.split(';'),
  sites: marked(sites, /^[^*]/),
  waterfronts: marked(sites, /^~/),
  airfields: marked(sites, /^\*/),
  industries: industries.split(' '),
  languages: LANGUAGES[name],
}));

/** In the table '~' marks a site with a quay and '*' one with an aircraft industry. */
function marked(sites: string, mark: RegExp): string[] {
  return sites
    .split(';')
    .filter((site) => mark.test(site))
    .map((site) => site.replace(/^[~*]/, ''));
}
