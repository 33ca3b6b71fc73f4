import {
  type Template,
  TemplateDifficulty,
  TemplateQuery,
  TemplateSort,
  TemplateType,
} from '@lettrine/contract/templates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bySize, propertyRuns } from '../../../../scripts/test-size.ts'
import { createTemplateFixture } from '../../../testing/templates/templates.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listTemplates } from './template-list.repository.ts'
import { templateBookmarks, templateRatings } from './templates.tables.ts'

/** A template of the reference implementation, independent of the tested code. */
type Known = Pick<
  Template,
  'id' | 'title' | 'description' | 'type' | 'tags' | 'industry' | 'difficulty' | 'estimatedTime' | 'isPremium'
> & {
  isFeatured: boolean
  isAIGenerated: boolean
  owner: string | null
  isPublic: boolean
  isHidden: boolean
  useCount: number
  ratings: number[]
  isBookmarked: boolean
  updatedAt: Date
}

const titleWords = [
  'Fleuriste', 'Électricien', 'œuvre', 'Comptable', 'comptabilité', 'Vendeur', 'vente', 'élève', 'Été', 'IT', '3D',
  'commercial', 'commerce', 'gestion', 'Infirmière', 'stage', 'été', 'Zoé',
] // biome-ignore format: a row of words
const tagNames = ['CDI', 'stage', 'reconversion', 'alternance', 'première candidature']
const industries = ['Santé / Médical', 'Commerce / Vente', 'Ingénierie', 'Autre']

let server: TestApp
let me: string
let known: Known[]
/** Every word of the visible templates: a prefix of one of them is not corrected. */
let knownWords: string[]

// The same library on every run, for reproducible failures.
const librarySeed = 20_261

beforeAll(async () => {
  server = await openTestApp()
  me = (await server.signUp()).id
  const others = await Promise.all(Array.from({ length: 5 }, async () => (await server.signUp()).id))
  const drawn = fc.sample(aKnown(me, others[0]!), { numRuns: 120, seed: librarySeed })
  known = await Promise.all(drawn.map((one) => keep(one, others)))
  knownWords = known.filter(isSeen).flatMap(wordsOf)
})
afterAll(() => server.close())

function aKnown(mine: string, other: string) {
  const some = (names: readonly string[], maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...names), { maxLength })
  return fc.record({
    title: fc
      .array(fc.constantFrom(...titleWords), { minLength: 1, maxLength: 3 })
      .map((words) => words.join(' ')),
    description: fc.array(fc.constantFrom(...titleWords), { maxLength: 2 }).map((words) => words.join(', ')),
    type: fc.constantFrom(...TemplateType.options),
    tags: some(tagNames, 3),
    industry: some(industries, 2),
    difficulty: fc.constantFrom(...TemplateDifficulty.options),
    estimatedTime: fc.constantFrom(5, 10, 15, 60, 120),
    isPremium: fc.boolean(),
    isFeatured: fc.boolean(),
    isAIGenerated: fc.boolean(),
    owner: fc.constantFrom(null, null, mine, other),
    isPublic: fc.boolean(),
    isHidden: fc.constantFrom(false, false, false, true),
    useCount: fc.integer({ min: 0, max: 12 }),
    ratings: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
    isBookmarked: fc.boolean(),
    updatedAt: fc.integer({ min: 1, max: 20 }).map((day) => new Date(Date.UTC(2026, 0, day))),
  })
}

async function keep(one: Omit<Known, 'id'>, raters: readonly string[]): Promise<Known> {
  const { owner, ratings, isPublic, isHidden, isBookmarked, ...rest } = one
  const moderation = owner === null || isPublic ? 'approved' : 'private'
  const hiddenAt = isHidden ? new Date() : null
  const id = await createTemplateFixture(server.db, { ...rest, userId: owner, moderation, hiddenAt })
  const at = new Date()
  for (const [index, rating] of ratings.entries())
    await server.db
      .insert(templateRatings)
      .values({ userId: raters[index]!, templateId: id, rating, ratedAt: at })
  if (isBookmarked)
    await server.db.insert(templateBookmarks).values({ userId: me, templateId: id, createdAt: at })
  return { ...one, id, isPublic: moderation === 'approved' }
}

const plain = (text: string) =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '')
const wordsIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const wordsOf = (one: Known) => wordsIn([one.title, one.description, ...one.tags, ...one.industry].join(' '))
const isSeen = (one: Known) => !one.isHidden && (one.isPublic || one.owner === me)

/** Trigrams as documented by pg_trgm: two blanks before a word and one after. */
function likenessOf(one: string, other: string): number {
  const groups = (word: string) => {
    const padded = `  ${word} `
    return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))
  }
  const [left, right] = [groups(one), groups(other)]
  const shared = [...left].filter((group) => right.has(group)).length
  return Math.fround(shared / (left.size + right.size - shared))
}

