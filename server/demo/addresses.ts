import type { CompanyFields } from '#domain/companies/company-columns.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { DemoCity } from './cities.ts';
import { DEMO_COUNTRIES } from './countries.ts';
import type { DemoKind } from './profiles.ts';
import type { Random } from './random.ts';

const TRADE_MAILBOXES: Record<DemoKind, string> = {
  ndt: 'ndt',
  vessel: 'inspection',
  lab: 'lab',
  lifting: 'lifting',
  coating: 'office',
  welding: 'inspection',
  rope: 'projects',
  tank: 'integrity',
  marine: 'survey',
  calibration: 'lab',
  aero: 'quality',
  wind: 'projects',
  rail: 'operations',
  civil: 'lab',
  shop: 'works',
};
const CONNECTING_WORDS = new Set(['and', 'al', 'de', 'der', 'of', 'van', 've']);

type Address = Pick<CompanyFields, 'email' | 'phone' | 'website'>;

/** Unique e-mail and web addresses under the reserved domain `.example` (RFC 2606), and phone numbers reserved for fiction. */
export function createAddresses(random: Random): (shortName: string, kind: DemoKind, city: DemoCity) => Address {
  const given = new Set<string>();
  const drawNew = (draw: () => string): string => {
    const value = draw();
    if (given.has(value)) return drawNew(draw);
    given.add(value);
    return value;
  };
  return (shortName, kind, city) => {
    const words = normalForm(shortName)
      .split(' ')
      .filter((word) => word.length > 1 && !CONNECTING_WORDS.has(word));
    const slug = drawNew(() => words.slice(0, random.int(2, 4)).join(random.chance(0.5) ? '-' : ''));
    const local = random.pick([...(DEMO_COUNTRIES[city.country]?.mailboxes ?? []), 'mail']);
    const mailbox = random.pick([
      'info',
      'info',
      'info',
      'info',
      'office',
      'contact',
      local,
      local,
      TRADE_MAILBOXES[kind],
    ]);
    const phone =
      city.phones.length === 0
        ? ''
        : drawNew(() => random.pick(city.phones).replace(/#/g, () => String(random.int(0, 9))));
    return { email: `${mailbox}@${slug}.example`, phone, website: `https://www.${slug}.example` };
  };
}
