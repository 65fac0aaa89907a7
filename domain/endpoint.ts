import type { z } from 'zod';

/** Who may call: `visitor` is everybody, `admin` needs a session with the admin flag (specification section 6). */
export type Role = 'visitor' | 'admin';

/** What the two tables of addresses have in common. `role` and the limits are enforced by `server/http/protection.ts`. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  role: Role;
  summary: string;
  /** How long the call may take, where it may take longer than others. */
  timeoutSeconds?: number;
  /** How often one network may call within a minute. */
  callsPerMinute?: number;
};

/** An address outside of pages and calls in JSON. The API document has those with a tag. */
export type PlainRoute = Route & { tag?: ApiTag; contentType?: string };

/** A call in JSON. */
export type Endpoint = Route & {
  tag: ApiTag;
  /** Path parameters; a path that does not fit is a 404, since no such thing can exist. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201;
  reply: z.ZodType;
  /** May be answered from the public cache until public data changes. */
  cached?: boolean;
  /** How long browsers may cache an answer that is the same for everyone and does not change with the directory. */
  maxAgeSeconds?: number;
  /** The largest body in bytes, where it is larger than that of a form. */
  bodyLimit?: number;
};

/** The chapters of the API document. */
export const API_TAGS = {
  Companies: 'Search, profiles and registration.',
  Places: 'Suggestions for the location of a search.',
  'Requests and messages': 'What visitors send to companies and to the directory.',
  Account: 'Sign-in and sign-out.',
  'Admin: companies': 'Approval, verification and editing.',
  'Admin: imports': 'Bulk import of companies, with preview and undo.',
  'Admin: requests and messages': 'What visitors have sent, including what was quarantined as spam.',
  'Admin: operations': 'Statistics, mails that could not be sent, and the audit log.',
} as const;
export type ApiTag = keyof typeof API_TAGS;
