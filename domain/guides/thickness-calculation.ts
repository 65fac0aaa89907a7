import { monthsLater, yearsBetween } from './calendar.ts';
import type { PipingClass, Reading, ThicknessInput } from './thickness-input.ts';

/** One step of the calculation, with its formula and the numbers in it. */
type Step = { title: string; formula: string; numbers: string; result: string };
type DueInspection = { what: string; years: number; day: Date; rule: string };
export type ThicknessResult = {
  steps: Step[];
  warnings: string[];
  /** Empty if the wall is at or below the required thickness. */
  due: DueInspection[];
  /** Years; null if no loss was measured, 0 if none is left. */
  remainingLife: number | null;
};

/** The longest intervals of API 570 for thickness and external inspection, in years. */
const PIPING_LIMITS: Record<PipingClass, { thickness: number; external: number }> = {
  '1': { thickness: 5, external: 5 },
  '2': { thickness: 10, external: 5 },
  '3': { thickness: 10, external: 10 },
  injection: { thickness: 3, external: 5 },
};
const SHORT_LIFE = 4;
const SHORT_LIFE_LIMIT = 2;
/** What two manual readings of corroded steel may differ by without any loss, in millimetres. */
const SCATTER = { mm: 0.3, in: 0.012 };

export function calculateThickness(input: ThicknessInput): ThicknessResult {
  const { unit, first, previous, latest, required } = input;
  const steps: Step[] = [];
  const warnings: string[] = [];
  const length = (value: number) => `${trimmed(value, unit === 'mm' ? 2 : 4)} ${unit}`;
  const rateText = (value: number) => `${trimmed(value, unit === 'mm' ? 4 : 5)} ${unit}/year`;

  const rateFrom = (title: string, reading: Reading): number => {
    const years = yearsBetween(reading.day, latest.day);
    const rate = (reading.thickness - latest.thickness) / years;
    steps.push({
      title,
      formula: '(earlier thickness − latest thickness) ÷ years between',
      numbers: `(${length(reading.thickness)} − ${length(latest.thickness)}) ÷ ${trimmed(years, 2)} years`,
      result: rateText(rate),
    });
    return rate;
  };
  const longTerm = first === null ? null : rateFrom('Long-term corrosion rate', first);
  const shortTerm = previous === null ? null : rateFrom('Short-term corrosion rate', previous);
  const rates = [longTerm, shortTerm].filter((rate) => rate !== null);
  const governing = Math.max(0, ...rates);

  if (rates.length === 0)
    warnings.push(
      'There is only one reading, so there is no rate. The longest interval of the code is shown, or the one for an unknown rate. Take a second reading early.',
    );
  if (previous !== null && previous.thickness < latest.thickness)
    warnings.push(
      latest.thickness - previous.thickness > SCATTER[unit]
        ? 'The wall seems to have grown by more than readings scatter. Repeat the reading: check calibration, sound velocity, coating, the position, and whether the part was replaced.'
        : 'The latest reading is slightly above the previous one: scatter of measurement. The long-term rate is used, if there is one.',
    );
  if (previous !== null && yearsBetween(previous.day, latest.day) < 2)
    warnings.push(
      `Less than two years lie between the last two readings. Manual readings of corroded steel scatter by up to ${length(SCATTER[unit])}, which can be more than the loss itself.`,
    );
  if (first !== null && previous === null)
    warnings.push(
      'If the first value is the nominal thickness, the rate is uncertain: pipe may be delivered 12.5 % thinner.',
    );

  if (rates.length > 0)
    steps.push({
      title: 'Governing corrosion rate',
      formula: 'the larger rate, unless a corrosion specialist justifies another',
      numbers: rates.map(rateText).join(' or '),
      result: governing > 0 ? rateText(governing) : 'no measurable loss',
    });

  const reserve = latest.thickness - required;
  if (reserve <= 0) {
    steps.push({
      title: 'Remaining life',
      formula: 'latest thickness − required thickness',
      numbers: `${length(latest.thickness)} − ${length(required)}`,
      result: 'none',
    });
    warnings.push(
      'The wall is at or below the required thickness. No interval follows. Before further service: repair, rerating, replacement, or a fitness-for-service assessment by API 579-1/ASME FFS-1.',
    );
    return { steps, warnings, due: [], remainingLife: 0 };
  }
  if (governing === 0) {
    if (rates.length > 0)
      warnings.push(
        'No loss was measured. The remaining life is not endless: the longest interval of the code applies.',
      );
    return { steps, warnings, due: dueInspections(input, null), remainingLife: null };
  }
  const remainingLife = reserve / governing;
  steps.push({
    title: 'Remaining life',
    formula: '(latest thickness − required thickness) ÷ corrosion rate',
    numbers: `(${length(latest.thickness)} − ${length(required)}) ÷ ${rateText(governing)}`,
    result: `${trimmed(remainingLife, 2)} years`,
  });
  const due = dueInspections(input, remainingLife);
  steps.push(...intervalSteps(input, remainingLife));
  const [next] = due;
  if (next !== undefined)
    steps.push({
      title: 'Thickness to expect at the next inspection',
      formula: 'latest thickness − corrosion rate × interval',
      numbers: `${length(latest.thickness)} − ${rateText(governing)} × ${trimmed(next.years, 2)} years`,
      result: `${length(latest.thickness - governing * next.years)}, required ${length(required)}`,
    });
  return { steps, warnings, due, remainingLife };
}

