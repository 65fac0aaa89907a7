import { normalForm } from '#domain/text/normal-form.ts';

/** A type of inspected equipment. `codes` are the codes and standards that enquiries name. */
export type EquipmentType = { id: string; name: string; aliases: readonly string[]; codes: readonly string[] };

export const EQUIPMENT_TYPES: readonly EquipmentType[] = [
  {
    id: 'pressure-vessel',
    name: 'Pressure vessel',
    aliases: ['vessel', 'separator', 'column', 'reactor', 'drum', 'air receiver'],
    codes: ['ASME VIII', 'EN 13445', 'API 510'],
  },
  {
    id: 'boiler',
    name: 'Boiler',
    aliases: ['fired boiler', 'steam boiler', 'waste heat boiler', 'HRSG', 'kazan'],
    codes: ['ASME I', 'EN 12952', 'EN 12953', 'NBIC'],
  },
  {
    id: 'heat-exchanger',
    name: 'Heat exchanger',
    aliases: ['exchanger', 'condenser', 'air cooler', 'fin-fan'],
    codes: ['TEMA', 'API 660', 'ASME VIII'],
  },
  {
    id: 'storage-tank',
    name: 'Storage tank',
    aliases: ['tank', 'atmospheric tank', 'AST', 'API 650 tank'],
    codes: ['API 650', 'API 653', 'EEMUA 159'],
  },
  {
    id: 'sphere',
    name: 'LPG sphere',
    aliases: ['spherical tank', 'LPG bullet', 'LPG tank'],
    codes: ['ASME VIII', 'EN 13445'],
  },
  {
    id: 'cryogenic',
    name: 'Cryogenic tank',
    aliases: ['low-temperature tank', 'LNG tank'],
    codes: ['API 620', 'EN 14620'],
  },
  {
    id: 'gas-cylinder',
    name: 'Gas cylinder',
    aliases: ['cylinder', 'tube trailer', 'transportable pressure equipment', 'TPED'],
    codes: ['2010/35/EU', 'ISO 18119'],
  },
  {
    id: 'process-piping',
    name: 'Process piping',
    aliases: ['piping', 'pipework'],
    codes: ['ASME B31.3', 'EN 13480', 'API 570'],
  },
  {
    id: 'pipeline',
    name: 'Pipeline',
    aliases: ['transmission line', 'flowline'],
    codes: ['ASME B31.4', 'ASME B31.8', 'API 1104', 'ISO 13623'],
  },
  {
    id: 'valve',
    name: 'Valve and relief device',
    aliases: ['valve', 'PSV', 'PRV', 'safety valve', 'relief valve', 'safety relief valve', 'safety relief device'],
    codes: ['API 527', 'API 576', 'ISO 4126'],
  },
  {
    id: 'fired-heater',
    name: 'Fired heater',
    aliases: ['furnace', 'furnace tube', 'reformer'],
    codes: ['API 573', 'API 530'],
  },
  {
    id: 'turbine',
    name: 'Rotating machinery',
    aliases: ['turbine', 'gas turbine', 'steam turbine', 'compressor', 'pump'],
    codes: ['API 617', 'ISO 20816'],
  },
  {
    id: 'crane',
    name: 'Crane',
    aliases: ['overhead crane', 'tower crane', 'mobile crane', 'gantry'],
    codes: ['LOLER', 'ISO 9927', 'ASME B30'],
  },
  {
    id: 'lifting-accessory',
    name: 'Lifting accessory',
    aliases: ['lifting gear', 'loose gear', 'sling', 'shackle', 'hoist'],
    codes: ['LOLER', 'LEEA COPSULE'],
  },
  {
    id: 'elevator',
    name: 'Elevator',
    aliases: ['lift', 'passenger lift', 'escalator'],
    codes: ['2014/33/EU', 'EN 81'],
  },
  {
    id: 'mewp',
    name: 'Mobile elevating platform',
    aliases: ['MEWP', 'forklift', 'telehandler'],
    codes: ['LOLER', 'ISO 18893'],
  },
  { id: 'wire-rope', name: 'Wire rope', aliases: ['rope', 'rigging'], codes: ['ISO 4309'] },
  {
    id: 'structure',
    name: 'Steel structure',
    aliases: ['steelwork', 'bridge', 'tower', 'mast'],
    codes: ['EN 1090', 'AWS D1.1'],
  },
  { id: 'weld', name: 'Welded joint', aliases: ['weld'], codes: ['ISO 5817', 'AWS D1.1', 'ASME V'] },
  {
    id: 'casting-forging',
    name: 'Casting and forging',
    aliases: ['casting', 'forging'],
    codes: ['ASTM A609', 'EN 12680'],
  },
  {
    id: 'aircraft',
    name: 'Aircraft part',
    aliases: ['aircraft structure', 'airframe', 'engine part', 'engine blade'],
    codes: ['EN 4179', 'NAS 410'],
  },
  {
    id: 'ship-hull',
    name: 'Hull and offshore structure',
    aliases: ['ship hull', 'hull', 'offshore structure', 'jacket', 'FPSO', 'jack-up'],
    codes: ['IACS UR Z10', 'DNV rules'],
  },
  { id: 'subsea', name: 'Subsea equipment', aliases: ['riser', 'manifold'], codes: ['API 17 series'] },
  {
    id: 'drilling',
    name: 'Drilling equipment',
    aliases: ['well equipment', 'BOP', 'drill pipe', 'OCTG'],
    codes: ['API RP 7G-2', 'DS-1', 'API 53'],
  },
  {
    id: 'nuclear',
    name: 'Nuclear component',
    aliases: ['steam generator', 'RPV', 'reactor pressure vessel'],
    codes: ['ASME III', 'ASME XI', 'RCC-M'],
  },
  {
    id: 'rail',
    name: 'Rail vehicle and track',
    aliases: ['rail vehicle', 'axle', 'rail', 'track'],
    codes: ['EN 13261', 'ISO 5948'],
  },
  {
    id: 'wind',
    name: 'Wind turbine',
    aliases: ['wind turbine tower', 'rotor blade', 'wind turbine foundation'],
    codes: ['IEC 61400'],
  },
  {
    id: 'concrete',
    name: 'Concrete structure',
    aliases: ['concrete', 'civil works'],
    codes: ['EN 12504', 'ASTM C597'],
  },
  {
    id: 'composite',
    name: 'Composite part',
    aliases: ['GRP', 'FRP', 'GRP vessel'],
    codes: ['EN 13121', 'ASME RTP-1'],
  },
  {
    id: 'electrical',
    name: 'Electrical installation',
    aliases: ['switchgear', 'Ex equipment', 'Ex'],
    codes: ['IEC 60079-17', 'IEC 60364-6'],
  },
  { id: 'mining', name: 'Mining equipment', aliases: ['mill', 'dragline', 'headframe'], codes: ['AS 4324.1'] },
  {
    id: 'amusement',
    name: 'Amusement ride',
    aliases: ['ride', 'fairground ride', 'playground equipment'],
    codes: ['EN 13814'],
  },
];

/** The equipment that a text names, in the singular or plural; of several the one with the longest name. */
export function equipmentIn(text: string): string | undefined {
  const words = ` ${normalForm(text)} `;
  const isNamed = (name: string) => [`${name} `, `${name}s `, `${name}es `].some((form) => words.includes(` ${form}`));
  const found = EQUIPMENT_TYPES.flatMap(({ name, aliases }) =>
    [name, ...aliases]
      .map(normalForm)
      .filter(isNamed)
      .map(({ length }) => ({ name, length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.name;
}
