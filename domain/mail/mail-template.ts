/** A mail with example data, as the dashboard previews it. */
export type MailTemplate = { id: number; title: string; subject: string; text: string; html: string };
