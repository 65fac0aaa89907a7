/** While something is fetched: a ring and the word. */
export function Loading() {
  return (
    <span role="status" className="admin-loading">
      Loading...
    </span>
  );
}