/** Half of the remaining life up to a limit. Under API 510 a life below four years counts whole, up to two years. */
function halfLife(code: ThicknessInput['code'], remainingLife: number | null, limit: number): number {
  if (remainingLife === null) return limit;
  if (isShortLife(code, remainingLife)) return Math.min(remainingLife, SHORT_LIFE_LIMIT);
  return Math.min(remainingLife / 2, limit);
}

const isShortLife = (code: ThicknessInput['code'], remainingLife: number) =>
  code === '510' && remainingLife < SHORT_LIFE;

function dueInspections(
  { code, pipingClass, latest, first, previous }: ThicknessInput,
  life: number | null,
): DueInspection[] {
  // Rounded down to whole months; the small amount absorbs the error of binary fractions.
  const due = (what: string, years: number, rule: string): DueInspection => ({
    what,
    years,
    day: monthsLater(latest.day, Math.floor(years * 12 + 1e-6)),
    rule,
  });
  if (code === '510') {
    const internal = halfLife(code, life, 10);
    return [
      due(
        'Internal or on-stream inspection',
        internal,
        'Half the remaining life, at most 10 years; below 4 years of life all of it, at most 2 years',
      ),
      due('External inspection', Math.min(5, internal), '5 years or the internal interval, whichever is shorter'),
    ];
  }
  if (code === '570') {
    const limits = PIPING_LIMITS[pipingClass];
    return [
      due(
        'Thickness measurement',
        halfLife(code, life, limits.thickness),
        `Half the remaining life, at most ${limits.thickness} years`,
      ),
      due('External visual inspection', limits.external, `${limits.external} years for this class`),
    ];
  }
  const isUnknown = first === null && previous === null;
  const ultrasonic = isUnknown ? 5 : Math.min(15, life === null ? 15 : life / 2);
  return [
    due(
      'Ultrasonic thickness of the shell',
      ultrasonic,
      isUnknown ? '5 years while the rate is unknown' : 'RCA ÷ 2N, at most 15 years',
    ),
    due('External inspection', Math.min(5, life === null ? 5 : life / 4), 'RCA ÷ 4N, at most 5 years'),
  ];
}

function intervalSteps({ code, pipingClass }: ThicknessInput, life: number): Step[] {
  const years = (value: number) => `${trimmed(value, 2)} years`;
  if (code === '653')
    return [
      {
        title: 'Ultrasonic interval',
        formula: 'RCA ÷ 2N: half of the remaining life',
        numbers: `${years(life)} ÷ 2, at most 15 years`,
        result: years(Math.min(15, life / 2)),
      },
      {
        title: 'External interval',
        formula: 'RCA ÷ 4N: a quarter of the remaining life',
        numbers: `${years(life)} ÷ 4, at most 5 years`,
        result: years(Math.min(5, life / 4)),
      },
    ];
  const limit = code === '510' ? 10 : PIPING_LIMITS[pipingClass].thickness;
  const isShort = isShortLife(code, life);
  return [
    {
      title: isShort ? 'Interval with a short remaining life' : 'Half-life interval',
      formula: isShort
        ? `below ${SHORT_LIFE} years: the whole remaining life, at most ${SHORT_LIFE_LIMIT} years`
        : `half of the remaining life, at most ${limit} years`,
      numbers: isShort
        ? `${years(life)}, at most ${SHORT_LIFE_LIMIT} years`
        : `${years(life)} ÷ 2, at most ${limit} years`,
      result: years(halfLife(code, life, limit)),
    },
  ];
}

/** At most that many decimals, without trailing zeros. */
function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
