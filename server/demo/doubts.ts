import type { PublicState } from '#domain/certificates/certificate-status.ts';
import type { Queryable } from '#server/db/database.ts';

type DemoDoubt = { state: PublicState; message: string; email: string | null; hoursAgo: number };

const DOUBTS: readonly DemoDoubt[] = [
  {
    state: 'claimed',
    message: 'I looked in the register of the issuer today and did not find this number. Is it a typing mistake?',
    email: 'buyer@refinery.example',
    hoursAgo: 5,
  },
  {
    state: 'checked',
    message: 'Their schedule was reduced this year: thickness measurement is no longer in the scope.',
    email: null,
    hoursAgo: 30,
  },
  {
    state: 'claimed',
    message: 'The certificate they sent us names another company of the same group, in another town.',
    email: 'purchasing@shipyard.example',
    hoursAgo: 75,
  },
];

/** What visitors might report about some demonstration companies, so that the queue of doubts has examples. */
export async function addDemoDoubts(client: Queryable, now: Date): Promise<void> {
  for (const [index, { state, message, email, hoursAgo }] of DOUBTS.entries()) {
    await client.query(
      `insert into doubts (company_id, certificate_id, message, email, created_at)
       select r.company_id, r.id, $2, $3, $4::timestamptz - make_interval(hours => $5)
       from certificates r join companies c on c.id = r.company_id
       where c.source = 'demo' and c.approved and r.state = $1 and r.number is not null and not r.expiry_recorded
       order by r.id limit 1 offset $6`,
      [state, message, email, now, hoursAgo, index * 10],
    );
  }
}
