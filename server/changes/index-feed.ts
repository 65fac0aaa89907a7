import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { INDEXED_COLUMNS, type IndexRow, SearchIndex } from '#server/search/search-index.ts';

/** So many companies are read at once; between two such reads others are served. */
const CHUNK = 1_000;
/** Slots of removed companies are given back by making the index anew: when they are so many more than the others. */
const REMOVED_SLOTS = 1_000;

const ROWS = `
  select coalesce(json_agg(row_to_json(c)), '[]') as companies from (
    select ${selectList(INDEXED_COLUMNS)} from companies where approved`;

/** Makes the index from the database, and lets it follow what changes there. */
export class IndexFeed {
  #index = new SearchIndex();
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Another one after the index was made anew: do not keep it beyond a search. */
  get index(): SearchIndex {
    return this.#index;
  }

  /** Reads all approved companies. The index before serves until the answer is called. */
  async load(): Promise<() => void> {
    const index = new SearchIndex();
    let last = 0;
    for (;;) {
      const rows = await this.#read(`${ROWS} and id > $1 order by id limit ${CHUNK}) c`, last);
      if (rows.length === 0) break;
      for (const row of rows) index.put(row);
      last = rows.at(-1)?.id ?? last;
    }
    index.prepare();
    return () => {
      this.#index = index;
    };
  }

  /** Reads companies again that were changed, approved or removed. */
  async follow(ids: readonly number[]): Promise<() => void> {
    for (let start = 0; start < ids.length; start += CHUNK) {
      const chunk = ids.slice(start, start + CHUNK);
      const rows = await this.#read(`${ROWS} and id = any ($1)) c`, chunk);
      for (const id of chunk) this.#index.remove(id);
      for (const row of rows) this.#index.put(row);
    }
    if (this.#index.size > 2 * this.#index.count + REMOVED_SLOTS) return this.load();
    this.#index.prepare();
    return () => {};
  }

  async #read(text: string, value: unknown): Promise<IndexRow[]> {
    const { rows } = await this.#db.query<{ companies: IndexRow[] }>(text, [value]);
    return rows[0]?.companies ?? [];
  }
}
