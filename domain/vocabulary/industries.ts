/** A sector that companies work for. `aliases` are words that mean the sector or a part of it. */
export type Industry = { id: string; name: string; aliases: readonly string[] };

/** The first eight are named by the specification (section 2, About). */
export const INDUSTRIES: readonly Industry[] = [
  { id: 'oil-gas', name: 'Oil & Gas', aliases: ['oil and gas', 'upstream', 'midstream', 'offshore', 'LNG'] },
  { id: 'petrochemical', name: 'Petrochemical', aliases: ['refining', 'chemical', 'refinery'] },
  { id: 'power', name: 'Power Generation', aliases: ['energy', 'utilities', 'thermal power', 'power plant'] },
  {
    id: 'marine-offshore',
    name: 'Marine & Offshore',
    aliases: ['shipbuilding', 'shipping', 'ship repair', 'offshore'],
  },
  { id: 'aerospace', name: 'Aerospace', aliases: ['aviation', 'MRO', 'defence aviation'] },
  { id: 'manufacturing', name: 'Manufacturing', aliases: ['fabrication', 'machinery'] },
  { id: 'construction', name: 'Construction', aliases: ['civil', 'structural steel', 'infrastructure'] },
  { id: 'mining-metals', name: 'Mining & Metals', aliases: ['mining', 'steel', 'aluminium', 'foundry'] },
  { id: 'nuclear', name: 'Nuclear', aliases: ['nuclear power'] },
  { id: 'renewables', name: 'Renewable Energy', aliases: ['wind', 'solar', 'hydro', 'hydrogen'] },
  { id: 'pipelines', name: 'Pipelines & Gas Distribution', aliases: ['pipeline', 'gas network'] },
  { id: 'rail', name: 'Rail & Transport', aliases: ['railway', 'automotive'] },
  { id: 'water', name: 'Water & Wastewater', aliases: ['water utility'] },
  { id: 'pharma-food', name: 'Pharmaceutical & Food Processing', aliases: ['pharma', 'food and beverage'] },
  { id: 'defence', name: 'Defence & Public Infrastructure', aliases: ['military', 'ports', 'bridges'] },
];
