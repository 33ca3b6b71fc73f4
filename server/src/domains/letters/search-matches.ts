import { type SQL, sql } from 'drizzle-orm'

/** Search ranks, best first; each is a query of its own, with an index. */
const asTyped = ['beginning', 'title', 'post', 'piece', 'text'] as const
/** Ranks of matches by spelling correction. */
const asGuessed = ['titleAlike', 'alike'] as const
export type Place = (typeof asTyped)[number] | (typeof asGuessed)[number]

export type Question = { place: Place; match: SQL; maxCompared?: number }

// Shorter parts have no trigram, and occur in nearly every name.
const shortestPiece = 3
// Shorter words have too many neighbours; longer ones are not typed in a search box.
const typingErrorLength = { shortest: 4, longest: 20 }
const mostWords = 8
const longestWord = 64

/** The words of a search; none for punctuation alone. */
export function wordsOf(search: string): string[] {
  const words = search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  return words.slice(0, mostWords).map((word) => word.slice(0, longestWord))
}

/** Queries for the words as typed, best rank first. */
export function searchTermsOf(words: readonly string[]): Question[] {
  const matches = {
    beginning: sql`title_pieces LIKE search_pieces(${words.join(' ')}) || '%'`,
    title: every(words, inTitle(begins)),
    post: every(words, inNames(begins)),
    piece: every(words, inNames(pieceOf)),
    text: sql`(search_stems @@ ${query('lettrine_french', words)} OR search_words @@ ${query('simple', words)})`,
  }
  return asTyped.map((place) => ({ place, match: matches[place] }))
}

/** Queries with spelling correction for words that occur in no name. */
export function spellingGuesses(words: readonly string[], isKnown: (word: string) => boolean): Question[] {
  const guess = (among: Among, near: Pattern) => (word: string) =>
    isKnown(word) || !isCorrectable(word) ? among(pieceOf)(word) : isAlike(word, among, near)
  const inTitleNear: Pattern = (word) => sql`search_key(${word}) <% title_pieces`
  const inNamesNear: Pattern = (word) => sql`${inTitleNear(word)} OR search_key(${word}) <% post_pieces`
  const matches = {
    titleAlike: every(words, guess(inTitle, inTitleNear)),
    alike: every(words, guess(inNames, inNamesNear)),
  }
  // Bounds the comparisons: a guess need not come from the newest of thousands of names.
  return asGuessed.map((place) => ({ place, match: matches[place], maxCompared: 300 }))
}

/** Whether a word is in the length range for spelling correction. */
export function isCorrectable(word: string): boolean {
  const { length } = [...word]
  return length >= typingErrorLength.shortest && length <= typingErrorLength.longest
}

/** Whether a name has this piece. */
export const isInNames = (word: string): SQL => inNames(pieceOf)(word)

/** Punctuation alone has no words: it is searched literally in the names. */
export const hasSigns = (search: string): SQL =>
  sql`search_text LIKE search_key(${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`

type Pattern = (word: string) => SQL
type Among = (pattern: Pattern) => (word: string) => SQL

const every = (words: readonly string[], match: (word: string) => SQL): SQL =>
  sql`(${sql.join(words.map(match), sql` AND `)})`

// `search_pieces` leaves letters, digits and single spaces: nothing to escape for LIKE or a tsquery.
const begins: Pattern = (word) => sql`'%' || search_pieces(${word}) || '%'`
const holds: Pattern = (word) => sql`'%' || ltrim(search_pieces(${word})) || '%'`
const pieceOf: Pattern = (word) => ([...word].length < shortestPiece ? begins : holds)(word)

const inTitle: Among = (pattern) => (word) => sql`title_pieces LIKE ${pattern(word)}`
const inNames: Among = (pattern) => (word) =>
  sql`(title_pieces LIKE ${pattern(word)} OR post_pieces LIKE ${pattern(word)})`

function query(configuration: 'lettrine_french' | 'simple', words: readonly string[]): SQL {
  const terms = words.map((word) => sql`'''' || btrim(search_pieces(${word})) || ''':*'`)
  return sql`to_tsquery(${sql.raw(`'${configuration}'`)}, ${sql.join(terms, sql` || ' & ' || `)})`
}

/** A word with a high trigram similarity, or with two adjacent letters transposed. */
const isAlike = (word: string, among: Among, near: Pattern): SQL =>
  sql`(${sql.join([near(word), ...transpositionsOf([...word]).map(among(holds))], sql` OR `)})`

function transpositionsOf(letters: readonly string[]): string[] {
  const swaps = letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    )
  return [...new Set(swaps)].filter((swap) => swap !== letters.join(''))
}
