import { limits } from '@lettrine/contract/limits'
import { measuredVoice, type Voice, type VoiceChoices } from '@lettrine/contract/voice'
import { countWords } from '@lettrine/letter-craft/text/measure'
import { measureVoice } from '@lettrine/letter-craft/voice/measure-voice'
import { type Voice as SteeringVoice, voiceOf } from '@lettrine/letter-craft/voice/voice'
import { sql } from 'drizzle-orm'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import {
  deleteText,
  deleteVoice,
  findChoices,
  findVoice,
  insertText,
  listTexts,
  saveChoices,
  type VoiceTextRow,
} from './voice.repository.ts'

type VoiceDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** The texts, what is measured in them, and what the person changed. */
export async function readOwnVoice({ db }: Pick<Deps, 'db'>, userId: string): Promise<Voice> {
  const [rows, choices] = await Promise.all([listTexts(db, userId), findChoices(db, userId)])
  return presentVoice(rows, choices ?? measuredVoice)
}

function presentVoice(rows: readonly VoiceTextRow[], choices: VoiceChoices): Voice {
  const habits = measureVoice(rows.map(({ content }) => content))
  return {
    texts: rows.map(({ id, content, addedAt }) => ({
      ...{ id, content, words: countWords(content) },
      addedAt: addedAt.toISOString(),
    })),
    habits: habits
      ? {
          ...habits,
          formality: habits.formality ?? null,
          favourites: [...habits.favourites],
          unused: [...habits.unused],
        }
      : null,
    choices,
  }
}

/**
 * Adds a text; one that is already there changes nothing. Fails with `VOICE_FULL` where the person has as many as are
 * kept.
 */
export async function addText(deps: VoiceDeps, userId: string, content: string): Promise<Voice> {
  const { db, newId, clock } = deps
  await db.transaction(async (tx) => {
    // Two requests at once do not both take the last place.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`voice ${userId}`}, 0))`)
    const rows = await listTexts(tx, userId)
    if (rows.some((row) => row.content === content)) return
    if (rows.length >= limits.voiceTexts) throw failure('VOICE_FULL')
    await insertText(tx, { userId, id: newId(), content, addedAt: clock() })
  })
  return readOwnVoice(deps, userId)
}

export async function removeText(deps: VoiceDeps, userId: string, id: string): Promise<Voice> {
  await deleteText(deps.db, userId, id)
  return readOwnVoice(deps, userId)
}

export async function chooseVoice(deps: VoiceDeps, userId: string, choices: VoiceChoices): Promise<Voice> {
  await saveChoices(deps.db, userId, choices, deps.clock())
  return readOwnVoice(deps, userId)
}

export async function eraseVoice(deps: VoiceDeps, userId: string): Promise<Voice> {
  await deleteVoice(deps.db, userId)
  return readOwnVoice(deps, userId)
}

/** What steers letters; undefined where nothing is known, or where the person does not want it. */
export async function readSteeringVoice(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<SteeringVoice | undefined> {
  const { contents, choices } = await findVoice(db, userId)
  if (contents.length === 0 && !choices) return undefined
  return choices?.isUsed === false ? undefined : voiceOf(measureVoice(contents), choices ?? measuredVoice)
}
