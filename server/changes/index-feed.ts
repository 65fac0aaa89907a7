import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { type EvidenceRow, evidenceColumns, knownCertificates } from '#server/search/certificate-evidence.ts';
import { INDEXED_COLUMNS, type IndexRow } from '#server/search/indexed-company.ts';
import { SearchIndex } from '#server/search/search-index.ts';

/** Companies in one read; between two reads other requests are served. */
const CHUNK = 1_000;
/** The index is rebuilt when it has so many more slots of removed companies than others. */
const MAX_REMOVED_SLOTS = 1_000;

const ROWS = `
  select coalesce(json_agg(row_to_json(c)), '[]') as companies from (
    select ${selectList(INDEXED_COLUMNS)}, ${evidenceColumns} from companies where approved`;

/** Builds the index from the database and follows the changes there. */
export class IndexFeed {
  #index: SearchIndex;
  readonly #db: Queryable;
  readonly #now: () => Date;

  constructor(db: Queryable, now = () => new Date()) {
    this.#db = db;
    this.#now = now;
    this.#index = new SearchIndex();
  }

  /** Replaced when the index is rebuilt: do not store it beyond a search. */
  get index(): SearchIndex {
    return this.#index;
  }

  /** Reads all approved companies. The former index serves until the returned function is called. */
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

  /** Reads companies again that were edited, approved or removed. */
  async follow(ids: readonly number[]): Promise<() => void> {
    for (let start = 0; start < ids.length; start += CHUNK) {
      const chunk = ids.slice(start, start + CHUNK);
      const rows = await this.#read(`${ROWS} and id = any ($1)) c`, chunk);
      for (const id of chunk) this.#index.remove(id);
      for (const row of rows) this.#index.put(row);
    }
    if (this.#index.size > 2 * this.#index.count + MAX_REMOVED_SLOTS) return this.load();
    this.#index.prepare();
    return () => {};
  }

  async #read(text: string, value: unknown): Promise<IndexRow[]> {
    const { rows } = await this.#db.query<{ companies: (IndexRow & EvidenceRow)[] }>(text, [value]);
    const companies = rows[0]?.companies ?? [];
    for (const company of companies) company.known = knownCertificates(company, this.#now());
    return companies;
  }
}
