/** The cities of the demo companies, several in most countries, with number of companies, spellings, phone numbers, sites and trades. */
export type DemoCity = {
  name: string;
  country: string;
  companies: number;
  /** Location texts, the most common one first. */
  spellings: string[];
  /** Only numbers that the country reserves for fiction, none where it reserves none; '#' stands for a digit. */
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
  ['TR', 'Istanbul', 24, 'Istanbul, Türkiye;İstanbul, Türkiye;Istanbul, Turkey;Istanbul, Marmara, Türkiye', '', '~the Tuzla shipyards;İkitelli and Dudullu;both sides of the Bosphorus;~Ambarlı port', 'marine-offshore manufacturing construction rail power'],
  ['TR', 'Kocaeli', 10, 'Kocaeli, Türkiye;Izmit, Kocaeli, Türkiye;İzmit, Kocaeli, Turkey;Gebze, Kocaeli, Türkiye', '', 'Dilovası and Gebze;the Gulf of İzmit;~Körfez', 'petrochemical oil-gas manufacturing marine-offshore'],
  ['TR', 'Izmir', 10, 'Izmir, Türkiye;İzmir, Türkiye;Izmir, Turkey;İzmir, Ege, Türkiye', '', 'Aliağa;~the Aliağa terminals;Kemalpaşa and Torbalı', 'petrochemical oil-gas renewables mining-metals marine-offshore'],
  ['TR', 'Ankara', 10, 'Ankara, Türkiye;Ankara, Turkey', '', 'OSTİM and İvedik;Sincan;*Kahramankazan', 'aerospace defence manufacturing construction rail'],
  ['TR', 'Bursa', 7, 'Bursa, Türkiye;Bursa, Marmara, Turkey', '', 'Nilüfer and Demirtaş;~Gemlik port', 'manufacturing mining-metals rail'],
  ['GB', 'London', 19, 'London, United Kingdom;London, UK;London, England, United Kingdom', '+44 20 7946 0###', '~the Thames Estuary;Canvey and Coryton;the Medway;~Dagenham Dock', 'construction rail power aerospace water'],
  ['GB', 'Aberdeen', 22, 'Aberdeen, Scotland, United Kingdom;Aberdeen, UK;Aberdeen, Scotland;Aberdeen, United Kingdom', '+44 1632 960 ###', 'Altens and Dyce;~Peterhead and St Fergus;~the South Harbour;~the northern North Sea', 'oil-gas marine-offshore renewables pipelines'],
  ['GB', 'Middlesbrough', 9, 'Middlesbrough, England, United Kingdom;Middlesbrough, UK;Middlesbrough, Teesside, United Kingdom', '+44 1632 960 ###', 'Wilton and Seal Sands;Billingham;~the Tees', 'petrochemical power nuclear renewables mining-metals'],
  ['GB', 'Birmingham', 9, 'Birmingham, England, United Kingdom;Birmingham, UK;Birmingham, West Midlands, UK', '+44 121 496 0###', 'the Black Country;*Coventry and Solihull;Tyseley', 'manufacturing aerospace rail mining-metals pharma-food'],
  ['NL', 'Rotterdam', 16, 'Rotterdam, Netherlands;Rotterdam, South Holland, Netherlands;Rotterdam, The Netherlands;Rotterdam, Zuid-Holland, Netherlands', '', '~Botlek and Europoort;~the Maasvlakte;Moerdijk and Dordrecht;~Vlaardingen', 'petrochemical oil-gas marine-offshore renewables power'],
  ['BE', 'Antwerp', 6, 'Antwerp, Belgium;Antwerpen, Belgium;Antwerp, Flanders, Belgium', '', '~the port on both banks of the Scheldt;Zwijndrecht and Beveren;Doel', 'petrochemical oil-gas nuclear pharma-food marine-offshore'],
  ['DE', 'Hamburg', 8, 'Hamburg, Germany;Hamburg, Deutschland', '+49 40 66969 ###', '~Harburg and Wilhelmsburg;Stade and Brunsbüttel;*Finkenwerder', 'aerospace marine-offshore renewables petrochemical mining-metals'],
  ['DE', 'Essen', 6, 'Essen, North Rhine-Westphalia, Germany;Essen, Germany;Essen, NRW, Germany', '', 'the Ruhr;Marl and Gelsenkirchen;Duisburg', 'petrochemical mining-metals power rail manufacturing'],
  ['IT', 'Milan', 5, 'Milan, Italy;Milano, Italy;Milan, Lombardy, Italy;Milano, Lombardia, Italy', '', 'Rho and Lainate;Bergamo and Brescia;Lodi', 'manufacturing oil-gas pharma-food power rail'],
  ['ES', 'Bilbao', 5, 'Bilbao, Spain;Bilbao, Basque Country, Spain;Bilbao, Vizcaya, Spain', '', '~Zierbena and Muskiz;~the Nervión estuary;Zamudio', 'manufacturing renewables mining-metals marine-offshore petrochemical'],
  ['FR', 'Toulouse', 4, 'Toulouse, France;Toulouse, Occitanie, France', '+33 5 36 49 ## ##', '*Blagnac and Colomiers;Lacq;the Garonne valley', 'aerospace defence manufacturing power'],
  ['NO', 'Stavanger', 6, 'Stavanger, Norway;Stavanger, Rogaland, Norway;Stavanger, Norge', '', '~Dusavik and Tananger;Kårstø;~Risavika', 'oil-gas marine-offshore pipelines renewables'],
  ['DK', 'Esbjerg', 4, 'Esbjerg, Denmark;Esbjerg, Syddanmark, Denmark', '', '~the port of Esbjerg;Horns Rev;Fredericia', 'renewables oil-gas marine-offshore'],
  ['PL', 'Gdańsk', 5, 'Gdańsk, Poland;Gdansk, Poland;Gdańsk, Pomerania, Poland', '', '~the shipyards of Gdańsk and Gdynia;Płock;the Vistula mouth', 'marine-offshore petrochemical manufacturing renewables power'],
  ['RO', 'Ploiești', 4, 'Ploiești, Romania;Ploiesti, Prahova, Romania;Ploiesti, Romania', '', 'Brazi;Câmpina and the Prahova fields;Midia', 'oil-gas petrochemical pipelines manufacturing'],
  ['AE', 'Dubai', 20, 'Dubai, United Arab Emirates;Dubai, UAE;Dubai, U.A.E.', '', '~Jebel Ali;Al Quoz and DIP;~Dubai Drydocks and Port Rashid;~Hamriyah', 'oil-gas marine-offshore construction aerospace power'],
  ['AE', 'Abu Dhabi', 13, 'Abu Dhabi, United Arab Emirates;Abu Dhabi, UAE', '', '~Mussafah;Ruwais and Habshan;Das Island', 'oil-gas petrochemical pipelines power aerospace'],
  ['SA', 'Jubail', 12, 'Jubail, Saudi Arabia;Al Jubail, Eastern Province, Saudi Arabia;Jubail, Eastern Province, Saudi Arabia', '', 'Jubail 1 and Jubail 2;~the King Fahd port;Ras Al Khair', 'petrochemical oil-gas power water mining-metals'],
  ['SA', 'Dammam', 10, 'Dammam, Saudi Arabia;Dammam, Eastern Province, Saudi Arabia;Ad Dammam, Saudi Arabia', '', 'Dhahran and Khobar;Abqaiq;Ras Tanura', 'oil-gas pipelines petrochemical construction'],
  ['QA', 'Doha', 6, 'Doha, Qatar;Ad Dawhah, Qatar', '', '~Ras Laffan;~Mesaieed;Dukhan', 'oil-gas petrochemical power marine-offshore construction'],
  ['OM', 'Muscat', 5, 'Muscat, Oman;Muscat, Sultanate of Oman', '', '~Sohar port;Fahud and Nimr;Rusayl', 'oil-gas pipelines petrochemical water'],
  ['KW', 'Kuwait City', 5, 'Kuwait City, Kuwait;Kuwait City, Al Asimah, Kuwait', '', 'Ahmadi and Shuaiba;Mina Abdullah;the Burgan field', 'oil-gas petrochemical pipelines power'],
  ['NG', 'Lagos', 10, 'Lagos, Nigeria;Lagos, Lagos State, Nigeria', '', '~Apapa;~the Lekki free zone;Ikeja', 'oil-gas marine-offshore pharma-food manufacturing power'],
  ['NG', 'Port Harcourt', 8, 'Port Harcourt, Nigeria;Port Harcourt, Rivers State, Nigeria', '', '~Onne and Trans Amadi;~Bonny Island;Eleme', 'oil-gas pipelines petrochemical marine-offshore'],
  ['AO', 'Luanda', 4, 'Luanda, Angola', '', '~the Luanda base;~Soyo;Viana', 'oil-gas marine-offshore construction'],
  ['ZA', 'Johannesburg', 8, 'Johannesburg, South Africa;Johannesburg, Gauteng, South Africa', '', 'Sasolburg and Secunda;Germiston and Boksburg;the Mpumalanga power stations', 'mining-metals power petrochemical rail manufacturing'],
  ['ZA', 'Durban', 7, 'Durban, South Africa;Durban, KwaZulu-Natal, South Africa', '', 'the Bluff and Island View;~Richards Bay;Pinetown', 'petrochemical marine-offshore pharma-food manufacturing'],
  ['EG', 'Alexandria', 5, 'Alexandria, Egypt;Alexandria, Alexandria Governorate, Egypt', '', 'Amreya and Borg El Arab;~Idku and Abu Qir;~Dekheila', 'oil-gas petrochemical marine-offshore manufacturing mining-metals'],
  ['SG', 'Singapore', 19, 'Singapore;Singapore, Singapore;Jurong, Singapore;Tuas, Singapore', '', 'Jurong Island;~Tuas and Benoi;*Loyang and Changi;~Pioneer', 'marine-offshore petrochemical oil-gas aerospace pharma-food'],
  ['IN', 'Mumbai', 10, 'Mumbai, India;Mumbai, Maharashtra, India;Navi Mumbai, Maharashtra, India', '', 'Thane-Belapur;Mahul and Chembur;Taloja', 'petrochemical oil-gas marine-offshore pharma-food nuclear'],
  ['IN', 'Vadodara', 8, 'Vadodara, Gujarat, India;Vadodara, India;Baroda, Gujarat, India', '', 'Dahej and Ankleshwar;Makarpura;Koyali', 'petrochemical power manufacturing pharma-food renewables'],
  ['IN', 'Chennai', 9, 'Chennai, Tamil Nadu, India;Chennai, India', '', 'Manali and Ennore;Sriperumbudur;Kalpakkam', 'manufacturing petrochemical nuclear rail renewables'],
  ['MY', 'Johor Bahru', 5, 'Johor Bahru, Johor, Malaysia;Johor Bahru, Malaysia', '', 'Pengerang;~Pasir Gudang;Tanjung Langsat', 'petrochemical oil-gas marine-offshore manufacturing'],
  ['KR', 'Ulsan', 5, 'Ulsan, South Korea;Ulsan, Korea', '', '~Onsan and Mipo;~the Ulsan yards;Kori', 'marine-offshore petrochemical nuclear manufacturing mining-metals'],
  ['CN', 'Shanghai', 6, 'Shanghai, China;Shanghai, P.R. China', '', 'Jinshan;~Changxing Island;~Lingang', 'manufacturing marine-offshore petrochemical nuclear aerospace'],
  ['ID', 'Balikpapan', 4, 'Balikpapan, East Kalimantan, Indonesia;Balikpapan, Indonesia', '', 'the Mahakam delta;Bontang;~Kariangau', 'oil-gas mining-metals marine-offshore pipelines'],
  ['TH', 'Rayong', 5, 'Rayong, Thailand;Map Ta Phut, Rayong, Thailand', '', 'Map Ta Phut;the Eastern Seaboard;Laem Chabang', 'petrochemical power manufacturing'],
  ['VN', 'Vung Tau', 4, 'Vung Tau, Vietnam;Vũng Tàu, Vietnam', '', 'Phu My;~the Vung Tau supply bases;~Cai Mep', 'oil-gas marine-offshore renewables power'],
  ['US', 'Houston', 24, 'Houston, Texas, United States;Houston, TX, USA;Houston, Texas, USA;Houston, TX', '+1 713 555 01##;+1 281 555 01##;+1 832 555 01##', '~the Houston Ship Channel;Pasadena and Deer Park;Baytown and Mont Belvieu;Texas City', 'oil-gas petrochemical pipelines power aerospace marine-offshore'],
  ['US', 'Baton Rouge', 9, 'Baton Rouge, Louisiana, United States;Baton Rouge, LA, USA', '+1 225 555 01##', 'the Mississippi River corridor;Geismar and Plaquemine;~Port Allen', 'petrochemical oil-gas power nuclear marine-offshore'],
  ['US', 'Tulsa', 8, 'Tulsa, Oklahoma, United States;Tulsa, OK, USA;Tulsa, OK', '+1 918 555 01##', 'Cushing;the Port of Catoosa;Broken Arrow', 'oil-gas pipelines aerospace manufacturing renewables'],
  ['US', 'Pittsburgh', 8, 'Pittsburgh, Pennsylvania, United States;Pittsburgh, PA, USA', '+1 412 555 01##', 'the Mon Valley;Beaver County;the Marcellus gas fields', 'mining-metals power nuclear construction pipelines'],
  ['US', 'Seattle', 6, 'Seattle, Washington, United States;Seattle, WA, USA', '+1 206 555 01##', '*Everett and Renton;Cherry Point;~Harbor Island', 'aerospace marine-offshore construction defence'],
  ['CA', 'Calgary', 9, 'Calgary, Alberta, Canada;Calgary, AB, Canada', '+1 403 555 01##', 'Red Deer and Drayton Valley;the Foothills field plants;Medicine Hat', 'oil-gas pipelines power renewables'],
  ['CA', 'Edmonton', 9, 'Edmonton, Alberta, Canada;Edmonton, AB, Canada;Edmonton, Canada', '+1 780 555 01##', 'Nisku and Leduc;Fort Saskatchewan;Fort McMurray', 'oil-gas petrochemical pipelines mining-metals'],
  ['CA', 'Montreal', 8, 'Montreal, Quebec, Canada;Montréal, Québec, Canada;Montreal, QC, Canada', '+1 514 555 01##', '*Longueuil and Mirabel;Montréal-Est;Varennes and Bécancour', 'aerospace power rail petrochemical construction'],
  ['BR', 'Santos', 7, 'Santos, São Paulo, Brazil;Santos, SP, Brazil;Santos, Brazil', '', 'Cubatão;~Alemoa;~the port on both sides of the channel', 'petrochemical marine-offshore mining-metals oil-gas'],
  ['BR', 'Macaé', 8, 'Macaé, Rio de Janeiro, Brazil;Macae, RJ, Brazil', '', 'the Campos Basin;Cabiúnas;~Porto do Açu', 'oil-gas marine-offshore pipelines'],
  ['MX', 'Monterrey', 6, 'Monterrey, Nuevo León, Mexico;Monterrey, Mexico;Monterrey, N.L., México', '', 'Apodaca and Santa Catarina;Cadereyta;García', 'manufacturing mining-metals petrochemical rail'],
  ['CO', 'Cartagena', 4, 'Cartagena, Colombia;Cartagena, Bolívar, Colombia', '', '~Mamonal;Coveñas;~the bay of Cartagena', 'petrochemical oil-gas marine-offshore pipelines'],
  ['CL', 'Antofagasta', 3, 'Antofagasta, Chile;Antofagasta, Región de Antofagasta, Chile', '', 'La Negra;Calama and Sierra Gorda;Mejillones', 'mining-metals power renewables water'],
  ['AU', 'Perth', 8, 'Perth, Western Australia, Australia;Perth, WA, Australia;Perth, Australia', '+61 8 5550 ####', '~Kwinana and Henderson;Karratha and the Pilbara;Welshpool', 'mining-metals oil-gas marine-offshore rail'],
  ['AU', 'Brisbane', 7, 'Brisbane, Queensland, Australia;Brisbane, QLD, Australia', '+61 7 5550 ####', 'Lytton and Eagle Farm;Gladstone;the Surat Basin', 'oil-gas mining-metals construction rail'],
  ['AU', 'Melbourne', 7, 'Melbourne, Victoria, Australia;Melbourne, VIC, Australia', '+61 3 5550 ####', 'Altona and Laverton;the Latrobe Valley;Geelong', 'manufacturing construction rail water aerospace'],
  ['NZ', 'New Plymouth', 3, 'New Plymouth, New Zealand;New Plymouth, Taranaki, New Zealand', '', 'Bell Block;the Taranaki gas plants;Port Taranaki', 'oil-gas pharma-food pipelines power'],
  ['NL', 'Delfzijl', 3, 'Delfzijl, Netherlands;Delfzijl, Groningen, Netherlands', '', '~Eemshaven;~the Delfzijl chemical park', 'petrochemical power renewables'],
  ['NL', 'Vlissingen', 3, 'Vlissingen, Netherlands;Vlissingen, Zeeland, Netherlands', '', '~Vlissingen-Oost;Terneuzen', 'marine-offshore petrochemical renewables'],
  ['BE', 'Ghent', 4, 'Ghent, Belgium;Gent, Belgium', '', '~the Ghent canal zone;Zelzate', 'mining-metals power manufacturing'],
  ['DE', 'Ludwigshafen', 4, 'Ludwigshafen, Germany;Ludwigshafen am Rhein, Germany', '', 'Mannheim and Frankenthal;the Rhine plain', 'petrochemical pharma-food manufacturing'],
  ['DE', 'Leipzig', 3, 'Leipzig, Germany;Leipzig, Saxony, Germany', '', 'Leuna and Böhlen;Schkopau', 'petrochemical rail power'],
  ['IT', 'Genoa', 4, 'Genoa, Italy;Genova, Italy', '', '~the port of Genoa;La Spezia', 'marine-offshore manufacturing rail'],
  ['IT', 'Taranto', 3, 'Taranto, Italy;Taranto, Puglia, Italy', '', 'Brindisi;~the port of Taranto', 'mining-metals petrochemical power'],
  ['ES', 'Tarragona', 4, 'Tarragona, Spain;Tarragona, Catalonia, Spain', '', 'La Pobla de Mafumet;~the port of Tarragona', 'petrochemical nuclear pharma-food'],
  ['FR', 'Le Havre', 4, 'Le Havre, France;Le Havre, Normandie, France', '+33 2 61 91 ## ##', '~Port-Jérôme;~the Seine estuary', 'petrochemical oil-gas power marine-offshore'],
  ['FR', 'Lyon', 3, 'Lyon, France', '+33 4 65 71 ## ##', 'Feyzin and Saint-Fons;the Rhône valley', 'petrochemical nuclear pharma-food'],
  ['NO', 'Bergen', 4, 'Bergen, Norway;Bergen, Vestland, Norway', '', '~Mongstad;~Ågotnes', 'oil-gas marine-offshore renewables'],
  ['NO', 'Porsgrunn', 2, 'Porsgrunn, Norway', '', '~Herøya;Rafnes', 'petrochemical power'],
  ['DK', 'Odense', 2, 'Odense, Denmark', '', '~Lindø;Nyborg', 'renewables marine-offshore manufacturing'],
  ['PL', 'Płock', 3, 'Płock, Poland;Plock, Poland', '', 'Włocławek;the Płock refinery belt', 'petrochemical oil-gas power'],
  ['RO', 'Constanța', 3, 'Constanța, Romania;Constanta, Romania', '', '~the port of Constanța;Cernavodă', 'marine-offshore oil-gas nuclear'],
  ['AE', 'Sharjah', 4, 'Sharjah, United Arab Emirates;Sharjah, UAE', '', '~Hamriyah;Sajaa', 'manufacturing marine-offshore construction'],
  ['QA', 'Al Khor', 3, 'Al Khor, Qatar', '', '~Ras Laffan;Al Khor', 'oil-gas petrochemical power'],
  ['OM', 'Sohar', 3, 'Sohar, Oman', '', '~Sohar port;Liwa', 'petrochemical mining-metals power'],
  ['KW', 'Al Ahmadi', 3, 'Al Ahmadi, Kuwait;Ahmadi, Kuwait', '', 'Shuaiba;Mina Abdullah', 'oil-gas petrochemical pipelines'],
  ['AO', 'Lobito', 2, 'Lobito, Angola', '', '~the port of Lobito;Benguela', 'oil-gas marine-offshore construction'],
  ['ZA', 'Cape Town', 3, 'Cape Town, South Africa;Cape Town, Western Cape, South Africa', '', '~Saldanha;Milnerton', 'petrochemical nuclear marine-offshore'],
  ['EG', 'Suez', 3, 'Suez, Egypt', '', '~Ain Sokhna;~the Gulf of Suez', 'oil-gas petrochemical marine-offshore'],
  ['MY', 'Kuantan', 3, 'Kuantan, Pahang, Malaysia;Kuantan, Malaysia', '', 'Gebeng;~Kerteh', 'petrochemical oil-gas manufacturing'],
  ['MY', 'Miri', 2, 'Miri, Sarawak, Malaysia', '', '~Lutong;Bintulu', 'oil-gas marine-offshore'],
  ['KR', 'Busan', 3, 'Busan, South Korea', '', '~Gamcheon;~Geoje', 'marine-offshore manufacturing nuclear'],
  ['CN', 'Dalian', 3, 'Dalian, China;Dalian, Liaoning, China', '', '~Changxing Island;~the Dalian yards', 'marine-offshore petrochemical manufacturing'],
  ['CN', 'Shenzhen', 2, 'Shenzhen, China;Shenzhen, Guangdong, China', '', 'Daya Bay;~Shekou', 'nuclear manufacturing marine-offshore'],
  ['ID', 'Surabaya', 3, 'Surabaya, East Java, Indonesia;Surabaya, Indonesia', '', 'Gresik;~Tanjung Perak', 'manufacturing petrochemical marine-offshore'],
  ['TH', 'Bangkok', 3, 'Bangkok, Thailand', '', 'Samut Prakan;Saraburi', 'manufacturing construction power'],
  ['VN', 'Haiphong', 3, 'Haiphong, Vietnam;Hải Phòng, Vietnam', '', '~Dinh Vu;Quang Ninh', 'manufacturing marine-offshore power'],
  ['MX', 'Coatzacoalcos', 3, 'Coatzacoalcos, Veracruz, Mexico;Coatzacoalcos, Mexico', '', '~Pajaritos;Minatitlán', 'petrochemical oil-gas'],
  ['CO', 'Barranquilla', 3, 'Barranquilla, Colombia;Barranquilla, Atlántico, Colombia', '', '~the Magdalena mouth;Soledad', 'manufacturing marine-offshore power'],
  ['CL', 'Concepción', 3, 'Concepción, Chile;Concepcion, Biobío, Chile', '', '~Talcahuano;Coronel', 'petrochemical marine-offshore power'],
  ['BR', 'Camaçari', 3, 'Camaçari, Bahia, Brazil;Camacari, BA, Brazil', '', 'Mataripe;~Aratu', 'petrochemical oil-gas manufacturing'],
  ['NZ', 'Auckland', 3, 'Auckland, New Zealand', '', 'Penrose;~Marsden Point', 'construction manufacturing water'],
];

const LANGUAGES: Record<string, string> = { Montreal: 'French and English' };

export const DEMO_CITIES: DemoCity[] = ROWS.map(([country, name, companies, spellings, phones, sites, industries]) => ({
  country,
  name,
  companies,
  spellings: spellings.split(';'),
  phones: phones.split(';').filter((phone) => phone !== ''),
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
