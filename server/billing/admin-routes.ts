import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { adminPayments } from './admin-queries.ts';
import { refundCompany } from './refund.ts';

export function paymentRoutes(mount: Mount, context: Context): void {
  mount(api.listPayments, () => adminPayments(context.database.adminPool, context.now()));
  mount(api.refundCompany, async ({ params, body }, request) => {
    await refundCompany(context, parseId(params.id), body, adminOf(request));
    return { message: 'The payment is refunded, and the company informed.' };
  });
}
