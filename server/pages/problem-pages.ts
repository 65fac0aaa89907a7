import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID_MARK } from '#domain/constants.ts';
import { BusyError } from '#server/errors.ts';
import { acceptedEncoding, compressFast } from '#server/http/encoding.ts';
import { logFailure, RETRY_SECONDS, toFailure } from '#server/http/error-handler.ts';
import type { Render } from '#web/page-module.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Sends an error as a page: of rendering, or of what comes before it, such as limits and overload. */
export type SendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function problemPages(renderer: PageRenderer, render: Render): SendProblem {
  /** Rendered once: who is overloaded has no time for more. */
  const busyPages = new Map<string, string>();

  return async (error, request, reply) => {
    const failure = toFailure(error);
    logFailure(error, failure, request);
    const { status, retryAfterSeconds } = failure;
    const { message } = failure.reply;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    let html = busyPages.get(message);
    if (html === undefined) {
      const { renderProblem } = await renderer.load();
      ({ html } = await renderProblem({ status, message }, render));
      if (error instanceof BusyError) busyPages.set(message, html);
    }
    return sendHtml(reply, status, html);
  };
}

/** Sends a page that no cache may keep. */
function sendHtml(reply: FastifyReply, status: number, html: string): FastifyReply {
  // The route may have timed out and sent an error page already.
  if (reply.sent) return reply;
  const { id, headers } = reply.request;
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const text = status >= 400 ? html.replaceAll(REQUEST_ID_MARK, id) : html;
  return reply
    .code(status)
    .headers({ 'content-type': HTML, 'cache-control': 'no-store', vary: 'accept-encoding' })
    .send(compressFast(encoding, Buffer.from(text)));
}

/** Sends a page that depends on its visitor, or where it leads instead. */
export function sendPage(reply: FastifyReply, page: { status: number; html: string; redirect?: string }): FastifyReply {
  if (page.redirect !== undefined) return reply.sent ? reply : reply.redirect(page.redirect, page.status);
  if (page.status === 503) reply.header('retry-after', RETRY_SECONDS);
  return sendHtml(reply, page.status, page.html);
}

export const HTML = 'text/html; charset=utf-8';
