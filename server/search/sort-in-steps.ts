type Compare<Item> = (a: Item, b: Item) => number;

/** Sorted at once by the engine, in less than a millisecond. */
const BLOCK = 512;

/** Sorts in steps of less than a millisecond each, so that other things can be done in between. */
export function* sortInSteps<Item>(items: readonly Item[], compare: Compare<Item>): Generator<void, Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += BLOCK) {
    runs.push(items.slice(start, start + BLOCK).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      const [first = [], second = []] = [runs[index], runs[index + 1]];
      longer.push(yield* mergeInSteps(first, second, compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Merges two sorted lists. Of two equal items that of the first list comes first. */
export function* mergeInSteps<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: Compare<Item>,
): Generator<void, Item[]> {
  const merged: Item[] = [];
  let [fromFirst, fromSecond] = [0, 0];
  while (fromFirst < first.length || fromSecond < second.length) {
    if (merged.length % BLOCK === 0) yield;
    const isFirstNext =
      fromSecond === second.length ||
      (fromFirst < first.length && compare(first[fromFirst] as Item, second[fromSecond] as Item) <= 0);
    merged.push((isFirstNext ? first[fromFirst] : second[fromSecond]) as Item);
    if (isFirstNext) fromFirst += 1;
    else fromSecond += 1;
  }
  return merged;
}

/** Runs all steps at once. */
export function runSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
