import type { FastifyReply, FastifyRequest } from 'fastify';
import { BusyError } from '#server/errors.ts';
import { acceptedEncoding, compressFast, type Encoding } from '#server/http/encoding.ts';
import { logFailure, RETRY_SECONDS, toFailure } from '#server/http/error-handler.ts';
import type { Render } from '#web/page-module.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Sends an error as a page: of rendering, or of what comes before it, such as limits and overload. */
export type SendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function problemPages(renderer: PageRenderer, render: Render): SendProblem {
  /** Rendered once: who is overloaded has no time for more. */
  const busyPages = new Map<string, Buffer>();

  return async (error, request, reply) => {
    const failure = toFailure(error);
    logFailure(error, failure, request);
    const { status, retryAfterSeconds } = failure;
    const { message } = failure.reply;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const key = `${encoding} ${message}`;
    let body = busyPages.get(key);
    if (body === undefined) {
      const { renderProblem } = await renderer.load();
      const { html } = await renderProblem({ status, message }, render);
      body = compressFast(encoding, Buffer.from(html));
      if (error instanceof BusyError) busyPages.set(key, body);
    }
    return sendHtml(reply, status, encoding, body);
  };
}

/** Sends a page that no cache may keep, in the encoding that it has. */
function sendHtml(reply: FastifyReply, status: number, encoding: Encoding, body: Buffer): FastifyReply {
  // The route may have timed out and sent an error page already.
  if (reply.sent) return reply;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .headers({ 'content-type': HTML, 'cache-control': 'no-store', vary: 'accept-encoding' })
    .send(body);
}

/** Sends a page that depends on its visitor, or where it leads instead. */
export function sendPage(reply: FastifyReply, page: { status: number; html: string; redirect?: string }): FastifyReply {
  if (page.redirect !== undefined) return reply.sent ? reply : reply.redirect(page.redirect, page.status);
  if (page.status === 503) reply.header('retry-after', RETRY_SECONDS);
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
  return sendHtml(reply, page.status, encoding, compressFast(encoding, Buffer.from(page.html)));
}

export const HTML = 'text/html; charset=utf-8';
