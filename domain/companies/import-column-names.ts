import { normalForm } from '#domain/text/normal-form.ts';
import { type FileColumn, IMPORT_COLUMNS } from './company-import.ts';

/** Parts of a location that many files have in columns of their own, from the smallest. */
export const LOCATION_PARTS = ['city', 'region', 'country'] as const;
export type FileTarget = FileColumn | (typeof LOCATION_PARTS)[number];
export const FILE_TARGETS: readonly FileTarget[] = [...IMPORT_COLUMNS, ...LOCATION_PARTS];

/**
 * What files call the columns, the likeliest name first, in the languages of the countries with most companies: English,
 * German, French, Spanish, Portuguese, Italian, Dutch, Turkish, Polish, the Nordic ones, Russian, Chinese, Japanese, Arabic.
 */
const NAMES: Record<FileTarget, string> = {
  id: 'company id, listing id',
  name: `company name, company, organisation, organization, organisation name, organization name, business name,
    legal name, trading name, firm, supplier, laboratory, laboratory name, lab, body, firma, firmenname, unternehmen,
    firmenbezeichnung, betrieb, labor, prüflabor, entreprise, nom, nom de l entreprise, raison sociale, société, societe,
    organisme, laboratoire, empresa, nombre, nombre de la empresa, razón social, compañía, laboratorio, nome, razão social,
    nome da empresa, azienda, ragione sociale, ditta, nome azienda, denominazione, bedrijf, bedrijfsnaam, naam, organisatie,
    firma adı, firma ünvanı, şirket, şirket adı, unvan, ünvan, kuruluş, kuruluş adı, nazwa, nazwa firmy, företag, företagsnamn, namn,
    bedrift, selskap, navn, virksomhed, firmanavn, yritys, nimi, компания, название, организация, наименование, предприятие,
    公司, 公司名称, 名称, 企业名称, 単位名称, 会社名, 社名, اسم الشركة, الشركة`,
  email: `e mail, mail, email address, e mail address, contact email, office email, e mail adresse, mail adresse,
    e-mailadresse, courriel, mél, adresse e mail, adresse électronique, correo, correo e, correo electrónico, correo electronico, e-mail contatto,
    posta elettronica, eposta, e posta, e posta adresi, adres e mail, epost, e post, sähköposti, эл почта, электронная почта, почта,
    邮箱, 电子邮件, 电子邮箱, メール, メールアドレス, البريد الإلكتروني`,
  phone: `tel, telephone, phone number, telephone number, tel no, tel nr, telefon, telefon no, telefonnummer, rufnummer, fon, festnetz,
    téléphone, numéro de téléphone, teléfono, telefono, telefone, telefoon, telefoonnummer, telefon numarası, tlf, puhelin, mobile,
    mobile phone, cell, mobil, handy, mobiltelefon, portable, móvil, celular, cellulare, gsm, телефон, номер телефона, 电话,
    联系电话, 電話, 電話番号, الهاتف, هاتف`,
  location: `address, full address, place, headquarters, hq, based in, site, standort, anschrift, adresse, sitz, lieu,
    localisation, emplacement, siège, ubicación, dirección, domicilio, localização, endereço, indirizzo, sede, locatie, adres,
    konum, lokalizacja, plats, adress, sted, sijainti, osoite, адрес, местоположение, 地址, 所在地, 住所, العنوان, الموقع`,
  serviceArea: `area, service region, region served, area served, einsatzgebiet, liefergebiet, zone d intervention,
    área de servicio, área de atuação, area di servizio, werkgebied, hizmet bölgesi, obszar działania`,
  moreServiceAreas: 'service areas, more service areas, other service areas, further service areas',
  description: `about, profile, company profile, summary, overview, beschreibung, kurzbeschreibung, profil,
    descripción, présentation, descrição, descrizione, omschrijving, beschrijving, açıklama,
    opis, beskrivning, beskrivelse, kuvaus, описание, 描述, 简介, 説明, الوصف`,
  specializations: `specialisations, specialties, specialities, services, methods, ndt methods, activities, testing methods, techniques, scope,
    scope of services, leistungen, dienstleistungen, verfahren, prüfverfahren, methoden, zfp verfahren, méthodes, prestations, activités, domaine d activité, procédés,
    spécialités, servicios, métodos, especialidades, ensayos, actividades, actividad, serviços, especializações, servizi, metodi, specializzazioni, diensten,
    hizmetler, yöntemler, metotlar, metodlar, faaliyet alanı, faaliyet alanları, tätigkeiten, tätigkeitsfeld, attività, atividades, usługi, metody, tjänster, metoder, tjenester, palvelut, услуги, методы, 服务, 方法, サービス, الخدمات`,
  certifications: `certificates, accreditation, accreditations, approvals, standards, qualifications, certification, certificate,
    zertifikate, zertifizierungen, akkreditierung, akkreditierungen, zulassungen, certificats, accréditation, accréditations, agréments,
    certificaciones, certificados, acreditaciones, certificações, acreditações, certificazioni, accreditamenti, certificaten,
    accreditaties, sertifikalar, belgeler, akreditasyon, certyfikaty, akredytacja, certifikat, sertifikater, сертификаты, аккредитация,
    证书, 资质, 認証, الشهادات`,
  industries: `industry, sectors, sector, markets, branches, industry sectors, branche, branchen, industrie, industrien,
    secteurs, secteur, industrias, sectores, setores, indústrias, settori, settore, industria, sectoren, sektör, sektörler,
    branże, sektory, branscher, bransjer, toimialat, отрасли, отрасль, 行业, 業界, القطاعات`,
  equipmentTypes: `equipment, equipment type, objects, assets, items inspected, products, geräte, prüfobjekte, anlagen, ausrüstung,
    équipements, equipos, equipamentos, attrezzature, apparatuur, ekipman, ekipmanlar, urządzenia, utrustning, utstyr, laitteet,
    оборудование, 设备, 設備, المعدات`,
  yearEstablished: `year, founded, established, year founded, year of foundation, founding year, since, gründungsjahr, gründung, gegründet,
    année de création, date de création, création, année de fondation, fondée en, fundación, año de fundación, año de creación, fecha de creación, año, fundada em, ano de fundação, anno di fondazione,
    fondata nel, oprichtingsjaar, opgericht, kuruluş yılı, kurulus yili, rok założenia, grundat, etablert, stiftet, perustettu,
    год основания, 成立年份, 成立时间, 設立年, سنة التأسيس`,
  employeeCount: `employees, number of employees, staff, headcount, size, company size, mitarbeiter, mitarbeiterzahl,
    anzahl mitarbeiter, beschäftigte, effectif, effectifs, salariés, nombre d employés, empleados, número de empleados, plantilla,
    funcionários, número de funcionários, dipendenti, numero dipendenti, medewerkers, aantal medewerkers, çalışan sayısı, personel,
    pracownicy, liczba pracowników, anställda, ansatte, henkilöstö, сотрудники, численность, 员工人数, 従業員数, عدد الموظفين`,
  website: `web, url, homepage, home page, site web, web site, webpage, internet, web address, www, webseite, internetseite,
    internetadresse, site internet, página web, sitio web, pagina web, sito, sito web, página, internet sitesi, web sitesi, web adresi,
    strona, strona www, strona internetowa, hemsida, webbplats, nettside, hjemmeside, verkkosivu, сайт, веб сайт, 网站, 网址,
    ウェブサイト, ホームページ, الموقع الإلكتروني`,
  imageUrl: 'image, picture, photo, image link, bild, foto, imagen, imagem, immagine, afbeelding, resim, 图片',
  logoUrl: 'logo, logo link, company logo, logotipo, логотип, 标志',
  languages: `language, languages spoken, sprache, sprachen, langues, langues parlées, idiomas, línguas, lingue, talen, diller, języki,
    språk, sprog, kielet, языки, 语言, 言語, اللغات`,
  verified: 'is verified, verified badge',
  featured: 'is featured, sponsored',
  placeCorrection: 'map location, coordinates, koordinaten, coordonnées gps, coordenadas, coordinate',
  createdAt: 'listed since, listed, created, created at',
  featuredFrom: 'featured since',
  featuredUntil: 'featured to',
  companyCheckedAt: 'company checked, checked at',
  certificateNumbers:
    'certificate number, certificate no, accreditation number, zertifikatsnummer, akkreditierungsnummer',
  certificateExpiries:
    'expiry, expiry date, valid until, certificate expiry, gültig bis, valide jusqu au, válido hasta',
  city: `town, municipality, ort, stadt, wohnort, gemeinde, ville, commune, localité, ciudad, población, localidad, municipio,
    cidade, città, comune, località, stad, plaats, woonplaats, şehir, il, ilçe, miasto, miejscowość, stad ort, by, poststed, kaupunki,
    город, 城市, 市, 都市, المدينة`,
  region: `state, province, county, state province, bundesland, kanton, land region, région, département, provincia, estado,
    comunidad autónoma, departamento, regione, provincie, bölge, województwo, län, fylke, maakunta, область, регион, 省, 省份,
    都道府県, المحافظة`,
  country: `nation, country name, country code, country region, land, staat, pays, país, pais, paese, nazione, stato, ülke, kraj,
    państwo, maa, страна, 国家, 国, الدولة, البلد`,
};

