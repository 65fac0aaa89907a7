import type { z } from 'zod';
import type { Api, ErrorReply } from '#domain/api.ts';

type Endpoint = Api[keyof Api];
type PathOf<Method extends Endpoint['method']> = Extract<Endpoint, { method: Method }>['path'];
type EndpointAt<Method extends string, Path extends string> = Extract<Endpoint, { method: Method; path: Path }>;
type Reply<E> = E extends { reply: infer Schema extends z.ZodType } ? z.output<Schema> : never;
type Nothing = Record<never, never>;

/** The input of an endpoint. `URLSearchParams` are for queries that come from an address. */
type Input<E> = ([E] extends [{ path: `${string}:id${string}` }] ? { id: number } : Nothing) &
  ([E] extends [{ body: z.ZodType }] ? { body: z.input<E['body']> } : Nothing) &
  ([E] extends [{ query: z.ZodType }] ? Query<z.input<E['query']>> : Nothing) & { signal?: AbortSignal };
type Query<Fields> = Nothing extends Fields
  ? { query?: Fields | URLSearchParams }
  : { query: Fields | URLSearchParams };
type AnyInput = { id?: number; query?: object; body?: unknown; signal?: AbortSignal };
type Options<E> = Nothing extends Input<E> ? [options?: Input<E>] : [options: Input<E>];

/** The body of an endpoint, for forms whose fields the server validates. */
export type CallBody<Method extends Endpoint['method'], Path extends PathOf<Method>> =
  EndpointAt<Method, Path> extends { body: infer Schema extends z.ZodType } ? z.input<Schema> : never;

/** A non-success response (specification section 7): reads `{status}: {body}`, the status text if the body is empty. */
export class CallError extends Error {
  readonly status: number;
  readonly issues: NonNullable<ErrorReply['issues']>;
  /** The server's message; empty if the response has none. */
  readonly reason: string;
  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const { issues = [], message = '' } = readError(body);
    this.issues = issues;
    this.reason = message;
  }
}

/**
 * Calls an endpoint of `domain/api.ts`. The compiler checks method, path, id, query and body against that table, which
 * is not part of the browser bundle. Throws CallError.
 */
export async function callApi<Method extends Endpoint['method'], Path extends PathOf<Method>>(
  method: Method,
  path: Path,
  ...[options]: Options<EndpointAt<Method, Path>>
): Promise<Reply<EndpointAt<Method, Path>>> {
  const { id, query, body, signal } = (options ?? {}) as AnyInput;
  const address = path.replace(':id', String(id));
  const response = await fetchOk(query === undefined ? address : `${address}?${toQuery(query)}`, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return response.json();
}

/** A fetch with credentials. Throws CallError for a non-success answer. */
export async function fetchOk(address: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { credentials: 'include', ...options });
  if (!response.ok) throw new CallError(response.status, response.statusText, await response.text());
  return response;
}

/** Omits undefined values. */
export function toQuery(query: object): string {
  return String(new URLSearchParams(query instanceof URLSearchParams ? query : JSON.parse(JSON.stringify(query))));
}

function readError(body: string): Partial<ErrorReply> {
  try {
    return JSON.parse(body) as Partial<ErrorReply>;
  } catch {
    return {};
  }
}
