/**
 * Something that offers ask for and that people do, worded by hand: letters speak of it in these words, never in those of
 * the offer.
 */
export type Concept = {
  /** `keep-till` */
  readonly id: string
  /**
   * Infinitives with their object, best first: «tenir la caisse», «encaisser les clients». Each completes «vous cherchez
   * quelqu’un pour …», «le poste demande de …» and «j’ai appris à …».
   */
  readonly does: readonly [string, ...string[]]
  /** A noun group with its article: «la tenue de la caisse». */
  readonly noun: string
  /** The same in English: «run the till», and the gerund group «running the till» is derived from it. */
  readonly english: string
  /** What offers, tasks and titles say of it: plain letters (no accents, lower case, straight words). */
  readonly says: RegExp
  /** A line that says this too speaks of something else: of benefits, of software. */
  readonly except?: RegExp
  /** Codes of the ROME register, or their beginnings, of the occupations whose daily work this is: `D1505`, `K13`. */
  readonly occupations: readonly string[]
  /** Concepts that prepare for this one, nearest first: who has done them has a proof, if a weaker one. */
  readonly near: readonly string[]
  /** How much it tells of a post: 3 the heart of an occupation, 2 a regular part, 1 what many posts ask. */
  readonly weight: 1 | 2 | 3
}

/** Whether a line, in plain letters, names a concept. */
export const isNamedIn = ({ says, except }: Concept, line: string): boolean =>
  says.test(line) && !(except?.test(line) ?? false)

/** Lines of offers of ours that name a concept, and lines that only look like it. */
export type ConceptCases = Readonly<
  Record<string, { readonly names: readonly string[]; readonly not?: readonly string[] }>
>
