import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '#domain/constants.ts';
import { type AdminAccount, addAdmin, listAdmins, resetAccount } from '#server/auth/accounts.ts';
import { restoreCompanies } from '#server/companies/restore-companies.ts';
import { loadedGazetteer } from '#server/places/loaded-gazetteer.ts';
import { withDatabase } from './with-database.ts';

const USAGE = [
  'Usage: npm run admin -- add EMAIL        makes an admin, or makes a user an admin',
  '       npm run admin -- reset EMAIL      gives a new password and switches off the second factor',
  '       npm run admin -- list             shows all admins',
  '       npm run admin -- restore NUMBER   puts back what an entry of the audit log tells was removed',
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
  const read = z.email().max(MAX_EMAIL_LENGTH).safeParse(text);
  // The first admin may have a local address, which is none for the rest of the world.
  if (!read.success && text !== 'admin@localhost') throw new Error(`"${text}" is not an e-mail address.`);
  return text;
}

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`"${text}" is not the number of an entry of the audit log.`);
  return Number(text);
}

function add(email: string): Work {
  return async (pool) => {
    const added = await addAdmin(pool, email);
    switch (added.outcome) {
      case 'made':
        return `${email} is an admin now.\nPassword, told only this once: ${added.password}`;
      case 'promoted':
        return `${email} had an account and is an admin now. The way to sign in stays the same.`;
      case 'was admin':
        return `${email} is an admin already. Nothing was changed.`;
    }
  };
}

function reset(email: string): Work {
  return async (pool) => {
    const password = await resetAccount(pool, email);
    if (password === undefined) throw new Error(`There is no account with the e-mail address ${email}.`);
    return [
      `${email} is signed out everywhere, and has no second factor now.`,
      `Password, told only this once: ${password}`,
    ].join('\n');
  };
}

async function list(pool: Pool): Promise<string> {
  return (await listAdmins(pool)).map(describe).join('\n') || 'There is no admin.';
}

function restore(auditId: number): Work {
  return async (pool) => {
    const restored = await restoreCompanies(pool, loadedGazetteer(), auditId, 'command line');
    if (restored.length === 0) {
      throw new Error(
        `There is nothing to restore: entry ${auditId} of the audit log tells of no removed company, or it is there again.`,
      );
    }
    const lines = restored.map(
      ({ id, name, approved }) =>
        `company ${id}, ${name}: ${approved ? 'approved and public' : 'waiting for approval'}`,
    );
    return [...lines, `${restored.length} restored.`].join('\n');
  };
}

function describe({ email, createdAt, hasSecondFactor, hasPassword, hasIdentity }: AdminAccount): string {
  const ways = [hasPassword && 'password', hasIdentity && 'organisation'].filter((way) => way !== false);
  return [
    email,
    `since ${createdAt.toISOString().slice(0, 10)}`,
    `second factor ${hasSecondFactor ? 'on' : 'off'}`,
    `signs in by ${ways.join(' or ') || 'nothing yet'}`,
  ].join(', ');
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
