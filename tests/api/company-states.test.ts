import { beforeAll, expect, test } from 'vitest';
import { type CompanyAction, companyCan } from '#domain/companies/company-status.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const EITHER = [false, true];
const STATES = EITHER.flatMap((approved) =>
  EITHER.flatMap((verified) => EITHER.map((featured) => ({ approved, verified, featured }))),
);

type Call = { method: 'POST' | 'PATCH'; path: (id: number) => string; body?: (id: number) => object };
/** The call of each action whose guard is in a WHERE clause. */
const CALLS = {
  approve: { method: 'POST', path: (id) => `${id}/approve` },
  reject: { method: 'POST', path: () => 'reject', body: (id) => ({ ids: [id] }) },
  verify: { method: 'POST', path: (id) => `${id}/verify` },
  unverify: { method: 'PATCH', path: (id) => `${id}/verify`, body: () => ({ verified: false }) },
  feature: { method: 'PATCH', path: (id) => `${id}/feature`, body: () => ({ featured: true }) },
  unfeature: { method: 'PATCH', path: (id) => `${id}/feature`, body: () => ({ featured: false }) },
} as const satisfies Partial<Record<CompanyAction, Call>>;

describeOnEachDatabase('actions on a company', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });

  const versionOf = async (id: number) =>
    (await site.database.pool.query<{ version: number }>('select version from companies where id = $1', [id])).rows[0]
      ?.version;

  test.each(Object.entries<Call>(CALLS) as [keyof typeof CALLS, Call][])(
    'section 4: %s changes a company exactly in the states that the rules allow',
    async (action, { method, path, body }) => {
      const ids = await site.insert(STATES.map((state) => company(state)));
      for (const [index, state] of STATES.entries()) {
        const id = ids[index] ?? 0;
        const before = await versionOf(id);
        const reply = await admin.call<{ message?: string }>(
          method,
          `/api/admin/companies/${path(id)}`,
          body?.(id) ?? {},
        );
        expect((await versionOf(id)) !== before, JSON.stringify(state)).toBe(companyCan[action].when(state));
        if (reply.status === 409) expect(reply.body.message).toBe(companyCan[action].otherwise);
        else expect(reply.status).toBe(200);
      }
    },
  );
});
