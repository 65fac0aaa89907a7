import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { projectRoot } from './project-root.mjs';

/** What a command of package.json prints, line by line, and how it ends. */
function run(script: string, ...args: string[]): { lines: string[]; status: number | null } {
  const { stdout, status } = spawnSync(process.execPath, [join(projectRoot, 'scripts', script), ...args], {
    encoding: 'utf8',
    cwd: projectRoot,
  });
  return { lines: stdout.trimEnd().split('\n'), status };
}

test('section 2.45: check:facts lists every source that nobody has read again for 18 months, and then fails', () => {
  const fresh = run('check-facts.ts', '2026-12-01');
  expect(fresh).toEqual({
    lines: [expect.stringMatching(/^All \d{3} sources have been read in the last 18 months\.$/)],
    status: 0,
  });
  const { lines, status } = run('check-facts.ts', '2029-01-01');
  const total = Number(/\d+/.exec(fresh.lines[0] ?? '')?.[0]);
  expect(status).toBe(1);
  expect(lines).toHaveLength(total + 1);
  expect(lines.at(-1)).toContain(`${total} of ${total} sources are older than 18 months`);
  // The month, the source, its address, and the file to correct.
  expect(lines).toContain(
    '2026-11  LOLER 1998  https://www.legislation.gov.uk/uksi/1998/2307  in landing pages (domain/landing/content/sources.ts)',
  );
});

test('check:registers lists the certificates whose register is linked by a home page only', () => {
  const { lines, status } = run('check-registers.ts');
  const problems = lines.slice(0, -1);
  expect(status).toBe(0);
  expect(problems).toContain('COFREND (cofrend): home page only: https://www.cofrend.com');
  for (const line of problems) {
    expect(line).toMatch(
      /^.+ \([a-z0-9-]+\): (?:home page only: https:\/\/[^/]+\/?|no entry|public, but without an address)$/,
    );
  }
  // A search of its own, a host that is the search, and a certificate of which the issuer must be asked.
  expect(problems.join()).not.toMatch(/\((?:pcn|api-510|iecex-sf|frosio)\)/);
  expect(lines.at(-1)).toMatch(new RegExp(`^${problems.length} of ${CERTIFICATIONS.length} certificates: `));
});
