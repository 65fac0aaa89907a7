import { PUBLIC_STATES, type PublicState } from '#domain/certificates/certificate-status.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { add, type Bitset, difference, emptySet, forEach, intersection, intersectionOf } from './bitset.ts';
import type { KnownCertificate } from './certificate-evidence.ts';
import { Postings } from './postings.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';

/** A checked certificate by all its names, and its last day. */
type Proof = { keys: readonly string[]; until: LocalDate };

/** Later than every date: valid until withdrawn. */
const ENDLESS = '9999-12-31';
const STATED: readonly PublicState[] = PUBLIC_STATES.filter((state) => state !== 'claimed');

/** Which companies have certificates in which state, and until when the checked ones are valid. */
export class CertificateProofs {
  /** By state, and by state and certificate. Claimed is what remains of the companies that name a certificate. */
  readonly #slots = new Map<string, Postings>();
  readonly #proofs = new Map<number, readonly Proof[]>();

  /** `keysOf` gives all names by which a certificate is found. */
  push(
    slot: number,
    certifications: readonly string[],
    known: readonly KnownCertificate[],
    keysOf: (name: string) => readonly string[],
  ): void {
    const named = new Set(known.map(({ name }) => name.toLowerCase()));
    if (certifications.some((name) => !named.has(name.toLowerCase()))) this.#add(slot, 'claimed');
    const proofs: Proof[] = [];
    for (const { name, state, expires, untilWithdrawn } of known) {
      const keys = keysOf(name);
      this.#add(slot, state);
      if (state === 'claimed') continue;
      for (const key of keys) this.#add(slot, `${state} ${key}`);
      const until = untilWithdrawn ? ENDLESS : expires;
      if (state === 'checked' && until !== null) proofs.push({ keys, until });
    }
    if (proofs.length > 0) this.#proofs.set(slot, proofs);
  }

  /** The companies with a certificate in a state, or with those of these names; `naming` are those that name all of them. */
  having(state: PublicState, keys: readonly string[], naming: Bitset, size: number): Bitset {
    if (keys.length === 0) return intersection(naming, this.#setOf(state, size));
    const withState = (one: PublicState, key: string) => this.#setOf(`${one} ${key}`, size);
    if (state !== 'claimed')
      return intersectionOf(
        naming,
        keys.map((key) => withState(state, key)),
      );
    return keys.reduce((set, key) => STATED.reduce((rest, one) => difference(rest, withState(one, key)), set), naming);
  }

  /** Of these companies those whose certificates of these names, or any if there are none, are checked and valid on a day. */
  validOn(date: LocalDate, keys: readonly string[], among: Bitset, size: number): Bitset {
    const valid = emptySet(size);
    forEach(intersection(among, this.#setOf('checked', size)), (slot) => {
      const proofs = (this.#proofs.get(slot) ?? []).filter(({ until }) => until >= date);
      const isProven =
        keys.length === 0 ? proofs.length > 0 : keys.every((key) => proofs.some((proof) => proof.keys.includes(key)));
      if (isProven) add(valid, slot);
    });
    return valid;
  }

  /** The slots of all states, and of all certificates in each. */
  postings(): Iterable<Postings> {
    return this.#slots.values();
  }

  /** Stores what is known of the slots below the size of the index. */
  *write(pieces: PieceWriter, size: number): Generator<void> {
    const postings = [...this.#slots].filter(([, slots]) => slots.isUsed(size));
    yield* pieces.texts(postings.length, (index) => postings[index]?.[0] ?? '');
    for (const [, slots] of postings) {
      slots.write(pieces, size);
      yield;
    }
    const proven = [...this.#proofs].filter(([slot]) => slot < size);
    pieces.numbers(Uint32Array.from(proven, ([slot]) => slot));
    yield* pieces.equalTexts(proven.length, (index) => JSON.stringify(proven[index]?.[1]));
  }

  *read(pieces: PieceReader): Generator<void> {
    for (const key of yield* pieces.texts()) {
      this.#slots.set(key, Postings.read(pieces));
      yield;
    }
    const slots = pieces.numbers(Uint32Array);
    const textAt = yield* pieces.equalTexts();
    const known = new Map<string, readonly Proof[]>();
    for (let index = 0; index < slots.length; index += 1) {
      const text = textAt(index);
      const proofs = known.get(text) ?? (JSON.parse(text) as Proof[]);
      known.set(text, proofs);
      this.#proofs.set(slots[index] as number, proofs);
      yield;
    }
  }

  #setOf(key: string, size: number): Bitset {
    return this.#slots.get(key)?.toSet(size) ?? emptySet(size);
  }

  #add(slot: number, key: string): void {
    const slots = this.#slots.get(key) ?? new Postings();
    this.#slots.set(key, slots);
    if (!slots.endsWith(slot)) slots.push(slot);
  }
}
