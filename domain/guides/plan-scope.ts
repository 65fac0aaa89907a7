import { PLAN_JOBS, PLAN_METHODS, type PlanChoice, planCode } from './plan-choice.ts';

/** The clauses of a scope of work. Square brackets are for the buyer to fill in. */
export function scopeOfWork(choice: PlanChoice): { title: string; text: string }[] {
  const { equipment, job, rules, quality, methods } = choice;
  const code = planCode(choice);
  const names = PLAN_METHODS.filter(({ id }) => methods.includes(id)).map(({ name }) => inSentence(name));
  const object = `${inSentence(equipment.name)} [tag, number of items, size, material, wall]`;
  const welds = rules === 'european' ? ` Weld quality: ISO 5817 level ${quality}.` : '';
  const isInService = job === 'in-service';
  return [
    {
      title: 'Purpose',
      text: `${PLAN_JOBS.find(({ id }) => id === job)?.name}: ${object} at [place], between [date] and [date].`,
    },
    {
      title: 'Rules',
      text: `${code}, edition [year], and the law of [country].${isInService ? '' : welds} The stricter rule applies.`,
    },
    {
      title: 'Work',
      text: `Visual inspection${names.length > 0 ? `, ${names.join(', ')}` : ''}, to the attached inspection and test plan. Extent: [per cent, metres, points or films for each method]. Steps at sub-suppliers belong to the plan; the contractor names them before work begins.`,
    },
    {
      title: 'People',
      text: 'NDT level 2 at least, certified to [ISO 9712 or SNT-TC-1A] for method and product, with the employer’s authorisation and a vision test of the last twelve months. Procedures approved by level 3.',
    },
    {
      title: 'Provided by the buyer',
      text: isInService
        ? 'Last reports, drawings, nameplate data, design pressure and temperature, isolation, cleaning, access, light, permits.'
        : 'Drawings, specifications, material certificates, access, light, permits.',
    },
    {
      title: 'Notice',
      text: 'Hold and witness points are announced in writing, [days] before. A hold point that nobody released stays closed; a deviation is reported before it is repaired.',
    },
    {
      title: 'Report',
      text: 'Within [days]: object, procedure, equipment with dates, settings, every indication with position and size, limits of the test, names and certificate numbers. Urgent findings on the same day.',
    },
    {
      title: 'Offer',
      text: 'Day rate or unit rate for each method, mobilisation, waiting time, expected output per shift, copies of accreditation scope and certificates, insurance.',
    },
  ];
}

/** The scope as text, for the message of a request. */
export function scopeText(choice: PlanChoice): string {
  return scopeOfWork(choice)
    .map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`)
    .join('\n\n');
}

/** "Alloy check (PMI)" as "alloy check (PMI)", but "TOFD" as it is. */
function inSentence(name: string): string {
  return name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
