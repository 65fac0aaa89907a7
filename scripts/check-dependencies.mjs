import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/**
 * What continuous integration checks of the dependencies, and needs the registry for: no known vulnerability that is high, and
 * signatures where the registry offers them. Writes the bill of materials (CycloneDX) to dist/sbom.json, which needs no network.
 */
const directory = join(projectRoot, 'dist');
/** @param {string[]} words */
const npm = (...words) => spawnSync('npm', words, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const sbom = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only');
if (sbom.status !== 0) fail('The bill of materials could not be written.', sbom);
mkdirSync(directory, { recursive: true });
writeFileSync(join(directory, 'sbom.json'), sbom.stdout);
console.log(`dist/sbom.json: ${JSON.parse(sbom.stdout).components.length} components`);

if (!process.argv.includes('--sbom')) {
  const audit = npm('audit', '--omit=dev', '--audit-level=high');
  console.log(audit.stdout.trim());
  if (audit.status !== 0) fail('The audit found a vulnerability, or the registry offers none.', audit);
  const signatures = npm('audit', 'signatures');
  console.log(signatures.stdout.trim());
  // A registry without keys signs nothing, which is no fault of the packages.
  if (signatures.status !== 0 && !/No dependencies|not supported|no.*keys/i.test(signatures.stderr)) {
    fail('A signature is missing or wrong.', signatures);
  }
}

/** @param {string} message @param {{ stderr: string }} run @returns {never} */
function fail(message, { stderr }) {
  console.error(`${message}\n${stderr.trim()}`);
  process.exit(1);
}
