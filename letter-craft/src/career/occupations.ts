import { plainLetters } from '../french/plain-letters.ts'

export type GenderedTitle = { masculine: string; feminine: string }
export type FoundTitle = GenderedTitle & { code: string }
export type Occupation = {
  code: string
  name: GenderedTitle
  titles: GenderedTitle[]
  /** Infinitives with their object. */
  tasks: string[]
  /** How one enters it, in sentences. */
  access: string[]
  diplomas: string[]
  /** Nearest first. */
  near: { code: string; name: GenderedTitle }[]
}

/** The register of occupations, from memory. */
export type Occupations = {
  readonly codes: readonly string[]
  /** Titles that hold the words, misspelt ones too; the last word may be a beginning. Best first. */
  search: (words: string, limit: number) => FoundTitle[]
  find: (code: string) => Occupation | undefined
}

/** The files of `data/occupations`: one row a line, tabs between the fields. */
export type OccupationFiles = Record<'titles' | 'tasks' | 'access' | 'occupations', string>

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))

const grouped = (text: string): ReadonlyMap<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const [code = '', value = ''] of rowsOf(text)) {
    const own = groups.get(code)
    if (own) own.push(value)
    else groups.set(code, [value])
  }
  return groups
}

export function createOccupations(files: OccupationFiles): Occupations {
  const titles = rowsOf(files.titles).map(([code = '', masculine = '', feminine = masculine]) => ({
    code,
    masculine,
    feminine,
  }))
  const titlesOf = new Map<string, GenderedTitle[]>()
  for (const { code, ...title } of titles) titlesOf.set(code, [...(titlesOf.get(code) ?? []), title])
  const [tasks, access] = [grouped(files.tasks), grouped(files.access)]
  const rows = new Map(rowsOf(files.occupations).map((row) => [row[0] ?? '', row]))
  const nameOf = (code: string): GenderedTitle => {
    const [, masculine = '', feminine = ''] = rows.get(code) ?? []
    return { masculine, feminine }
  }
  return {
    codes: [...rows.keys()],
    search: createTitleSearch(titles),
    find(code) {
      const row = rows.get(code)
      if (!row) return undefined
      const [, , , diplomas = '', near = ''] = row
      return {
        code,
        name: nameOf(code),
        titles: titlesOf.get(code) ?? [],
        tasks: tasks.get(code) ?? [],
        access: access.get(code) ?? [],
        diplomas: diplomas.split('|').filter(Boolean),
        near: near
          .split(' ')
          .filter(Boolean)
          .map((other) => ({ code: other, name: nameOf(other) })),
      }
    },
  }
}

const smallWords = new Set('de du des d la le les l et en a au aux un une h f'.split(' '))

/** Words without accents, endings of gender and number cut, so that «vendeuses» finds «vendeur». */
const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^a-z0-9+#]+/u)
    .filter((word) => word !== '' && !smallWords.has(word))

const maxSearchWords = 8

function createTitleSearch(titles: readonly FoundTitle[]): Occupations['search'] {
  const titleWords = titles.map(({ masculine, feminine }) => ({
    both: [...new Set([...wordsOf(masculine), ...wordsOf(feminine)])],
    starts: [wordsOf(masculine)[0] ?? '', wordsOf(feminine)[0] ?? ''],
    count: wordsOf(masculine).length,
  }))
  const holders = new Map<string, number[]>()
  for (const [index, { both }] of titleWords.entries())
    for (const word of both) {
      const own = holders.get(word)
      if (own) own.push(index)
      else holders.set(word, [index])
    }
  const vocabulary = [...holders.keys()].map((known) => ({ known, stem: stemOf(known) }))
  /** A word that few titles hold, in any of its forms, tells more. */
  const rarity = (forms: readonly Alike[]) => {
    const held = forms.reduce((sum, { known }) => sum + (holders.get(known)?.length ?? 0), 0)
    return Math.log(1 + titles.length / Math.max(1, held))
  }

  return (text, limit) => {
    const words = wordsOf(text).slice(0, maxSearchWords)
    const scores = new Map<number, number>()
    for (const [at, word] of words.entries()) {
      const best = new Map<number, number>()
      const forms = alike(word, vocabulary, at === words.length - 1)
      const weight = rarity(forms)
      for (const { known, likeness } of forms)
        for (const index of holders.get(known) ?? []) {
          const starts = titleWords[index]?.starts.includes(known) ? 1.5 : 0
          const score = likeness * weight + likeness * starts
          if (score > (best.get(index) ?? 0)) best.set(index, score)
        }
      for (const [index, score] of best) scores.set(index, (scores.get(index) ?? 0) + score + 4)
    }
    return [...scores]
      .map(([index, score]) => ({
        index,
        score: score - 0.25 * Math.abs((titleWords[index]?.count ?? 0) - words.length),
      }))
      .sort((one, other) => other.score - one.score || one.index - other.index)
      .slice(0, limit)
      .map(({ index }) => titles[index] as FoundTitle)
  }
}

type Alike = { known: string; likeness: number }

/** A word of titles, with its stem, which costs as much as the search when it is cut for each word again. */
type KnownWord = { readonly known: string; readonly stem: string }

/** Known words like one that is searched: the same, one that begins so; else one with a slip of the finger. */
function alike(word: string, vocabulary: readonly KnownWord[], mayBeCut: boolean): Alike[] {
  const own = stemOf(word)
  const found: Alike[] = []
  for (const { known, stem } of vocabulary)
    if (known === word) found.push({ known, likeness: 1 })
    else if (stem === own) found.push({ known, likeness: 0.95 })
    else if (mayBeCut && known.startsWith(word))
      found.push({ known, likeness: 0.6 + (0.3 * word.length) / known.length })
  return found.length > 0 ? found : misspelt(word, vocabulary)
}

function misspelt(word: string, vocabulary: readonly KnownWord[]): Alike[] {
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  if (slips === 0) return []
  return vocabulary.flatMap(({ known }) => {
    if (Math.abs(known.length - word.length) > slips) return []
    const away = distance(word, known, slips)
    return away <= slips ? [{ known, likeness: 0.8 - 0.2 * away }] : []
  })
}

const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:euses?|rices?|eurs?|es?|s)$/u, '') : word

/** Edits between two words, neighbours swapped counting as one (Damerau and Levenshtein); `most` + 1 when beyond. */
export function distance(one: string, other: string, most: number): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    let least = at
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1]
      let cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (same ? 0 : 1))
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        cost = Math.min(cost, (before[to - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    ;[before, row] = [row, next]
  }
  return row[other.length] ?? most + 1
}
