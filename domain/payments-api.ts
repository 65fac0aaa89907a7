import { z } from 'zod';
import { adminPayments, refundBody } from '#domain/billing/admin-payments.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { idParams } from '#domain/validation.ts';

const payments = { role: 'admin', tag: 'Admin: payments', status: 200 } as const;

/** What admins see and do about payments (decision 26). */
export const paymentsApi = {
  listPayments: {
    ...payments,
    method: 'GET',
    path: '/api/admin/payments',
    summary: 'List who pays, until when and what failed, with the revenue of each month',
    reply: adminPayments,
  },
  refundCompany: {
    ...payments,
    method: 'POST',
    path: '/api/admin/companies/:id/refund',
    summary: 'Refund the last payment of a company and end its subscription; 409 if refunded already or too old',
    params: idParams,
    body: refundBody,
    reply: z.object({ message: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
