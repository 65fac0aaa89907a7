/** The shapes that the texts of all landing pages are made of. */
export type Faq = { question: string; answer: string };
/** A fact in a row: a short label and one or two sentences. */
export type Fact = { label: string; text: string };
