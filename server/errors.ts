import type { Issue } from '#domain/validation.ts';

/** The input is invalid: 400 with the fields to correct (decision 16). */
export class BadInputError extends Error {
  readonly issues: Issue[];
  constructor(message: string, issues: Issue[] = []) {
    super(message);
    this.issues = issues;
  }
}

/** It does not exist, or not for this caller: 404. */
export class NotFoundError extends Error {}

/** The current state does not allow this transition: 409 (decision 21). */
export class ConflictError extends Error {}

/** Not signed in, or wrong credentials: 401. The issues name what else is required, such as a code. */
export class UnauthorizedError extends Error {
  readonly issues: Issue[];
  constructor(message: string, issues: Issue[] = []) {
    super(message);
    this.issues = issues;
  }
}

/** The caller lacks the permission: 403. */
export class ForbiddenError extends Error {}

/** The input has more bytes than are taken: 413. */
export class TooLargeError extends Error {}

/** The process is overloaded, or not ready yet: 503. */
export class BusyError extends Error {
  constructor(message = 'The site is very busy. Please try again in a few seconds.') {
    super(message);
  }
}

/** One network calls too often: 429, with the time after which it may call again. */
export class TooManyRequestsError extends Error {
  readonly retryAfterSeconds: number;
  constructor(seconds: number) {
    super(`Too many requests from your network. Please try again in ${duration(seconds)}.`);
    this.retryAfterSeconds = seconds;
  }
}

function duration(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A write exceeded the time limit of its route: 503. It may still complete. */
export class HandlerTimeoutError extends Error {}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);
const CONNECTION_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;

/** Whether a statement was ended because it took longer than its connection allows. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** Whether the database is unreachable, which is a 503 and not a fault of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The socket of a stopped PostgreSQL; any other missing file is a bug.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  // 57P0x: shutting down or starting; 53300: too many connections; 08xxx: connection exceptions; 25006: a server that takes no
  // writes, which a fail-over has left behind or not promoted yet.
  return (
    CONNECTION_CODES.has(code) || /^(57P0\d|53300|08\w{3}|25006)$/.test(code) || CONNECTION_MESSAGE.test(error.message)
  );
}
