const MAX_CACHED = 10_000;

/** A function of a text that is quick for texts it has seen: names and values of lists are asked for again and again. */
export function kept<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= MAX_CACHED) made.clear();
    const result = make(text);
    made.set(text, result);
    return result;
  };
}
