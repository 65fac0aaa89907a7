/** The thickness that pressure alone needs, and the pressure that a wall carries. Lengths share one unit, and so do pressure and stress. */
type Formula = {
  id: string;
  name: string;
  code: string;
  /** Of the thickness, of the pressure, and how far they hold. */
  thickness: string;
  pressure: string;
  limits: string;
  numbers: (wall: Wall) => { thickness: string; pressure: (actual: number) => string };
  needed: (wall: Wall) => number;
  carried: (wall: Wall, actual: number) => number;
  holds: (wall: Wall, thickness: number) => boolean;
};
type Wall = { diameter: number; pressure: number; stress: number; efficiency: number };
export type WallInput = Wall & { shape: WallShape; actual: number | null };

/** Y of B31.3 for steels below the creep range. */
const Y = 0.4;
const radius = ({ diameter }: Wall) => diameter / 2;

export const WALL_SHAPES = [
  {
    id: 'cylinder',
    name: 'Vessel shell, cylinder',
    code: 'ASME VIII-1 UG-27',
    thickness: 't = P·R ÷ (S·E − 0.6·P)',
    pressure: 'P = S·E·t ÷ (R + 0.6·t)',
    limits: 'thickness up to half the inside radius, pressure up to 0.385·S·E',
    numbers: (wall) => ({
      thickness: `${wall.pressure} × ${radius(wall)} ÷ (${wall.stress} × ${wall.efficiency} − 0.6 × ${wall.pressure})`,
      pressure: (t) => `${wall.stress} × ${wall.efficiency} × ${t} ÷ (${radius(wall)} + 0.6 × ${t})`,
    }),
    needed: (wall) => (wall.pressure * radius(wall)) / (wall.stress * wall.efficiency - 0.6 * wall.pressure),
    carried: (wall, t) => (wall.stress * wall.efficiency * t) / (radius(wall) + 0.6 * t),
    holds: (wall, t) => t <= radius(wall) / 2 && wall.pressure <= 0.385 * wall.stress * wall.efficiency,
  },
  {
    id: 'sphere',
    name: 'Vessel, sphere or half-sphere head',
    code: 'ASME VIII-1 UG-27',
    thickness: 't = P·R ÷ (2·S·E − 0.2·P)',
    pressure: 'P = 2·S·E·t ÷ (R + 0.2·t)',
    limits: 'thickness up to 0.356 of the inside radius, pressure up to 0.665·S·E',
    numbers: (wall) => ({
      thickness: `${wall.pressure} × ${radius(wall)} ÷ (2 × ${wall.stress} × ${wall.efficiency} − 0.2 × ${wall.pressure})`,
      pressure: (t) => `2 × ${wall.stress} × ${wall.efficiency} × ${t} ÷ (${radius(wall)} + 0.2 × ${t})`,
    }),
    needed: (wall) => (wall.pressure * radius(wall)) / (2 * wall.stress * wall.efficiency - 0.2 * wall.pressure),
    carried: (wall, t) => (2 * wall.stress * wall.efficiency * t) / (radius(wall) + 0.2 * t),
    holds: (wall, t) => t <= 0.356 * radius(wall) && wall.pressure <= 0.665 * wall.stress * wall.efficiency,
  },
  {
    id: 'head',
    name: 'Vessel head, ellipsoidal 2:1',
    code: 'ASME VIII-1 UG-32',
    thickness: 't = P·D ÷ (2·S·E − 0.2·P)',
    pressure: 'P = 2·S·E·t ÷ (D + 0.2·t)',
    limits: 'thickness from 0.002 of the crown radius (0.9·D) on, pressure below S·E',
    numbers: (wall) => ({
      thickness: `${wall.pressure} × ${wall.diameter} ÷ (2 × ${wall.stress} × ${wall.efficiency} − 0.2 × ${wall.pressure})`,
      pressure: (t) => `2 × ${wall.stress} × ${wall.efficiency} × ${t} ÷ (${wall.diameter} + 0.2 × ${t})`,
    }),
    needed: (wall) => (wall.pressure * wall.diameter) / (2 * wall.stress * wall.efficiency - 0.2 * wall.pressure),
    carried: (wall, t) => (2 * wall.stress * wall.efficiency * t) / (wall.diameter + 0.2 * t),
    holds: (wall, t) => t >= 0.002 * 0.9 * wall.diameter && wall.pressure < wall.stress * wall.efficiency,
  },
  {
    id: 'pipe',
    name: 'Pipe, straight',
    code: 'ASME B31.3, 304.1.2',
    thickness: 't = P·D ÷ (2·(S·E·W + P·Y)), with W = 1 and Y = 0.4 below the creep range',
    pressure: 'P = 2·S·E·t ÷ (D − 0.8·t)',
    limits: 'thickness below a sixth of the outside diameter, pressure up to 0.385·S·E',
    numbers: (wall) => ({
      thickness: `${wall.pressure} × ${wall.diameter} ÷ (2 × (${wall.stress} × ${wall.efficiency} + ${wall.pressure} × ${Y}))`,
      pressure: (t) => `2 × ${wall.stress} × ${wall.efficiency} × ${t} ÷ (${wall.diameter} − ${2 * Y} × ${t})`,
    }),
    needed: (wall) => (wall.pressure * wall.diameter) / (2 * (wall.stress * wall.efficiency + wall.pressure * Y)),
    carried: (wall, t) => (2 * wall.stress * wall.efficiency * t) / (wall.diameter - 2 * Y * t),
    holds: (wall, t) => t < wall.diameter / 6 && wall.pressure <= 0.385 * wall.stress * wall.efficiency,
  },
] as const satisfies readonly Formula[];
type WallShape = (typeof WALL_SHAPES)[number]['id'];

