/** A company that a request goes to, as its form names it. */
export type Recipient = { id: number; name: string; location: string };
