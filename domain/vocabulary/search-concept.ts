export type ConceptKind = 'method' | 'equipment' | 'certificate' | 'industry';

/**
 * What words of a search can mean. `phrases` are synonyms: each stands for all. An `alias` is narrower or ambiguous: it means
 * the concept, but the concept does not mean it. Companies with the certificate `certification` match, however they write it.
 */
export type SearchConcept = {
  kind: ConceptKind;
  label: string;
  phrases: readonly string[];
  aliases: readonly string[];
  /** Standards and codes by which the trade asks for it: "ISO 6892-1", "ASME B31.3". */
  standards?: readonly string[];
  certification?: string;
  /** What it is a kind of: who names a tensile test does mechanical testing. */
  kindsOf?: readonly string[];
  /** What it is a part of: of phased array ultrasonic testing, of witnessing tests the third-party inspection. */
  techniqueOf?: string;
};