/** "Year Established", "year_established" and "yearEstablished" are the same column. */
function columnForm(title: string): string {
  const words = title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/\([^)]*\)/g, ' ');
  return normalForm(words).replaceAll(' ', '');
}

type Known = { target: FileTarget; rank: number };
const KNOWN = new Map<string, Known>();
for (const target of FILE_TARGETS)
  for (const [rank, name] of [target, ...NAMES[target].split(',')].entries()) {
    const form = columnForm(name);
    if (!KNOWN.has(form)) KNOWN.set(form, { target, rank });
  }
/** A title that only has a known word among others counts less than any that is known. */
const PARTLY_KNOWN = 1_000;
/** Words that say too little when others stand beside them: "Company size" is not the name. */
const MIN_WORD_LENGTH = 3;

/** What a column most likely has, by its title; "Main e-mail (office)" by the last of its words that is known. */
function recognise(title: string): Known | undefined {
  const exact = KNOWN.get(columnForm(title));
  if (exact !== undefined) return exact;
  const words = title
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(columnForm)
    .filter((word) => word.length >= MIN_WORD_LENGTH);
  const last = words.map((word) => KNOWN.get(word)).findLast((known) => known !== undefined);
  return last && { ...last, rank: last.rank + PARTLY_KNOWN };
}

/** What each column of a file has, each target once; null for columns that nothing is known of. */
export function guessTargets(header: readonly string[]): (FileTarget | null)[] {
  const known = header.map(recognise);
  const best = new Map<FileTarget, number>();
  for (const [index, found] of known.entries()) {
    const before = found && known[best.get(found.target) ?? -1];
    // Of two columns of one name the last one counts.
    if (found && (before === undefined || found.rank <= before.rank)) best.set(found.target, index);
  }
  // A full address and a city say the same place twice.
  if (best.has('city') && known[best.get('location') ?? -1]?.rank !== 0) best.delete('location');
  return known.map((found, index) => (found && best.get(found.target) === index ? found.target : null));
}

/** How many columns a line names, if it has the titles. */
export function countKnownTitles(line: readonly string[]): number {
  return new Set(line.map((title) => KNOWN.get(columnForm(title))?.target).filter(Boolean)).size;
}

/** Whether a title is the name of its column, so that nobody needs to look at the guess. */
export function isPlainTitle(title: string, target: FileTarget | null): boolean {
  return target !== null && columnForm(title) === columnForm(target);
}
