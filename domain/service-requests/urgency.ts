export const URGENCIES = ['Low', 'Medium', 'High', 'Emergency'] as const;
export type Urgency = (typeof URGENCIES)[number];
