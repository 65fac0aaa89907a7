import { mayAct, mayCall } from '#web/admin/may-call.browser.ts';

/** The help sheet of the review screen, with the keys that the own role has. */
export function reviewKeys(): (readonly [key: string, action: string])[] {
  const feature = ['F', 'Feature, or end the placement'] as const;
  const remove = ['X', 'Delete'] as const;
  const merge = ['M', 'Compare and merge with the first possible duplicate'] as const;
  return [
    ['J', 'Next company'],
    ['K', 'Previous company'],
    ['A', 'Approve'],
    ['R', 'Reject'],
    ['E', 'Edit'],
    ['N', 'Write a note'],
    ['V', 'Check certificates'],
    ...(mayAct('feature') ? [feature] : []),
    ['H', 'Hide, or show again'],
    ...(mayAct('delete') ? [remove] : []),
    ...(mayCall('POST', '/api/admin/companies/:id/merge') ? [merge] : []),
    ['D', 'The first possible duplicate is none'],
    ['P', 'Preview the public profile'],
    ['Z', 'Undo the last decision'],
    ['?', 'This list'],
  ];
}
