/** Who runs the site; what is not set is blank. */
export type Operator = { name: string; address: string; email: string };

/** What pages and mails say about the site: its name, its address without a slash at the end, and who runs it. */
export type Site = { name: string; url: string; operator: Operator };
