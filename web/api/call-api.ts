import type { z } from 'zod';
import type { Api, ErrorReply } from '#domain/api.ts';

type Endpoint = Api[keyof Api];
type PathOf<Method extends Endpoint['method']> = Extract<Endpoint, { method: Method }>['path'];
type EndpointAt<Method extends string, Path extends string> = Extract<Endpoint, { method: Method; path: Path }>;
type Reply<E> = E extends { reply: infer Schema extends z.ZodType } ? z.output<Schema> : never;

/** A non-success answer (specification section 7): reads `{status}: {body}`, the status text if the body is empty. */
export class CallError extends Error {
  readonly status: number;
  readonly issues: NonNullable<ErrorReply['issues']>;
  /** The server's own sentence; empty where the answer has none. */
  readonly reason: string;
  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const { issues = [], message = '' } = readError(body);
    this.issues = issues;
    this.reason = message;
  }
}

/** One fetch for any call of `domain/api.ts`; method and path are checked against that table. Throws CallError. */
export async function callApi<Method extends Endpoint['method'], Path extends PathOf<Method>>(
  method: Method,
  path: Path,
  options: { id?: number; query?: string; body?: unknown; signal?: AbortSignal } = {},
): Promise<Reply<EndpointAt<Method, Path>>> {
  const address = options.id === undefined ? path : path.replace(':id', String(options.id));
  const response = await fetchOk(options.query ? `${address}?${options.query}` : address, {
    method,
    ...(options.signal && { signal: options.signal }),
    ...(options.body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(options.body),
    }),
  });
  return response.json();
}

/** A fetch with credentials. Throws CallError for a non-success answer. */
export async function fetchOk(address: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { credentials: 'include', ...options });
  if (!response.ok) throw new CallError(response.status, response.statusText, await response.text());
  return response;
}

function readError(body: string): Partial<ErrorReply> {
  try {
    return JSON.parse(body) as Partial<ErrorReply>;
  } catch {
    return {};
  }
}
