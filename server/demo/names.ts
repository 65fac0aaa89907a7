import { DEMO_COUNTRIES } from './countries.ts';
import type { DemoKind } from './profiles.ts';
import type { Random } from './random.ts';
import { TRADE_WORDS, type TradeLanguage } from './trade-words.ts';

/** Invented house names: pairs of halves with `joint` between them, and whole names. */
type House = { halves?: [first: string, second: string, joint: '' | ' ']; whole?: string; languages: TradeLanguage[] };

const GULF: House = {
  halves: [
    'Al Rimal;Al Sidra;Al Falaj;Barq;Shamal;Marjan;Ghaf;Qamar;Sadaf;Zafir;Rasikh;Mawj;Thabit;Jisr;Sawahil;Miqyas;Mizan;Dalil;Zahran Bay;Naseem;Bayraq;Khor Azraq;Al Muhit;Manarat;Safwan;Dhow;Oryx Sand;Qasr Hawa;Al Yaqut;Rimth',
    'Sands;Coast;Peninsula;Horizon;Anchor;Arabian;Desert;Technical',
    ' ',
  ],
  whole: 'Bin Zahran;Al Hazm & Partners;Najm Al Bahr;Thabit & Sons;Burhan;Dar Al Fahs;Rukn Al Itqan',
  languages: ['en'],
};
const HISPANIC: House = {
  whole:
    'Sierra Parda;Cerro Pardo;Peñablanca;Río Seco;Mezquital;Cumbres Rojas;Manglar Norte;Puerto Ancla;Los Huizaches;Salar Blanco;Quebrada Honda;Cóndor Gris;Tres Vientos;Caldera Azul;Bahía Larga;Nopalera;Arrecife Sur;Páramo Alto;Yunque;Bronce y Ceniza;Mina Clara;Castaño & Rivas;Laguna Parda;Roca Ceniza;Faro Seco;Mesa Clara',
  languages: ['es', 'es', 'en'],
};
const NORDIC: House = {
  halves: ['Fjell;Lyng;Skjær;Sten;Brat;Grå;Vinter;Tang;Mørk;Alke', 'vik;nes;dal;holm;strand;berg;sund;skjold', ''],
  languages: ['no', 'en'],
};

