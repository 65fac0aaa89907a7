/** A pattern of LIKE for texts that contain this one; `%`, `_` and `\` in it are plain characters. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
