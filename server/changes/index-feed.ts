import { selectList } from '#server/db/column-lists.ts';
import type { Readable } from '#server/db/replicas.ts';
import { BusyError } from '#server/errors.ts';
import { type EvidenceRow, evidenceColumns, knownCertificates } from '#server/search/certificate-evidence.ts';
import { INDEXED_COLUMNS, type IndexRow } from '#server/search/indexed-company.ts';
import { SearchIndex } from '#server/search/search-index.ts';
import { inTimeSlices } from './time-slices.ts';

/** Companies in one read: parsing them takes a few milliseconds. */
const CHUNK = 200;
/** The index is rebuilt when it has so many more slots of removed companies than others. */
const MAX_REMOVED_SLOTS = 1_000;

const STARTING = 'The directory is starting. Please try again in a few seconds.';

const ROWS = `
  select coalesce(json_agg(row_to_json(c)), '[]') as companies from (
    select ${selectList(INDEXED_COLUMNS)}, ${evidenceColumns} from companies where is_public`;

/** An index that is built beside the one that serves, and the companies that changed meanwhile. */
type Rebuild = { index: SearchIndex | undefined; changed: Set<number> };

/** Builds the index from the database and follows the changes there, a few milliseconds at a time. */
export class IndexFeed {
  #index: SearchIndex | undefined;
  #rebuild: Rebuild | undefined;
  readonly #db: Readable;
  readonly #now: () => Date;

  constructor(db: Readable, now = () => new Date()) {
    this.#db = db;
    this.#now = now;
  }

  /** Replaced when the index is rebuilt: do not store it beyond a search. Throws BusyError before the first one is there. */
  get index(): SearchIndex {
    if (this.#index === undefined) throw new BusyError(STARTING);
    return this.#index;
  }

  /** Reads all approved companies. The former index serves until the returned function is called. */
  async load(): Promise<() => void> {
    const index = await this.#readAll();
    const show = await inTimeSlices(index.prepare());
    return () => {
      show();
      this.#index = index;
      this.#rebuild = undefined;
    };
  }

  /** Reads companies again that were edited, approved or removed. Searches see all of it when the returned function is called. */
  async follow(ids: readonly number[]): Promise<() => void> {
    const rebuild = this.#rebuild;
    for (const id of ids) rebuild?.changed.add(id);
    const index = rebuild?.index ?? this.index;
    await this.#readAgain(index, rebuild?.index === undefined ? ids : [...rebuild.changed]);
    const show = await inTimeSlices(index.prepare());
    return () => {
      show();
      this.#index = index;
      if (rebuild?.index === index) this.#rebuild = undefined;
      if (index.size > 2 * index.count + MAX_REMOVED_SLOTS && this.#rebuild === undefined) this.#startRebuild();
    };
  }

  /** Nobody waits for it: the new index serves from the next change on. */
  #startRebuild(): void {
    const rebuild: Rebuild = { index: undefined, changed: new Set() };
    this.#rebuild = rebuild;
    this.#readAll().then(
      (index) => {
        rebuild.index = index;
      },
      // The next change starts it again.
      () => {
        if (this.#rebuild === rebuild) this.#rebuild = undefined;
      },
    );
  }

  async #readAll(): Promise<SearchIndex> {
    const index = new SearchIndex();
    const after = (id: number) => this.#read(`${ROWS} and id > $1 order by id limit ${CHUNK}) c`, id);
    for (let rows = await after(0); rows.length > 0; ) {
      const [next] = await Promise.all([after(rows.at(-1)?.id ?? 0), inTimeSlices(putAll(index, rows))]);
      rows = next;
    }
    return index;
  }

  async #readAgain(index: SearchIndex, ids: readonly number[]): Promise<void> {
    const chunkFrom = async (start: number) => {
      const chunk = ids.slice(start, start + CHUNK);
      return { chunk, rows: chunk.length === 0 ? [] : await this.#read(`${ROWS} and id = any ($1)) c`, chunk) };
    };
    let { chunk, rows } = await chunkFrom(0);
    for (let start = CHUNK; chunk.length > 0; start += CHUNK) {
      for (const id of chunk) index.remove(id);
      const [next] = await Promise.all([chunkFrom(start), inTimeSlices(putAll(index, rows))]);
      ({ chunk, rows } = next);
    }
  }

  async #read(text: string, value: unknown): Promise<IndexRow[]> {
    const { rows } = await this.#db.query<{ companies: (IndexRow & EvidenceRow)[] }>(text, [value]);
    const companies = rows[0]?.companies ?? [];
    for (const company of companies) company.known = knownCertificates(company, this.#now());
    return companies;
  }
}

function* putAll(index: SearchIndex, rows: readonly IndexRow[]): Generator<void, void> {
  for (const row of rows) {
    index.put(row);
    yield;
  }
}
