import { api } from '#domain/api.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { BaseContext } from '#server/base-context.ts';
import { claimDocumentStore } from '#server/certificates/document-store.ts';
import { documentId, sendDocument } from '#server/certificates/send-document.ts';
import type { Mount, MountPlain } from '#server/http/mount.ts';
import { removeMemberAsAdmin } from './change-people.ts';
import { listInvitations, listPeople } from './people.ts';

export function adminMemberRoutes(mount: Mount, mountPlain: MountPlain, context: BaseContext): void {
  const { database, now } = context;
  const people = async (companyId: number) => ({
    items: await listPeople(database.pool, companyId),
    invitations: await listInvitations(database.pool, companyId, now()),
  });

  mount(api.listCompanyMembers, ({ params }) => people(parseId(params.id) ?? 0));
  mount(api.removeCompanyMember, async ({ params }, request) => {
    const companyId = parseId(params.id) ?? 0;
    await removeMemberAsAdmin(context, companyId, parseId(params.memberId) ?? 0, adminOf(request));
    return people(companyId);
  });
  mountPlain(plainRoutes.claimDocument, async (_query, reply, request) =>
    sendDocument(reply, await claimDocumentStore.read(database.pool, documentId(request))),
  );
}
