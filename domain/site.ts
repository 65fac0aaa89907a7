/** What pages and mails say about the site: its name, and its address without a slash at the end. */
export type Site = { name: string; url: string };
