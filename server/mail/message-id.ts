/**
 * The id of a message: the same when a mail is sent twice after a crash, so that mail programs recognize the duplicate;
 * another one when an admin sends it again, so that it is not taken for one.
 */
export function messageIdOf({ id, retriedAt }: { id: number; retriedAt: Date | null }, publicUrl: string): string {
  const resend = retriedAt === null ? '' : `.${retriedAt.getTime()}`;
  return `<outbox-${id}${resend}@${new URL(publicUrl).hostname}>`;
}

/** The mail that a message id of ours names, and the milliseconds at which it was queued again, 0 if never. */
export function readMessageId(messageId: string): { id: number; retriedAt: number } | undefined {
  const match = /^<?outbox-([1-9]\d{0,14})(?:\.(\d{1,15}))?@/.exec(messageId.trim());
  return match === null ? undefined : { id: Number(match[1]), retriedAt: Number(match[2] ?? 0) };
}
