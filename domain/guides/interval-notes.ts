import type { GuideNote } from './guide.ts';

export const INTERVAL_NOTES: readonly GuideNote[] = [
  {
    title: 'Required thickness comes first',
    text: 'Pressure is not all: add the head of the liquid, and check supports, wind, openings, outside pressure, and the structural minimum of the owner, which often governs in small pipe. For steam boilers and for vessels built to another code use the formula of that code. Tank shell, API 653: t = 4.9·(H − 0.3)·D·G ÷ (S·E) in metres and MPa, at least 2.54 mm.',
  },
  {
    title: 'Where the formula ends',
    text: 'It is for thinning. Cracks, fatigue, creep and hydrogen damage have no corrosion rate: their interval comes from the damage mechanism, risk-based inspection or fitness for service.',
  },
  {
    title: 'Pits',
    text: 'The deepest pit is not the general wall. API 510 and 570 say how readings are averaged and when scattered pits may be ignored; beyond that, API 579-1 has the methods.',
  },
  {
    title: 'Pressure for the next run',
    text: 'For the permitted pressure API 510 and 570 take the thickness of today less twice the loss that is expected until the next inspection. If that pressure is below what the plant needs, shorten the interval.',
  },
  {
    title: 'New service',
    text: 'After a change of feed, temperature or velocity the old rate no longer counts. Start from similar service or from a first reading after some months.',
  },
  {
    title: 'On-stream in place of internal',
    text: 'API 510 allows it only under conditions: among others a known rate below 0.125 mm a year, a remaining life above 10 years, no cracking mechanism, and a good external condition; or a vessel that nobody can enter.',
  },
  {
    title: 'API 570 classes',
    text: 'Class 1: a leak is an immediate emergency. Class 2: most process piping. Class 3: flammable but slow to vaporise, away from people. Class 4: neither flammable nor toxic, where intervals are optional.',
  },
  {
    title: 'Tank bottoms',
    text: 'They follow their own rule: first internal inspection within 10 years plus credits (lining, cathodic protection, release prevention barrier), at most 20 years, or 30 with a barrier. Later intervals come from the corrosion of both sides of the bottom.',
  },
  {
    title: 'Risk-based inspection',
    text: 'A documented assessment by API RP 580 and 581 can replace the fixed limits, if the law of the country accepts it.',
  },
];
