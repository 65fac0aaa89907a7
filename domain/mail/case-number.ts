/** What buyers, companies and admins refer to a request or a message by, such as R-42; mails carry it in the subject. */
export function requestCase(id: number): string {
  return `R-${id}`;
}

export function messageCase(id: number): string {
  return `M-${id}`;
}
