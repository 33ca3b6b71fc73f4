import type { Morphology } from '../french/morphology.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { areas, largeTowns, townsAbroad } from './places.fr.ts'

/** What the reader knows of the world, from data files. */
export type CareerLexicon = {
  /** First words of job titles, without accents. */
  titleHeads: ReadonlySet<string>
  /** Towns, regions and countries, without accents or hyphens. */
  places: ReadonlySet<string>
  /** Those of them that are seldom the name of an employer: large towns, and towns abroad. */
  largeTowns: ReadonlySet<string>
  /** Departments, regions and countries. */
  areas: ReadonlySet<string>
  /** Tasks are worded as infinitives with it, and left as written without. */
  morphology?: Morphology
}

/** The files of the reader, as `data/` holds them. */
export type CareerFiles = {
  /** `occupations/titles.tsv`: code, masculine and feminine title. */
  titles: string
  /** `places.txt`: communes, departments and regions of France, one a line. */
  places: string
}

/** What the reader of careers knows of the world. */
export const createCareerLexicon = (
  { titles, places }: CareerFiles,
  morphology?: Morphology,
): CareerLexicon => careerLexicon(titleHeadsOf(titles), places.trim().split('\n').map(placeKey), morphology)

let wide: { largeTowns: ReadonlySet<string>; areas: ReadonlySet<string> } | undefined

/** The same from first words of titles, and keys of towns, that are loaded already. */
export function careerLexicon(
  titleHeads: ReadonlySet<string>,
  towns: Iterable<string>,
  morphology?: Morphology,
): CareerLexicon {
  wide ??= {
    largeTowns: new Set([...largeTowns, ...townsAbroad].map(placeKey)),
    areas: new Set([...areas, ...countries()].map(placeKey)),
  }
  const places = new Set([...towns, ...wide.largeTowns, ...wide.areas])
  return { titleHeads, places, ...wide, ...(morphology && { morphology }) }
}

/** First words of the titles of `occupations/titles.tsv`, without accents. */
export function titleHeadsOf(titles: string): ReadonlySet<string> {
  const heads = new Set<string>()
  for (const row of titles.trim().split('\n'))
    for (const title of row.split('\t').slice(1)) heads.add(plainLetters(title).split(/[ ']/u)[0] ?? '')
  return heads
}

/** Towns as `places.txt` writes them, by their key; «Lure» and «Luré», of one key, by their names too. */
export function townsOf(places: string): ReadonlyMap<string, string> {
  const towns = new Map<string, string>()
  for (const name of places.trim().split('\n')) {
    const key = placeKey(name)
    const known = towns.get(key)
    if (known !== undefined && known !== name) towns.set(known, known).set(name, name)
    else towns.set(key, name)
  }
  return towns
}

/** A place without accents, hyphens and abbreviations, for comparing. */
export const placeKey = (text: string): string =>
  plainLetters(text)
    .replaceAll(/[^a-z]+/gu, ' ')
    .replaceAll(/\bst\b/gu, 'saint')
    .replaceAll(/\bste\b/gu, 'sainte')
    .trim()

function countries(): string[] {
  const names = new Intl.DisplayNames(['fr'], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  return letters.flatMap((first) => letters.map((second) => names.of(first + second) ?? ''))
}

/** Of verbs, the nouns that the register of occupations says them of; rows of a verb and its nouns. */
export const verbObjectsOf = (rows: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    rows
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const [verb = '', nouns = ''] = row.split('\t')
        return [verb, new Set(nouns.split(' '))]
      }),
  )
