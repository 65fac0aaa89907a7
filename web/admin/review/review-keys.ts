/** The help sheet of the review screen. */
export const REVIEW_KEYS = [
  ['J', 'Next company'],
  ['K', 'Previous company'],
  ['A', 'Approve'],
  ['R', 'Reject'],
  ['E', 'Edit'],
  ['N', 'Write a note'],
  ['V', 'Check certificates'],
  ['F', 'Feature, or end the placement'],
  ['H', 'Hide, or show again'],
  ['X', 'Delete'],
  ['M', 'Compare and merge with the first possible duplicate'],
  ['D', 'The first possible duplicate is none'],
  ['P', 'Preview the public profile'],
  ['?', 'This list'],
] as const;
