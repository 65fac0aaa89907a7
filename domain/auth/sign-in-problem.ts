/** Failures of the sign-in through the identity provider. The URL of the sign-in page carries the key. */
const signInProblems = {
  unreachable:
    "Your organisation's sign-in service cannot be reached at the moment. Please try again in a few minutes.",
  refused: "Your organisation's sign-in service did not sign you in. Please try again or contact its administrators.",
  expired: 'This sign-in took too long or was started in another browser. Please try again.',
  unconfirmed: 'Your organisation has not verified your email address, so we cannot identify you.',
  taken: 'Your email address already belongs to another account. Please contact an administrator of this directory.',
} as const;
export type SignInProblem = keyof typeof signInProblems;

/** The sentence for the key in the URL; null if it is unknown. */
export function signInProblemText(name: string | null): string | null {
  return name !== null && Object.hasOwn(signInProblems, name) ? signInProblems[name as SignInProblem] : null;
}
