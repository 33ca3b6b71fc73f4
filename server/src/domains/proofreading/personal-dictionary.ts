import { limits } from '@lettrine/contract/limits'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { countWords, deleteWord, insertWord, listWords } from './personal-words.repository.ts'

/** Adds a word and answers the whole dictionary; full at `limits.personalWords`. */
export async function addWord(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  word: string,
): Promise<string[]> {
  if ((await countWords(deps.db, userId)) >= limits.personalWords) throw failure('DICTIONARY_FULL')
  await insertWord(deps.db, userId, word, deps.clock())
  return listWords(deps.db, userId)
}

/** Removes a word and returns the others; idempotent. */
export async function removeWord(deps: Pick<Deps, 'db'>, userId: string, word: string): Promise<string[]> {
  await deleteWord(deps.db, userId, word)
  return listWords(deps.db, userId)
}
