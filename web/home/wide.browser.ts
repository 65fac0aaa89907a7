/** True where the filter panel stands beside the results instead of above them; styles.css has the same width. */
export function isWide(): boolean {
  return matchMedia('(min-width: 1024px)').matches;
}
