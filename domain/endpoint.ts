import type { z } from 'zod';

/**
 * Who may call (specification section 6): `visitor` is everybody, `reviewer` needs a session of a reviewer or an admin, and
 * `admin` that of an admin. A call of the dashboard is for admins unless it says otherwise (decision 76).
 */
export type Role = 'visitor' | 'reviewer' | 'admin';

/** What endpoints and plain routes share. `server/http/protection.ts` enforces the role and the limits. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  role: Role;
  summary: string;
  /** The time limit, if the default is too short. */
  timeoutSeconds?: number;
  /** The rate limit for one client network. */
  callsPerMinute?: number;
};

/** A route that is neither a page nor a JSON endpoint. Those with a tag are part of the API document. */
export type PlainRoute = Route & { tag?: ApiTag; contentType?: string };

/** A JSON endpoint. */
export type Endpoint = Route & {
  tag: ApiTag;
  /** Path parameters; a value that cannot exist is a 404. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201;
  reply: z.ZodType;
  /** Whether the public cache may answer until public data changes. */
  cached?: boolean;
  /** How long browsers may cache a response that is the same for everyone and independent of the directory. */
  maxAgeSeconds?: number;
  /** The maximum body size in bytes, if the default is too small. */
  bodyLimit?: number;
};

/** The sections of the API document. */
export const API_TAGS = {
  Companies: 'Search, profiles and registration.',
  Places: 'Suggestions for the location of a search.',
  'Requests and messages': 'What visitors send to companies and to the directory.',
  Account: 'Sign-in and sign-out.',
  'Admin: companies': 'Approval, verification and editing.',
  'Admin: certificates': 'Check, refusal and withdrawal of certificates, their documents, and doubts about them.',
  'Admin: payments': 'Who pays for Get Verified, and refunds.',
  'Admin: imports': 'Bulk import of companies, with preview and undo.',
  'Admin: requests and messages': 'What visitors have sent, including what was quarantined as spam.',
  'Admin: operations': 'Statistics, mails that could not be sent, and the audit log.',
} as const;
type ApiTag = keyof typeof API_TAGS;
