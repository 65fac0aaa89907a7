/** What the law of a country says beside the codes. `months` is null where the law fixes no number. */
export type IntervalLaw = {
  country: string;
  /** The slug of its country sheet. */
  sheet: string;
  law: string;
  equipment: string;
  interval: string;
  months: number | null;
};

const PSSR = 'Pressure Systems Safety Regulations 2000';
const LOLER = 'LOLER 1998, regulation 9';
const TURKEY = 'Work equipment regulation, Annex III (2013, amended 2022)';
const SINGAPORE = 'WSH (General Provisions) Regulations';
const GB = { country: 'Great Britain', sheet: 'united-kingdom' };
const TR = { country: 'Türkiye', sheet: 'turkiye' };
const SG = { country: 'Singapore', sheet: 'singapore' };

export const INTERVAL_LAWS: readonly IntervalLaw[] = [
  {
    ...GB,
    law: PSSR,
    equipment: 'Pressure system with a relevant fluid',
    interval:
      'As the written scheme of examination says; the law fixes no number. Insurers’ schemes often say 14 months for steam boilers and 26 for air receivers.',
    months: null,
  },
  {
    ...GB,
    law: LOLER,
    equipment: 'Lifting people, and lifting accessories',
    interval: '6 months, or by an examination scheme',
    months: 6,
  },
  {
    ...GB,
    law: LOLER,
    equipment: 'Other lifting equipment',
    interval: '12 months, or by an examination scheme',
    months: 12,
  },
  {
    ...TR,
    law: TURKEY,
    equipment: 'Pressure vessels and boilers',
    interval: '1 year, unless the product standard says otherwise; with a hydrostatic test at working pressure',
    months: 12,
  },
  {
    ...TR,
    law: TURKEY,
    equipment: 'Pressure vessels: test at the pressure of the product standard, else 1.5 times the maximum pressure',
    interval: '3 years, and after major repair',
    months: 36,
  },
  {
    ...TR,
    law: TURKEY,
    equipment: 'Lifting equipment, with a load test',
    interval: '1 year; overload test every 3 years',
    months: 12,
  },
  { ...SG, law: SINGAPORE, equipment: 'Steam boiler', interval: '1 year', months: 12 },
  { ...SG, law: SINGAPORE, equipment: 'Air or steam receiver', interval: '2 years', months: 24 },
  {
    ...SG,
    law: SINGAPORE,
    equipment: 'Hydrostatic test and thickness gauging of registered vessels',
    interval: 'At least once in 10 years',
    months: 120,
  },
  {
    ...SG,
    law: SINGAPORE,
    equipment: 'Hoists and lifts; appliances that lift people, such as scissor lifts',
    interval: '6 months',
    months: 6,
  },
  {
    ...SG,
    law: SINGAPORE,
    equipment: 'Other lifting appliances and machines, lifting gear',
    interval: '1 year',
    months: 12,
  },
];
