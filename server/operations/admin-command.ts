import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { email } from '#domain/validation.ts';
import { type AdminAccount, addAdmin, listAdmins, resetAccount } from '#server/auth/accounts.ts';
import { restoreCompanies } from '#server/companies/restore-companies.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { runOnCommandLine, withDatabase } from './with-database.ts';

const USAGE = [
  'Usage: npm run admin -- add EMAIL       create an admin account, or make an existing user an admin',
  '       npm run admin -- reset EMAIL     set a new random password and turn off two-factor authentication',
  '       npm run admin -- list            list all admins',
  '       npm run admin -- restore NUMBER  restore the companies removed by an audit log entry',
].join('\n');

type Work = (pool: Pool) => Promise<string>;

/** What each command does with its argument, which is read before the database is opened. */
const COMMANDS: Record<string, { takes: number; prepare: (argument: string) => Work }> = {
  add: { takes: 1, prepare: (argument) => add(readEmail(argument)) },
  reset: { takes: 1, prepare: (argument) => reset(readEmail(argument)) },
  list: { takes: 0, prepare: () => list },
  restore: { takes: 1, prepare: (argument) => restore(readNumber(argument)) },
};

/** `npm run admin -- COMMAND`: accounts of admins, and what admins removed by mistake. */
async function run(): Promise<void> {
  const [name = '', ...rest] = parseArgs({ allowPositionals: true }).positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || rest.length !== command.takes) throw new Error(USAGE);
  const work = command.prepare(rest[0] ?? '');

  await withDatabase(async (pool) => {
    process.stdout.write(`${await work(pool)}\n`);
  });
}

function readEmail(text: string): string {
  // The first admin may have a local address, which is none for the rest of the world.
  if (text === 'admin@localhost') return text;
  const read = email(`"${text}" is not a valid email address.`).safeParse(text);
  if (!read.success) throw new Error(read.error.issues[0]?.message);
  return read.data;
}

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`"${text}" is not a valid audit log entry number.`);
  return Number(text);
}

function add(email: string): Work {
  return async (pool) => {
    const added = await addAdmin(pool, email);
    switch (added.outcome) {
      case 'made':
        return `Created the admin account ${email}.\nPassword (shown only once): ${added.password}`;
      case 'promoted':
        return `${email} already had an account and is now an admin. Sign-in is unchanged.`;
      case 'was admin':
        return `${email} is already an admin. Nothing was changed.`;
    }
  };
}

function reset(email: string): Work {
  return async (pool) => {
    const password = await resetAccount(pool, email);
    if (password === undefined) throw new Error(`There is no account with the email address ${email}.`);
    return [
      `${email} has been signed out everywhere. Two-factor authentication is off.`,
      `Password (shown only once): ${password}`,
    ].join('\n');
  };
}

async function list(pool: Pool): Promise<string> {
  return (await listAdmins(pool)).map(describe).join('\n') || 'There are no admins.';
}

function restore(auditId: number): Work {
  return async (pool) => {
    const restored = await restoreCompanies(pool, loadedGazetteer(), auditId, 'command line');
    if (restored.length === 0) {
      throw new Error(
        `Nothing to restore: audit log entry ${auditId} does not record a removed company, or the company already exists.`,
      );
    }
    const lines = restored.map(
      ({ id, name, approved }) => `company ${id}, ${name}: ${approved ? 'approved and public' : 'pending approval'}`,
    );
    return [...lines, `${restored.length} restored.`].join('\n');
  };
}

function describe({ email, createdAt, hasSecondFactor, hasPassword, hasIdentity }: AdminAccount): string {
  const ways = [hasPassword && 'password', hasIdentity && 'organisation'].filter((way) => way !== false);
  return [
    email,
    `since ${createdAt.toISOString().slice(0, 10)}`,
    `two-factor authentication ${hasSecondFactor ? 'on' : 'off'}`,
    `sign-in: ${ways.join(' or ') || 'none yet'}`,
  ].join(', ');
}

runOnCommandLine(run);
