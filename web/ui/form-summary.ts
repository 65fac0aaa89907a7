/** Above a form that was not sent, followed by what is wrong with it. */
export function summaryTitle(count: number): string {
  return `Not sent. Please correct ${count === 1 ? 'this field' : `these ${count} fields`}:`;
}
