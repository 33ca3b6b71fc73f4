import { argueNotes, type NotesRequest } from '../../src/composer/argue-notes.ts'
import type { ComposeRequest } from '../../src/composer/request.ts'
import { testKnowledge } from '../composer-knowledge.ts'

type Asked = Omit<ComposeRequest, 'tone' | 'type'> & Partial<Pick<NotesRequest, 'tone' | 'type'>>

/** A letter by the built-in composer, from the notes of an invented person. */
export function letterFrom(request: Asked, seed: number, language: 'fr' | 'en' = 'fr'): string {
  const asked = { tone: 'professional', type: 'job_application', ...request } as const
  return argueNotes({ ...asked, language, now: { year: 2026, month: 11 } }, seed, testKnowledge()).content
}
