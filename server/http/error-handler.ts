import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorReply } from '#domain/api.ts';
import {
  BadInputError,
  BusyError,
  ConflictError,
  ForbiddenError,
  HandlerTimeoutError,
  isDatabaseUnavailable,
  isStatementTimeout,
  NotFoundError,
  TooLargeError,
  TooManyRequestsError,
  UnauthorizedError,
} from '#server/errors.ts';

export type Failure = { status: number; reply: ErrorReply; retryAfterSeconds?: number };

export const RETRY_SECONDS = 10;

/** Maps every error to its public response. Only errors of our own classes show their message. */
export function toFailure(error: unknown): Failure {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message:
        /^\/?$/.test(instancePath) && isNoObject(message)
          ? 'Please send the fields as a JSON object'
          : (message ?? 'This value is not valid'),
    }));
    return badInput(issues);
  }
  if (error instanceof BadInputError) return badInput(error.issues, error.message);
  if (error instanceof NotFoundError) return { status: 404, reply: { message: error.message } };
  if (error instanceof ConflictError) return { status: 409, reply: { message: error.message } };
  if (error instanceof UnauthorizedError) {
    const { message, issues } = error;
    return { status: 401, reply: { message, ...(issues.length > 0 && { issues }) } };
  }
  if (error instanceof ForbiddenError) return { status: 403, reply: { message: error.message } };
  if (error instanceof TooLargeError) return { status: 413, reply: { message: error.message } };
  if (isStatementTimeout(error)) {
    const message = 'This takes the database too long. Please search for less, or try again in a minute.';
    return { status: 503, reply: { message }, retryAfterSeconds: RETRY_SECONDS };
  }
  if (isDatabaseUnavailable(error)) {
    const message = 'The directory is temporarily unavailable. Please try again in a few seconds.';
    return { status: 503, reply: { message }, retryAfterSeconds: RETRY_SECONDS };
  }
  if (error instanceof TooManyRequestsError) {
    const { message, retryAfterSeconds } = error;
    return { status: 429, reply: { message }, retryAfterSeconds };
  }
  if (error instanceof BusyError || error instanceof HandlerTimeoutError) {
    return { status: 503, reply: { message: error.message }, retryAfterSeconds: RETRY_SECONDS };
  }
  return (
    fromFastify(error) ?? { status: 500, reply: { message: 'Something went wrong on our side. Please try again.' } }
  );
}

/** The body is missing, or an array, a string or a number. */
function isNoObject(message: string | undefined): boolean {
  return message?.startsWith('Invalid input: expected object') ?? false;
}

function badInput(issues: { path: string; message: string }[], message?: string): Failure {
  const first = issues[0]?.message ?? 'The request is not valid';
  return { status: 400, reply: { message: message ?? first, issues } };
}

const FASTIFY_MESSAGES = new Map([
  [400, 'The request body is not valid JSON.'],
  [413, 'The request is too large.'],
  [415, 'Please send JSON with the content type application/json.'],
]);

/** Errors that Fastify and its plugins throw before a handler runs. */
function fromFastify(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode = 500, code } = error as FastifyError;
  if (code === 'FST_ERR_BAD_URL') return { status: 400, reply: { message: 'This link is not valid.' } };
  if (statusCode === 503) return toFailure(new BusyError());
  const other = statusCode >= 400 && statusCode < 500 && code !== undefined ? 'The request is not valid.' : undefined;
  const message = FASTIFY_MESSAGES.get(statusCode) ?? other;
  return message === undefined ? undefined : { status: statusCode, reply: { message } };
}

/** Sends an error as JSON and logs server errors, with the id of the request but without personal data. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  logFailure(error, failure, request);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ ...failure.reply, requestId: request.id });
}

export function logFailure(error: unknown, failure: Failure, request: FastifyRequest): void {
  // Overload is logged by pressure.ts, not for each rejected request.
  if (failure.status < 500 || error instanceof BusyError) return;
  // Database errors contain the values of their statement: only the code and the stack may be logged.
  const { name, message, stack, code } = error as Error & { code?: string };
  const safe =
    code === undefined ? { name, message, stack } : { name, code, trace: stack?.split('\n').slice(1).join('\n') };
  request.log.error({ fault: safe, status: failure.status }, 'request failed');
}