/** The fields of the form, which are the parameters of the address. */
export const WALL_FIELDS = ['shape', 'diameter', 'pressure', 'stress', 'efficiency', 'wall'] as const;
export type WallField = (typeof WALL_FIELDS)[number];
export type WallTexts = Partial<Record<WallField, string>>;
type Issue = { path: WallField; message: string };

/** The drum of the thickness readings; the wall is that of today less twice the loss of 8.33 years. */
export const WALL_EXAMPLE: WallTexts = {
  shape: 'cylinder',
  diameter: '1530',
  pressure: '1.7',
  stress: '138',
  efficiency: '1',
  wall: '9.5',
};

/** With less the results have more decimals than a number can be written with. */
const SMALLEST = '0.000001';
const LARGEST = 1_000_000;

export function readWallInput(texts: WallTexts): { input: WallInput } | { issues: Issue[] } {
  const issues: Issue[] = [];
  const shape = WALL_SHAPES.find(({ id }) => id === (texts.shape ?? 'cylinder'));
  if (shape === undefined) issues.push({ path: 'shape', message: 'Choose a shell, a sphere, a head or a pipe.' });
  const number = (path: WallField, most: number, example: string): number => {
    const value = Number((texts[path] ?? '').trim().replace(',', '.') || Number.NaN);
    if (value >= Number(SMALLEST) && value <= most) return value;
    issues.push({ path, message: `Enter a number from ${SMALLEST} to ${most}, such as ${example}.` });
    return Number.NaN;
  };
  const wall = {
    diameter: number('diameter', LARGEST, '1530'),
    pressure: number('pressure', LARGEST, '1.7'),
    stress: number('stress', LARGEST, '138'),
    efficiency: number('efficiency', 1, '0.85'),
  };
  const actual = texts.wall?.trim() ? number('wall', LARGEST, '9.5') : null;
  if (issues.length > 0 || shape === undefined) return { issues };
  if (!holds(shape, wall, shape.needed(wall)))
    return { issues: [{ path: 'pressure', message: `The formula holds only for ${shape.limits}. Check the units.` }] };
  if (actual !== null && !holds(shape, { ...wall, pressure: shape.carried(wall, actual) }, actual))
    return { issues: [{ path: 'wall', message: `The formula holds only for ${shape.limits}.` }] };
  return { input: { ...wall, shape: shape.id, actual } };
}

const holds = (shape: Formula, wall: Wall, thickness: number) => thickness > 0 && shape.holds(wall, thickness);

/** The required thickness is rounded up, the pressure down. */
export function calculateWall({ shape: id, actual, ...wall }: WallInput) {
  const shape: Formula = WALL_SHAPES.find((one) => one.id === id) ?? WALL_SHAPES[0];
  const { thickness, pressure } = shape.numbers(wall);
  const steps = [
    {
      title: `Required thickness, ${shape.code}`,
      formula: shape.thickness,
      numbers: thickness,
      result: String(rounded(shape.needed(wall), Math.ceil)),
    },
  ];
  if (actual !== null)
    steps.push({
      title: `Pressure that a wall of ${actual} carries`,
      formula: shape.pressure,
      numbers: pressure(actual),
      result: String(rounded(shape.carried(wall, actual), Math.floor)),
    });
  return steps;
}

/** To four figures; the small amount absorbs the error of binary fractions. */
function rounded(value: number, round: typeof Math.ceil): number {
  const decimals = Math.max(0, 3 - Math.floor(Math.log10(value)));
  const slack = round === Math.ceil ? -1e-9 : 1e-9;
  return Number((round(value * 10 ** decimals + slack) / 10 ** decimals).toFixed(decimals));
}
