/** What may go wrong on the way through the identity provider. The address of the sign-in page names which. */
const signInProblems = {
  unreachable: 'The sign-in of your organisation cannot be reached at the moment. Please try again in a few minutes.',
  refused: 'The sign-in of your organisation did not let you in. Please try again, or ask those who run it.',
  expired: 'This sign-in took too long, or was begun in another browser. Please try again.',
  unconfirmed: 'Your organisation has not confirmed your email address, so we cannot tell who you are.',
  taken: 'Your email address belongs to another account here. Please ask those who run this directory.',
} as const;
export type SignInProblem = keyof typeof signInProblems;

/** The sentence for a problem that an address names; null when it names none. */
export function signInProblemText(name: string | null): string | null {
  return name !== null && Object.hasOwn(signInProblems, name) ? signInProblems[name as SignInProblem] : null;
}