const HOUSES: Record<string, House> = {
  TR: {
    halves: [
      'Ak;Boz;Demir;Gök;Kara;Kızıl;Sarı;Taş;Tuna;Yeşil;Çam;Kır',
      'pelit;kanat;tepe;koru;dere;bulut;yayla;burç;oluk;kıran;çınar;sırt',
      '',
    ],
    whole: 'Poyrazhan;Örsan & Oğulları;Yankısoy;Çekülçü;Şakulî;Terazihan;Pusulacı;Işıkölçer',
    languages: ['tr', 'tr', 'en'],
  },
  GB: {
    halves: [
      'Thorn;Bracken;Kelder;Fern;Wither;Harrow;Raven;Elder;Hollin;Stane;Strath;Inver;Dun;Kin;Ard;Bal',
      'garth;holme;shaw;wick;thwaite;muir;ley;beck;cairn;corrie;garvie;lochan',
      '',
    ],
    whole: "O'Rafferty & Sons;Pellew & Marchbank;Tollgate Lane;Quayle Brothers;Hexley & Drew;MacAskern;Penhallurick",
    languages: ['en'],
  },
  NL: {
    halves: [
      'Duin;Kade;Noorder;Wester;Zilver;IJzer;Polder;Meer;Steen;Schelp',
      'brug;stroom;hoek;sluis;vaart;hof;baken;werf',
      '',
    ],
    whole: "Van der Kreeke & Zoon;De Witte Reiger;'t Ankerlood",
    languages: ['nl', 'en', 'en'],
  },
  BE: {
    halves: ['Schelde;Kempen;Linde;Molen;Grond;Eiken', 'baken;sluis;hof;brug;wacht', ''],
    whole: 'Verstraeckx & Claes;Peeraerden;Hautrive',
    languages: ['nl', 'en', 'en'],
  },
  DE: {
    halves: ['Eider;Ahorn;Hohen;Linden;Falken;Erz;Kupfer;Stein;Birken', 'brück;feld;au;rode;tal;warte;born', ''],
    whole: 'Wüstmann & Söhne;Dr. Ilsenkamp;Gebrüder Harkort-Lüer',
    languages: ['de', 'de', 'en'],
  },
  IT: {
    whole:
      'Bressanelli;Cortevaldi;Rovedano;Galdieri & Figli;Saltarin;Pontevico Alto;Fioravanzi;Montegrosso;Zamparo;Valtesina;Lamberghi;Officine Trezzana;Borgovaldi;Sestrino',
    languages: ['it', 'it', 'en'],
  },
  ES: {
    whole:
      'Aizkorbe;Urdanegi;Txindarra;Mendibeltz;Larrazuri;Itsasalde;Zubiondo;Errekalur;Arrigorrena;Haizegoi;Peñarrubia y Cía;Otxanda',
    languages: ['es', 'es', 'en'],
  },
  FR: {
    whole:
      "Castelvieux;Montrabel;Lauragnac;Ferrandou & Fils;Pibrecourt;L'Aurival;Mirabon;Garonnet;Belpêche;Vernhettes;Sauvelade;Marcadoux;Trémoulac;Océbrune;Havrelle",
    languages: ['fr'],
  },
  NO: NORDIC,
  DK: NORDIC,
  PL: {
    whole:
      'Wierzbowa;Bursztynek;Żelazek;Klonowiec;Rudnica;Granitowa;Jaźwiński i Wspólnicy;Morświn;Ćwiertnia;Łabędź;Sosnowik',
    languages: ['pl', 'pl', 'en'],
  },
  RO: {
    whole: 'Cernavoi;Petrovan;Dealumare;Brazdin;Șoimărești;Țărmure;Valea Fierului;Corbeni;Lunca Sărată',
    languages: ['ro', 'en'],
  },
  AE: GULF,
  SA: GULF,
  QA: GULF,
  OM: GULF,
  KW: GULF,
  EG: {
    whole:
      'Maryut Bay;Nilotica;Pharosia;Kom El Shams;Rosetta Reach;Sukkar Brothers;Lotus Delta;Canopus Gate;Kom El Nour;Manzala Reach',
    languages: ['en'],
  },
  NG: {
    whole:
      "Adetoro;Okwuruoma;Tamunokie;Ibiwari;Folagbade & Sons;Chukwuemere;Ekemini;Osarodion;Abiwere;Iroko Point;Forcados Reach;Niger Bend;Oguta Lake;Mangrove Point;Delta Heron;Akwa Ridge;Harmattan;N'dubisi;Egret Creek;Palm Anchor",
    languages: ['en'],
  },
  AO: {
    whole: 'Imbondeiro;Palanca Norte;Welwítsia;Kalandrosa;Muxima Velha;Mar de Kianda;Cacuacense;Bimbe Alto',
    languages: ['pt', 'en'],
  },
  ZA: {
    whole:
      'Kranskop;Rooikrans;Kameeldoring;Bloubos;Tafelrand;Ysterhout;Platberg;Indwekazi;Goudveldt;Sandrivier;Marula Ridge;Inkonjane;Mopani Fields;Van Wyngaardt;Koperkop;Umthunzi;Dolerite;Kiepersol;Vaalbank Ridge;Noordhang',
    languages: ['en'],
  },
  SG: {
    whole:
      'Tembusu;Merbau;Angsana;Straits Lantern;Tanjong Bintang;Tebrau Lantern;Kian Teck Huat;Chuan Lee;Pelita Selat;Southern Jetty;Meridian Quay;Selat Lumut;Pandan Reach;Ban Thiam;Lautan Biru;Kim Swee;Orchid Anchor;Lim & Krishnan;Keppel Reed;Pasir Emas;Wan Ho Seng;Gantry Bay;Lorong Bakau;Equator Nine',
    languages: ['en'],
  },
  IN: {
    halves: ['Nav;Tri;Su;Vish;Dhan;Adi;Param;Mani', 'darsh;lakshya;pariksha;yantra;shila;dhatu;kiran;mitra', ''],
    languages: ['en'],
  },
  MY: {
    whole:
      'Bestari Waja;Cekap Jaya;Teguh Selat;Pantai Emas;Sri Merpati;Intan Selatan;Kelana Bayu;Cahaya Selatan;Tenang Bina;Rimba Besi;Gelora Bumi;Tegap Kuala;Damar Lestari',
    languages: ['en'],
  },
  KR: { halves: ['Dae;Han;Sung;Kyung;Woo;Tae', 'rimseon;beomseok;mokwon;yulsan;gwangha', ''], languages: ['en'] },
  CN: {
    whole:
      'Hengruida;Xintaibo;Jinmingyuan;Huabeida;Boruike;Yuanchitai;Pujinhe;Linganxin;Donghaoce;Shenruijian;Zhenyuece;Lubohai;Qianruice;Haiwenda',
    languages: ['en'],
  },
  ID: {
    whole:
      'Samudra Teguh;Bina Cermat;Mahakarsa;Katulistiwa Uji;Borneo Wahana;Karya Telaga;Lembah Besi;Tirta Kencana;Garuda Telaga',
    languages: ['en'],
  },
  TH: {
    whole:
      'Thungsakon;Chaiyawatana;Suksamran;Thongpracha;Phadungkit;Rattanakornchai;Saengtham;Wattanachok;Phetsuwan;Rungrotkit',
    languages: ['en'],
  },
  VN: {
    whole:
      'Hải Minh Long;An Lộc Phát;Biển Đông Xanh;Sao Nam Hải;Vạn Tín Đạt;Sóng Việt;Trường An Thép;Hoàng Sa Biển;Thép Mai Linh',
    languages: ['en'],
  },
  US: {
    halves: [
      'Cypress;Caddo;Mesquite;Palmetto;Bluestem;Copperhead;Pecan;Tallgrass;Flint;Juniper;Heron;Sawgrass;Cottonwood;Redbud;Pelican;Sumac;Ironweed;Catalpa;Hickory',
      'Fork;Bend;Landing;Crossing;Gap;Hollow;Basin;Mill;Prairie;Bluff',
      ' ',
    ],
    whole:
      "Hollenbeck & Doyle;Tuttle & Reyes;D'Arbonne;Kowalczyk Brothers;Three Rivers Iron;Ruffin, Boudreaux & Lane;Yost & Daughters;Puget Anvil",
    languages: ['en'],
  },
  CA: {
    halves: [
      'Larch;Tamarack;Caribou;Lynx;Willow;Badger;Sweetgrass;Osprey',
      'Ridge;Bluff;Narrows;Coulee;Fork;Flats',
      ' ',
    ],
    whole: 'Érable Noir;Rivière-aux-Pins;Laurentel;Beauchesnel;Boréalix;MacIlwraith & Dubois',
    languages: ['en'],
  },
  BR: {
    whole:
      'Serra Parda;Capim Dourado;Ipê Roxo;Maré Alta;Itaporanema;Jacarandá;Pedra Lisa;Rio Manso;Aroeira;Sabiá;Vitória-Régia;Costa Clara;Brasa e Bigorna;Irmãos Tavolaro;Restinga;Curió;Farol Velho;Baía Cinzenta;Cajueiro;Morro Pardo;Ilha Rasa',
    languages: ['pt', 'pt', 'en'],
  },
  MX: HISPANIC,
  CO: HISPANIC,
  CL: HISPANIC,
  AU: {
    halves: [
      'Ironbark;Wandoo;Spinifex;Jarrah;Mulga;Banksia;Coolabah;Saltbush',
      'Ridge;Point;Downs;Reach;Flat;Gully',
      ' ',
    ],
    whole: 'Nguyen & Hartigan;Blackwattle Creek;Currawong',
    languages: ['en'],
  },
  NZ: {
    whole: 'Kōwhai Point;Tōtara Bay;Mānuka Hill;Rimu Road;Pōhutukawa Coast;Kererū;Harakeke Bay;Kahikatea',
    languages: ['en'],
  },
};

