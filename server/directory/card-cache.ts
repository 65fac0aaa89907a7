import type { PublicCompany } from '#domain/companies/public-company.ts';
import { type Cache, Caches } from '#server/cache/caches.ts';
import type { ChangeSource } from '#server/cache/memoize.ts';
import type { Readable } from '#server/db/replicas.ts';
import { type PublicRow, presentCompany, publicColumns } from './present.ts';

const MAX_CARDS = 20_000;
/** Characters: descriptions, and about as much as the other fields of a card have. */
const MAX_CHARACTERS = 32_000_000;
const CHARACTERS_WITHOUT_DESCRIPTION = 800;

/** What visitors see of companies, by id. Those that were asked for stay in memory until they change. */
export class CompanyCards {
  readonly #db: Readable;
  readonly #cards: Cache<number, PublicCompany>;
  readonly #now: () => Date;
  #generation = 0;

  constructor(db: Readable, changes: ChangeSource, caches = new Caches(), now = () => new Date()) {
    this.#db = db;
    this.#now = now;
    this.#cards = caches.create({
      name: 'company-cards',
      max: MAX_CARDS,
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ description }) => CHARACTERS_WITHOUT_DESCRIPTION + description.length,
    });
    changes.onChange((changed) => {
      this.#generation += 1;
      if (changed === undefined) this.#cards.clear();
      else for (const id of changed) this.#cards.delete(id);
    });
  }

  /** In the order of the ids; one that is not public any more is left out. */
  async read(ids: readonly number[]): Promise<PublicCompany[]> {
    // Cached cards may be dropped while the others are read.
    const cards = ids.map((id) => this.#cards.get(id) ?? id);
    const missing = cards.filter((card) => typeof card === 'number');
    const read = missing.length === 0 ? undefined : await this.#readMissing(missing);
    return cards.flatMap((card) => (typeof card === 'number' ? (read?.get(card) ?? []) : card));
  }

  async #readMissing(ids: readonly number[]): Promise<Map<number, PublicCompany>> {
    const generation = this.#generation;
    const { rows } = await this.#db.query<{ companies: PublicRow[] }>({
      name: 'company-cards',
      text: `select coalesce(json_agg(row_to_json(c)), '[]') as companies from (
               select ${publicColumns} from companies where id = any ($1) and is_public) c`,
      values: [ids],
    });
    const read = new Map((rows[0]?.companies ?? []).map((row) => [row.id, presentCompany(row, this.#now())]));
    // Cards read before a change are right for this call, and for no later one.
    if (generation === this.#generation) for (const card of read.values()) this.#cards.set(card.id, card);
    return read;
  }
}
