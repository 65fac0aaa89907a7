/** The help sheet of the lists of companies. */
export const LIST_KEYS = [
  ['J', 'Next company'],
  ['K', 'Previous company'],
  ['Enter', 'Review the company that has the focus'],
  ['X', 'Select'],
  ['A', 'Approve'],
  ['R', 'Reject'],
  ['Z', 'Undo the last decision'],
  ['/', 'Search'],
  ['?', 'This list'],
] as const;
