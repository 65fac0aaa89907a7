import { test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, headOf, structuredData, textOf } from '#tests/support/html.ts';
describeOnEachDatabase('p', (makeApp, kind) => {
  test('x', async () => {
    if (kind !== 'embedded') return;
    const site = await makeApp();
    await site.insert([company({ industries: ['Nuclear'], certifications: ['API 510'], verified: true }), company({ name: 'X & Y', industries: ['Nuclear', 'Aerospace'] })], 'demo');
    for (const p of ['/', '/?search=y&page=0', '/company/1', '/company/1/request', '/nowhere']) {
      const { text } = await site.call('GET', p);
      console.log(p, headOf(text), JSON.stringify(structuredData(text)), textOf(text).slice(0, 3500));
      console.log(elements(text, 'a').filter((a) => a.target || a['data-industry']), elements(text, 'input').map(i => JSON.stringify(i)).join('\n').slice(0, 2500));
    }
  });
});
