import { selectList } from '#server/db/column-lists.ts';
import type { Readable } from '#server/db/replicas.ts';
import { BusyError } from '#server/errors.ts';
import { type EvidenceRow, evidenceColumns, knownCertificates } from '#server/search/certificate-evidence.ts';
import { INDEXED_COLUMNS, type IndexRow } from '#server/search/indexed-company.ts';
import { SearchIndex } from '#server/search/search-index.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { inTimeSlices } from './time-slices.ts';

/** Companies in one read: parsing them takes a few milliseconds. */
const CHUNK = 200;
/** The index is rebuilt when it has so many more slots of removed companies than others. */
const MAX_REMOVED_SLOTS = 1_000;

const STARTING = 'The directory is starting. Please try again in a few seconds.';

const ROWS = `
  select coalesce(json_agg(row_to_json(c)), '[]') as companies from (
    select ${selectList(INDEXED_COLUMNS)}, ${evidenceColumns} from companies where is_public`;

/** Of a change what no other state of the database has, put back by an operator or not. */
const MARK = `
  select concat_ws(' ', company_id, extract(epoch from changed_at)) as mark from company_changes where id = $1`;

/** The companies with a certificate that ends without a change of the company; a day ends later or earlier elsewhere. */
const ENDED = `
  select distinct company_id as id from certificates
  where state in ('claimed', 'checked') and listed and expires between $1::date - 2 and $2::date + 1`;

/** An index that is built beside the one that serves, and the companies that changed meanwhile. */
type Rebuild = { index: SearchIndex | undefined; changed: Set<number> };

/** Builds the index from the database and follows the changes there, a few milliseconds at a time. */
export class IndexFeed {
  #index: SearchIndex | undefined;
  #rebuild: Rebuild | undefined;
  /** When its companies were read, or before that. */
  #readAt = new Date(0);
  readonly #db: Readable;
  readonly #now: () => Date;
  readonly #snapshot: IndexSnapshot | undefined;

  constructor(db: Readable, now = () => new Date(), snapshot?: IndexSnapshot) {
    this.#db = db;
    this.#now = now;
    this.#snapshot = snapshot;
  }

  /** Replaced when the index is rebuilt: do not store it beyond a search. Throws BusyError before the first one is there. */
  get index(): SearchIndex {
    if (this.#index === undefined) throw new BusyError(STARTING);
    return this.#index;
  }

  /** Reads all approved companies. The former index serves until the returned function is called. */
  async load(): Promise<() => void> {
    const readAt = this.#now();
    const index = await this.#readAll();
    const show = await inTimeSlices(index.prepare());
    return () => {
      show();
      this.#index = index;
      this.#readAt = readAt;
      this.#rebuild = undefined;
    };
  }

  /** Reads the stored index, which serves once it has followed what changed since. Returns the number of its last change. */
  async restore(): Promise<number | undefined> {
    const readAt = this.#now();
    const stored = await this.#snapshot
      ?.read(async ({ version, mark }) => (await this.#markOf(version)) === mark)
      .catch(() => undefined);
    if (stored === undefined) return undefined;
    const { index, state } = stored;
    const { rows } = await this.#db.query<{ id: number }>(ENDED, [state.readAt, readAt.toISOString()]);
    this.#rebuild = { index, changed: new Set(rows.map(({ id }) => id)) };
    this.#readAt = readAt;
    return state.version;
  }

  /** Stores the index for the next start. It has the change of this number, and maybe later ones. */
  async store(version: number): Promise<void> {
    const readAt = this.#readAt.toISOString();
    const mark = await this.#markOf(version);
    // There was no change yet, or none for so long that its row is gone.
    if (mark !== undefined) await this.#snapshot?.write(this.index, { version, mark, readAt });
  }

  async #markOf(version: number): Promise<string | undefined> {
    const { rows } = await this.#db.query<{ mark: string }>(MARK, [version]);
    return rows[0]?.mark;
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
