import type { Issue } from '#domain/validation.ts';

/** The input is wrong: 400 with what to mend (decision 16). */
export class BadInputError extends Error {
  readonly issues: Issue[];
  constructor(message: string, issues: Issue[] = []) {
    super(message);
    this.issues = issues;
  }
}

/** There is no such thing, or none that this reader may see: 404. */
export class NotFoundError extends Error {}

/** The state does not offer this transition: 409 (decision 21). */
export class ConflictError extends Error {}

/** Nobody is signed in, or with the wrong password: 401. The issues tell what else is asked for. */
export class UnauthorizedError extends Error {
  readonly issues: Issue[];
  constructor(message: string, issues: Issue[] = []) {
    super(message);
    this.issues = issues;
  }
}

/** The caller may not do this: 403. */
export class ForbiddenError extends Error {}

/** The process cannot keep up with what it is asked: 503. */
export class BusyError extends Error {}

/** One network asks too often: 429 with the sentence of all such answers. */
export class TooManyRequestsError extends Error {
  readonly statusCode = 429;
}

/** A write has not ended within the time of its route: 503. It may still end well. */
export class HandlerTimeoutError extends Error {}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);
const CONNECTION_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;

/** True when an error means that the database cannot be reached now, which is a 503 and not a fault of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The socket of a PostgreSQL that does not run; any other file that is missing is our own fault.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  // 57P0x: shutting down or starting; 53300: too many connections; 08xxx: connection exceptions.
  return CONNECTION_CODES.has(code) || /^(57P0\d|53300|08\w{3})$/.test(code) || CONNECTION_MESSAGE.test(error.message);
}
