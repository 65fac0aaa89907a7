import type { PublicCompany } from '#domain/companies/public-company.ts';
import type { Changes } from '#server/changes/changes.ts';
import type { Queryable } from '#server/db/database.ts';
import { type PublicRow, presentCompany, publicColumns } from './present.ts';

/** So many letters of descriptions and so many companies are kept at most. */
const MAX_CHARACTERS = 16_000_000;
const MAX_CARDS = 20_000;

/** What visitors see of companies, by id. Those that were asked for are kept until public data changes. */
export class CompanyCards {
  readonly #db: Queryable;
  readonly #changes: Changes;
  readonly #kept = new Map<number, PublicCompany>();
  #letters = 0;

  constructor(db: Queryable, changes: Changes) {
    this.#db = db;
    this.#changes = changes;
    changes.onChange(() => this.#clear());
  }

  /** In the order of the ids; one that is not public any more is left out. */
  async read(ids: readonly number[]): Promise<PublicCompany[]> {
    // What is kept may go while the others are read.
    const cards = ids.map((id) => this.#kept.get(id) ?? id);
    const missing = cards.filter((card) => typeof card === 'number');
    const read = missing.length === 0 ? undefined : await this.#readMissing(missing);
    return cards.flatMap((card) => (typeof card === 'number' ? (read?.get(card) ?? []) : card));
  }

  async #readMissing(ids: readonly number[]): Promise<Map<number, PublicCompany>> {
    const { version } = this.#changes;
    const { rows } = await this.#db.query<{ companies: PublicRow[] }>({
      name: 'company-cards',
      text: `select coalesce(json_agg(row_to_json(c)), '[]') as companies from (
               select ${publicColumns} from companies where id = any ($1) and approved) c`,
      values: [ids],
    });
    const read = new Map((rows[0]?.companies ?? []).map((row) => [row.id, presentCompany(row)]));
    // What was read before a change is right for who asked before it, and for nobody after it.
    if (version === this.#changes.version) for (const card of read.values()) this.#keep(card);
    return read;
  }

  #keep(card: PublicCompany): void {
    if (this.#kept.size >= MAX_CARDS || this.#letters >= MAX_CHARACTERS) this.#clear();
    this.#kept.set(card.id, card);
    this.#letters += card.description.length;
  }

  #clear(): void {
    this.#kept.clear();
    this.#letters = 0;
  }
}
