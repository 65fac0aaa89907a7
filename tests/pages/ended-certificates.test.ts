import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endWhatIsOver } from '#server/operations/schedule.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

/** Everywhere where the company is shown. */
const PAGES = [
  '/',
  '/?search=Saltmarsh',
  '/?certification=ISO%2FIEC+17020',
  '/api/companies/results?search=Saltmarsh',
  '/company/ID',
  '/company/ID/sheet',
  '/company/ID/badge.svg',
  '/certificates/check?q=IB441702',
  '/certificates/check?q=Saltmarsh',
  '/certificates/iso-17020',
  '/inspection-companies-in-aberdeen',
  '/ultrasonic-testing-services',
  '/ultrasonic-testing-aberdeen',
];
const CALLS = ['/api/companies', '/api/companies/ID', '/api/companies/ID/certificates'];
/** The looks of what was checked. */
const GREEN =
  /\b(?:mark-checked|badge-verified|is-checked|is-proven|proof)\b|#0b6b4b|"hasCertification"|"checked"|"isProof":true/g;

describeOnFastest('a certificate that has ended', (makeApp) => {
  /** How often each page and call has something green. Legends and samples are green always. */
  const countGreen = async (site: TestApp, id: number) => {
    const counts: Record<string, number> = {};
    for (const path of [...PAGES, ...CALLS]) {
      const { status, text } = await site.call('GET', path.replace('ID', String(id)));
      expect(status, path).toBe(200);
      counts[path] = text.match(GREEN)?.length ?? 0;
    }
    const pdf = await site.inject({ method: 'GET', url: `/company/${id}/qualification-pack.pdf` });
    counts.pdf = contentOf(pdf.rawPayload).match(GREEN_IN_PDF)?.length ?? 0;
    return counts;
  };

  test('decision 29: it is green nowhere on the next day, whatever was cached', async () => {
    let now = new Date('2026-11-22T12:00:00Z');
    const site = await makeApp({ now: () => now });
    const certifications = ['ISO/IEC 17020'];
    const specializations = ['Ultrasonic testing'];
    const [id = 0] = await site.insert([company({ name: 'Saltmarsh', certifications, specializations })]);
    const { pool } = site.database;
    const set = async (columns: string, badge: boolean) => {
      await pool.query(`update certificates set ${columns}`);
      await pool.query(`update companies set company_checked_at = '2026-11-01', verified = $1`, [badge]);
      await pool.query('insert into company_changes (company_id) values ($1)', [id]);
      await site.context.changes.refresh();
    };
    await set(`number = 'IB-4417.02', number_key = 'IB441702', expires = '2026-11-22'`, false);
    const claimed = await countGreen(site, id);
    await set(`state = 'checked', checked_how = 'register', checked_at = '2026-11-01'`, true);
    const checked = await countGreen(site, id);
    expect(Object.keys(checked).filter((path) => (checked[path] ?? 0) <= (claimed[path] ?? 0))).toEqual([]);
    now = new Date('2026-11-23T12:00:00Z');
    await endWhatIsOver(site.context);
    const ended = await countGreen(site, id);
    expect(Object.keys(ended).filter((path) => (ended[path] ?? 0) > (claimed[path] ?? 0))).toEqual([]);
  });
});

/** "#0b6b4b" as a PDF has it. */
const GREEN_IN_PDF = /0\.04\d* 0\.4[12]\d* 0\.29\d* (?:rg|scn)/g;

/** What a PDF draws, unpacked. */
function contentOf(pdf: Buffer): string {
  const texts: string[] = [];
  for (let start = pdf.indexOf('stream\n'); start !== -1; start = pdf.indexOf('stream\n', start + 7)) {
    try {
      texts.push(inflateSync(pdf.subarray(start + 7)).toString('latin1'));
    } catch {
      // A font or an image.
    }
  }
  return texts.join('\n');
}
