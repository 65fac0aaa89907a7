import { api } from '#domain/api.ts';
import { auditQuery } from '#domain/audit/audit-entry.ts';
import { auditActor, auditWords, fieldChanges } from '#domain/audit/audit-words.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Mount, MountPlain } from '#server/http/mount.ts';
import { sendCsv } from '#server/http/send-csv.ts';
import { allAudit, listAudit } from './list-audit.ts';

const HEAD = ['Entry', 'At (UTC)', 'Who', 'What', 'To whom or what', 'Number', 'Field', 'Before', 'After'];

export function auditRoutes(mount: Mount, mountPlain: MountPlain, { database }: BaseContext): void {
  mount(api.listAudit, ({ query }) => listAudit(database.adminPool, query));
  mountPlain(
    plainRoutes.exportAudit,
    async (query, reply) => {
      const parts = allAudit(database.adminPool, query);
      // The first part is read before the headers are sent, so that a failure still gets an error status.
      const first = await parts.next();
      return sendCsv(reply, { name: 'audit.csv', head: HEAD, parts: rowsOf(first, parts) });
    },
    auditQuery,
  );
}

type Parts = ReturnType<typeof allAudit>;

/** A row for each field that changed, or one for an entry without. */
async function* rowsOf(first: Awaited<ReturnType<Parts['next']>>, parts: Parts) {
  for (let part = first; !part.done; part = await parts.next())
    yield part.value.flatMap((entry) => {
      const { what, whom } = auditWords(entry);
      const row = [
        entry.id,
        entry.at.slice(0, 19).replace('T', ' '),
        auditActor(entry.actor),
        what,
        whom,
        entry.entityId,
      ];
      const changes = fieldChanges(entry);
      return changes.length === 0
        ? [[...row, '', '', '']]
        : changes.map(({ field, before, after }) => [...row, field, before, after]);
    });
}
