import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type LetterRow, letters } from './letters.tables.ts'
import {
  hasSigns,
  isCorrectable,
  isInNames,
  type Place,
  type Question,
  searchTermsOf,
  spellingGuesses,
  wordsOf,
} from './search-matches.ts'

export type FoundRow = Pick<
  LetterRow,
  'id' | 'title' | 'company' | 'status' | 'updatedAt' | 'sharedUntil'
> & {
  captureOf: Place
  /** Empty unless it is found in the text. */
  content: string
}

type Hit = { id: string; place: Place }
type Queries = Pick<Database, 'select' | 'execute'>
type Search = { userId: string; limit: number }

// Bounds the candidates: a frequent word is matched among the newest letters only, a rare one through its index.
const newest = 60

/** The user’s letters that match, ranked by where they match, then by last change. */
export async function findLetters(
  db: Queries,
  userId: string,
  { words: search, limit }: { words: string; limit: number },
): Promise<FoundRow[]> {
  const words = wordsOf(search)
  if (words.length === 0) return readHits(db, userId, await findSigns(db, userId, search, limit))
  const hits = await ask(db, { userId, limit }, searchTermsOf(words))
  if (hits.length > 0) return readHits(db, userId, hits)
  const known = await knownOf(db, userId, words)
  // All words exist, but in no letter together: they are not misspelled.
  if (words.every((word) => known.has(word) || !isCorrectable(word))) return []
  const guesses = spellingGuesses(words, (word) => known.has(word))
  return readHits(db, userId, await ask(db, { userId, limit }, guesses))
}

async function ask(db: Queries, search: Search, questions: readonly Question[]): Promise<Hit[]> {
  const recent = await searchNewest(db, search.userId, questions)
  const hits: Hit[] = []
  for (const question of questions) {
    const room = search.limit - hits.length
    if (room === 0) break
    const near = recent.filter((hit) => hit.place === question.place)
    hits.push(...(near.length >= room ? near.slice(0, room) : await searchAll(db, search, question, hits)))
  }
  return hits
}

const inUse = (userId: string) => sql`user_id = ${userId} AND deleted_at IS NULL`
const latestFirst = sql`updated_at DESC, id DESC`

/** The best rank of each match among the most recently changed letters. */
async function searchNewest(db: Queries, userId: string, questions: readonly Question[]): Promise<Hit[]> {
  const cases = questions.map(({ place, match }) => sql`WHEN ${match} THEN ${sql.raw(`'${place}'`)}`)
  const { rows } = await db.execute<Hit>(sql`
    SELECT id, place FROM (
      SELECT id, updated_at, CASE ${sql.join(cases, sql` `)} END AS place
      FROM (SELECT * FROM letters WHERE ${inUse(userId)} ORDER BY ${latestFirst} LIMIT ${newest}) AS letters
    ) AS seen
    WHERE place IS NOT NULL ORDER BY ${latestFirst}`)
  return rows
}

/**
 * Materialized, so that no plan reads all letters by date, each with its text, for the sake of the limit. No more than
 * `maxCompared` matches are compared where that is given, whichever they are.
 */
async function searchAll(
  db: Queries,
  { userId, limit }: Search,
  { place, match, maxCompared }: Question,
  before: readonly Hit[],
): Promise<Hit[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT id, updated_at FROM letters WHERE ${inUse(userId)} AND ${match}
      ${maxCompared === undefined ? sql`` : sql`LIMIT ${maxCompared}`}
    )
    SELECT id FROM found WHERE id <> ALL(${sql.param(before.map(({ id }) => id))}::uuid[])
    ORDER BY ${latestFirst} LIMIT ${limit - before.length}`)
  return rows.map(({ id }) => ({ id, place }))
}

/** The words that some name has as they are typed. */
async function knownOf(db: Queries, userId: string, words: readonly string[]): Promise<Set<string>> {
  const tests = words.map(
    (word) => sql`EXISTS (SELECT FROM letters WHERE ${inUse(userId)} AND ${isInNames(word)})`,
  )
  const { rows } = await db.execute<{ known: boolean[] }>(
    sql`SELECT ARRAY[${sql.join(tests, sql`, `)}] AS known`,
  )
  return new Set(words.filter((_, index) => rows[0]?.known[index]))
}

async function findSigns(db: Queries, userId: string, search: string, limit: number): Promise<Hit[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM letters WHERE ${inUse(userId)} AND ${hasSigns(search)}
    ORDER BY ${latestFirst} LIMIT ${limit}`)
  return rows.map(({ id }) => ({ id, place: 'title' }))
}

/** Loads the results in the given order; the text only of those found by it. */
async function readHits(db: Queries, userId: string, hits: readonly Hit[]): Promise<FoundRow[]> {
  if (hits.length === 0) return []
  const byText = hits.filter(({ place }) => place === 'text').map(({ id }) => id)
  const rows = await db
    .select({
      id: letters.id,
      title: letters.title,
      company: letters.company,
      status: letters.status,
      updatedAt: letters.updatedAt,
      sharedUntil: letters.sharedUntil,
      content: sql<string>`CASE WHEN id = ANY(${sql.param(byText)}::uuid[]) THEN content ELSE '' END`,
    })
    .from(letters)
    .where(sql`${inUse(userId)} AND id = ANY(${sql.param(hits.map(({ id }) => id))}::uuid[])`)
  const read = new Map(rows.map((row) => [row.id, row]))
  return hits.flatMap(({ id, place }) => {
    const row = read.get(id)
    return row ? [{ ...row, captureOf: place }] : []
  })
}

/** The stems of the words of a search, as texts are indexed by them. */
export async function stemsOf(db: Queries, search: string): Promise<string[]> {
  const { rows } = await db.execute<{ stems: string[] }>(
    sql`SELECT tsvector_to_array(search_stems(${search})) AS stems`,
  )
  return rows[0]?.stems ?? []
}
