import type { Letter, LetterSummary, LetterVersion } from '@lettrine/contract/letters'
import { aDate, aLetter, anId } from './fixtures.ts'
import { type ApiAnswers, refusal } from './in-memory-api.ts'

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const summaryOf = ({
  content,
  offer,
  sender,
  confirmedClaims,
  page,
  plan,
  ...summary
}: Letter): LetterSummary => summary

/** The letters of an account in memory: listed, saved by version, deleted, restored, as the server does. */
export function letterStore(initial: readonly Partial<Letter>[], options: { pageSize?: number } = {}) {
  const letters = new Map<string, Letter>()
  const bin = new Map<string, Letter>()
  const versions = new Map<string, LetterVersion[]>()

  const keepVersion = (letter: Letter, author: LetterVersion['author'] = 'you') => {
    const earlier = versions.get(letter.id) ?? []
    const { version, title, content, plan } = letter
    const figures = { wordsAdded: 1, wordsRemoved: 0, label: '', createdAt: aDate }
    versions.set(letter.id, [{ id: anId(), version, title, content, plan, author, ...figures }, ...earlier])
  }
  const store = (letter: Letter) => {
    letters.set(letter.id, letter)
    keepVersion(letter)
    return letter
  }
  for (const fields of initial) store(aLetter(fields))

  const find = (id: string): Letter => {
    const letter = letters.get(id)
    if (!letter) throw refusal('LETTER_NOT_FOUND')
    return letter
  }
  const move = (ids: readonly string[], from: Map<string, Letter>, to?: Map<string, Letter>) => {
    for (const id of ids) {
      const letter = from.get(id)
      if (!letter) throw refusal('LETTER_NOT_FOUND')
      from.delete(id)
      to?.set(id, letter)
    }
    return { data: { ids: [...ids] } }
  }
  /** As another device of the account does. */
  const change = (id: string, fields: Partial<Letter>) =>
    store({ ...find(id), ...fields, version: find(id).version + 1 })

  const answers: ApiAnswers = {
    letters: {
      list: ({ search = '', status = 'all', sort = 'date', order, limit = 20, cursor }) => {
        const found = [...letters.values()]
          .filter((one) => plain(`${one.title} ${one.company} ${one.content}`).includes(plain(search)))
          .filter((one) => status === 'all' || one.status === status)
          .toReversed()
        if (sort === 'title') found.sort((a, b) => a.title.localeCompare(b.title, 'fr'))
        if (sort === 'title' && order === 'desc') found.reverse()
        const start = Number(cursor ?? 0)
        const end = start + Math.min(Number(limit), options.pageSize ?? 20)
        const rows = found.slice(start, end).map(summaryOf)
        return { data: { letters: rows, nextCursor: end < found.length ? String(end) : null } }
      },
      read: ({ id }) => ({ data: find(id) }),
      create: ({ author: _author, id = anId(), ...fields }) => ({
        data: letters.get(id) ?? store(aLetter({ ...fields, id } as Partial<Letter>)),
      }),
      save: ({ id, version, author: _author, autosave: _autosave, ...fields }) => {
        const current = find(id)
        if (current.version !== version) throw refusal('LETTER_VERSION_CONFLICT', { letter: current })
        const changed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
        return { data: change(id, changed) }
      },
      remove: ({ id }) => {
        move([id], letters, bin)
        return { data: { id } }
      },
      removeMany: ({ ids }) => move(ids, letters, bin),
      restoreMany: ({ ids }) => move(ids, bin, letters),
      eraseMany: ({ ids }) => move(ids, bin),
      archiveMany: ({ ids, archived = true }) => {
        for (const id of ids) letters.set(id, { ...find(id), status: archived ? 'archived' : 'draft' })
        return { data: { ids } }
      },
      clone: ({ id }) => ({
        data: store({ ...find(id), id: anId(), title: `${find(id).title} (copie)`, version: 1 }),
      }),
      toggleBookmark: ({ id }) => {
        const isBookmarked = !find(id).isBookmarked
        letters.set(id, { ...find(id), isBookmarked })
        return { data: { isBookmarked } }
      },
      bin: () => ({
        data: {
          letters: [...bin.values()].map((letter) => ({
            ...summaryOf(letter),
            deletedAt: new Date().toISOString(),
            erasedAt: new Date(Date.now() + 30 * 86_400_000 - 60_000).toISOString(),
          })),
          nextCursor: null,
        },
      }),
      versions: ({ id }) => ({ data: { versions: versions.get(id) ?? [], nextCursor: null } }),
      labelVersion: ({ id, versionId, label }) => {
        const named = (versions.get(id) ?? []).map((one) => (one.id === versionId ? { ...one, label } : one))
        versions.set(id, named)
        return { data: named.find((one) => one.id === versionId)! }
      },
    },
    activity: { incrementViews: () => ({ data: { views: 1 } }) },
    analysis: { list: () => ({ data: { analyses: [] } }) },
    keptExports: { list: () => ({ data: { copies: [], nextCursor: null } }) },
    sharing: { list: () => ({ data: { shares: [] } }) },
  }
  return { answers, letters, bin, versions, change, all: () => [...letters.values()] }
}
