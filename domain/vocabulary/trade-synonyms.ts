import type { ConceptKind } from './search-concept.ts';

/** Phrases of the trade that mean the same and are no entries of the other vocabularies. */
export type Synonyms = { kind: ConceptKind; label: string; phrases: readonly string[] };

export const TRADE_SYNONYMS: readonly Synonyms[] = [
  {
    kind: 'method',
    label: 'Non-destructive testing',
    phrases: [
      'NDT',
      'NDE',
      'NDI',
      'non-destructive testing',
      'nondestructive testing',
      'non-destructive examination',
      'nondestructive examination',
      'non-destructive evaluation',
      'nondestructive evaluation',
      'non-destructive inspection',
      'nondestructive inspection',
      'non-destructive',
      'nondestructive',
    ],
  },
  {
    kind: 'method',
    label: 'Destructive testing',
    phrases: ['destructive testing', 'mechanical testing', 'mechanical test'],
  },
  {
    kind: 'method',
    label: 'Material testing',
    phrases: ['material testing', 'materials testing', 'material test', 'materials laboratory'],
  },
  {
    kind: 'equipment',
    label: 'Safety valve',
    phrases: [
      'PSV',
      'PRV',
      'pressure safety valve',
      'pressure relief valve',
      'safety relief valve',
      'safety valve',
      'relief valve',
    ],
  },
  { kind: 'equipment', label: 'Heat recovery steam generator', phrases: ['HRSG', 'heat recovery steam generator'] },
  {
    kind: 'equipment',
    label: 'Aboveground storage tank',
    phrases: ['AST', 'aboveground storage tank', 'above ground storage tank'],
  },
  { kind: 'equipment', label: 'Air cooler', phrases: ['air cooler', 'air-cooled heat exchanger', 'fin fan'] },
  {
    kind: 'equipment',
    label: 'Mobile elevating platform',
    phrases: [
      'MEWP',
      'mobile elevating work platform',
      'mobile elevating platform',
      'aerial work platform',
      'cherry picker',
    ],
  },
  { kind: 'equipment', label: 'Elevator', phrases: ['elevator', 'passenger lift'] },
  { kind: 'equipment', label: 'Blowout preventer', phrases: ['BOP', 'blowout preventer', 'blow out preventer'] },
  { kind: 'equipment', label: 'OCTG', phrases: ['OCTG', 'oil country tubular goods'] },
  {
    kind: 'equipment',
    label: 'GRP',
    phrases: ['GRP', 'FRP', 'glass reinforced plastic', 'fibre reinforced plastic', 'fibreglass', 'fiberglass'],
  },
  { kind: 'method', label: 'Corrosion under insulation', phrases: ['CUI', 'corrosion under insulation'] },
  {
    kind: 'method',
    label: 'Post-weld heat treatment',
    phrases: ['PWHT', 'post weld heat treatment', 'stress relieving', 'heat treatment'],
  },
  {
    kind: 'method',
    label: 'Welding procedure qualification',
    phrases: ['WPQR', 'PQR', 'welding procedure qualification', 'weld procedure qualification', 'welder qualification'],
  },
  {
    kind: 'method',
    label: 'Asset integrity',
    phrases: ['asset integrity', 'asset integrity management', 'AIM', 'mechanical integrity'],
  },
];