function isNear(typed: string, word: string): boolean {
  if (knownWords.some((seen) => seen.startsWith(typed))) return word.startsWith(typed)
  if (typed.length < 4) return false
  const isSwapped = Array.from({ length: typed.length - 1 }).some(
    (_, at) => typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2) === word,
  )
  return isSwapped || likenessOf(typed, word) >= 0.36
}

const average = ({ ratings }: Known) =>
  ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length

function matches(one: Known, query: TemplateQuery): boolean {
  const words = wordsOf(one)
  const typed = wordsIn(query.search)
  const rating = average(one)
  return (
    isSeen(one) &&
    typed.every((word) => words.some((own) => isNear(word, own))) &&
    (query.search === '' || typed.length > 0) &&
    (query.type === 'all' || one.type === query.type) &&
    (query.difficulty === 'all' || one.difficulty === query.difficulty) &&
    (!query.premiumOnly || one.isPremium) &&
    (!query.mine || one.owner === me) &&
    (!query.ai || one.isAIGenerated) &&
    (!query.featured || one.isFeatured) &&
    (!query.bookmarked || one.isBookmarked) &&
    (query.minRating === 0 || (rating !== null && rating >= query.minRating)) &&
    one.estimatedTime <= query.maxTime &&
    (query.tags.length === 0 || query.tags.some((tag) => one.tags.includes(tag))) &&
    (query.industries.length === 0 || query.industries.some((name) => one.industry.includes(name)))
  )
}

type Key = (one: Known) => (number | string)[]
const byTitle: Key = (one) => [plain(one.title), one.id]
const rank: Record<TemplateSort, Key> = {
  rating: (one) => [-(average(one) ?? 0), -one.ratings.length, -one.useCount, ...byTitle(one)],
  useCount: (one) => [-one.useCount, ...byTitle(one)],
  recent: (one) => [-one.updatedAt.getTime(), ...byTitle(one)],
  popular: (one) => [-(0.7 * one.useCount + 0.3 * (average(one) ?? 0)), ...byTitle(one)],
  alphabetical: byTitle,
}

function compare(one: Known, other: Known, key: Key): number {
  const [left, right] = [key(one), key(other)]
  const at = left.findIndex((value, index) => value !== right[index])
  return at < 0 ? 0 : left[at]! < right[at]! ? -1 : 1
}

function expected(query: TemplateQuery) {
  const matching = known.filter((one) => matches(one, query))
  const sorted = matching.toSorted((one, other) => compare(one, other, rank[query.sort]))
  return { ids: sorted.slice(0, query.limit).map(({ id }) => id), total: matching.length }
}

const typing = fc.oneof(
  fc.constant(''),
  fc.constantFrom(...titleWords, ...tagNames, ...industries),
  fc.constantFrom(...titleWords).chain((word) => fc.nat(word.length).map((length) => word.slice(0, length))),
  fc.constantFrom(
    'comptble',
    'Vednuer',
    'vnete',
    'infirmere',
    'électircien',
    'gestoin',
    'compt able',
    '!!',
    "l'été",
  ),
  fc.string({ maxLength: 6 }).filter((text) => !/\p{C}/u.test(text)),
)
// Most filters are off, or nothing would match.
const rarely = fc.constantFrom(false, false, false, false, false, true)
const filterState = fc
  .record(
    {
      search: typing,
      sort: fc.constantFrom(...TemplateSort.options),
      type: fc.constantFrom('all', ...TemplateType.options),
      difficulty: fc.constantFrom('all', ...TemplateDifficulty.options),
      premiumOnly: rarely,
      mine: rarely,
      ai: rarely,
      featured: rarely,
      bookmarked: rarely,
      minRating: fc.integer({ min: 0, max: 10 }).map((half) => half / 2),
      maxTime: fc.integer({ min: 1, max: 24 }).map((step) => step * 5),
      tags: fc.uniqueArray(fc.constantFrom(...tagNames), { maxLength: 2 }),
      industries: fc.uniqueArray(fc.constantFrom(...industries), { maxLength: 2 }),
      limit: fc.constantFrom(1, 7, 50),
    },
    { requiredKeys: ['sort'] },
  )
  .map((state) => TemplateQuery.parse(state))

test('the list equals a reference implementation for any filter, search and sort', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(filterState, async (query) => {
      const { cards, total } = await listTemplates(server.db, me, query)
      const wanted = expected(query)
      found += wanted.total > 0 ? 1 : 0
      expect({ ids: cards.map(({ template }) => template.id), total }).toEqual(wanted)
    }),
    propertyRuns(100, 600),
  )
  // Not all lists may be empty.
  expect(found).toBeGreaterThan(bySize(20, 150))
})

test('a misspelled word is corrected', () => {
  const query = TemplateQuery.parse({ search: 'comptble', sort: 'alphabetical' })
  expect(expected(query).total).toBeGreaterThan(0)
  expect(known.filter((one) => matches(one, query)).some(({ title }) => /Comptable/u.test(title))).toBe(true)
})
