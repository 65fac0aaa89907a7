/**
 * The id of a message: the same when a mail is sent twice after a crash, so that mail programs recognize the duplicate;
 * another one when an admin sends it again, so that it is not taken for one.
 */
export function messageIdOf({ id, retriedAt }: { id: number; retriedAt: Date | null }, publicUrl: string): string {
  const resend = retriedAt === null ? '' : `.${retriedAt.getTime()}`;
  return `<outbox-${id}${resend}@${new URL(publicUrl).hostname}>`;
}

/** The mail that a message id of ours names, in a report on it. */
export function mailOfMessageId(messageId: string): number | undefined {
  const match = /^<?outbox-([1-9]\d{0,14})(?:\.\d+)?@/.exec(messageId.trim());
  return match === null ? undefined : Number(match[1]);
}
