export const URGENCIES = ['Low', 'Medium', 'High', 'Emergency'] as const;
