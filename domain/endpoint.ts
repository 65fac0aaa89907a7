import type { z } from 'zod';

/** Who may call: `visitor` is everybody, `admin` needs a session with the admin flag (specification section 6). */
type Role = 'visitor' | 'admin';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  role: Role;
  summary: string;
  /** Path parameters; a path that does not fit is a 404, since no such thing can exist. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201;
  reply: z.ZodType;
  /** May be answered from the cache of public answers until public data changes. */
  cached?: boolean;
  /** How long browsers may keep an answer that is the same for everyone and does not change with the directory. */
  maxAgeSeconds?: number;
  /** The largest body in bytes, where it is not that of a form. */
  bodyLimit?: number;
  /** How long the call may take, where it may take longer than all others. */
  timeoutSeconds?: number;
  /** How often one network may call within a minute, where it is not as often as all others. */
  callsPerMinute?: number;
};
