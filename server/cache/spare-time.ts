/** Of each 20 ms. */
const SHARE = 20;

/** Lets work that can wait be done: one at a time, and at most a twentieth of the time. */
export class SpareTime {
  #next = 0;

  get isThere(): boolean {
    return performance.now() >= this.#next;
  }

  async spend<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    this.#next = Number.POSITIVE_INFINITY;
    try {
      return await work();
    } finally {
      const now = performance.now();
      this.#next = now + (SHARE - 1) * (now - began);
    }
  }
}