/** Three names that are hard on a layout, each with a trade that fits it. */
const ODD_NAMES: Partial<Record<string, { kind: DemoKind; full: string; short: string }>> = {
  DE: {
    kind: 'vessel',
    full: 'Hohenwarter Gesellschaft für Werkstoffprüfung, Schweißüberwachung und wiederkehrende Prüfung von Druckgeräten und Rohrleitungen mbH',
    short: 'Hohenwarter Gesellschaft',
  },
  US: { kind: 'calibration', full: 'Q9 Gauge & Torque, Inc.', short: 'Q9 Gauge & Torque' },
  FR: { kind: 'aero', full: 'ÉCLAT-CND', short: 'ÉCLAT-CND' },
};

const WHOLE_SHARE = 0.2;
const LEGAL_FORM_SHARE = 0.45;

/** `full` is the registered name, `short` the name in running text. */
export type DemoName = { full: string; short: string };

/** Draws names. Each house name is used only once, so that company names are unique. */
export function createNaming(random: Random): (kind: DemoKind, countryCode: string) => DemoName {
  const houses = splitHouses();
  const givenHouses = new Set<string>();
  const usesOfHalf = new Map<string, number>();
  const givenOdd = new Set<string>();

  return (kind, countryCode) => {
    const odd = ODD_NAMES[countryCode];
    if (odd?.kind === kind && !givenOdd.has(countryCode)) {
      givenOdd.add(countryCode);
      return { full: odd.full, short: odd.short };
    }
    const house = houses[countryCode];
    if (!house) throw new Error(`no house names for ${countryCode}`);
    const stem = drawHouse(random, house, givenHouses, usesOfHalf);
    const short = `${stem} ${drawTrade(random, kind, random.pick(house.languages))}`;
    if (countryCode === 'ID') return { full: `PT ${short}`, short };
    const form = random.chance(LEGAL_FORM_SHARE)
      ? ` ${random.pick(DEMO_COUNTRIES[countryCode]?.legalForms ?? [''])}`
      : '';
    return { full: `${short}${form}`, short };
  };
}

type SplitHouse = { firsts: string[]; seconds: string[]; joint: string; whole: string[]; languages: TradeLanguage[] };

function splitHouses(): Record<string, SplitHouse> {
  return Object.fromEntries(
    Object.entries(HOUSES).map(
      ([country, { halves: [first, second, joint] = ['', '', ''], whole = '', languages }]) => [
        country,
        { firsts: split(first), seconds: split(second), joint, whole: split(whole), languages },
      ],
    ),
  );
}

const split = (list: string) => list.split(';').filter((word) => word !== '');

function drawHouse(random: Random, house: SplitHouse, given: Set<string>, uses: Map<string, number>): string {
  for (let attempt = 0; attempt < 500; attempt++) {
    const isWhole = house.firsts.length === 0 || (house.whole.length > 0 && random.chance(WHOLE_SHARE));
    const stem = isWhole ? random.pick(house.whole) : joinHalves(random, house, uses);
    if (given.has(stem)) continue;
    given.add(stem);
    return stem;
  }
  throw new Error('no house names left');
}

/** Uses the first halves evenly, so that none is too common in a country. */
function joinHalves(random: Random, { firsts, seconds, joint }: SplitHouse, uses: Map<string, number>): string {
  const fewest = Math.min(...firsts.map((half) => uses.get(half) ?? 0));
  const half = random.pick(firsts.filter((one) => (uses.get(one) ?? 0) === fewest));
  uses.set(half, fewest + 1);
  return `${half}${joint}${random.pick(seconds)}`;
}

function drawTrade(random: Random, kind: DemoKind, language: TradeLanguage): string {
  return random.pick((TRADE_WORDS[language][kind] ?? TRADE_WORDS.en[kind] ?? '').split(';'));
}
