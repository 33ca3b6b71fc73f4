import type pg from 'pg'
import type { Owner } from './bench-server.ts'
import { writeLetter } from './sample-request.ts'

export const letterCount = 10_000

export const idOf = (owner: Owner, number: number) =>
  `${owner.id.slice(0, 24)}${number.toString(16).padStart(12, '0')}`

const trades = ['Métallerie', 'Fleuriste', 'Crèche', 'Théâtre', 'Vergers', 'Imprimerie', 'Clinique', 'Garage']

/** Realistic letters: a few texts of the composer, each for another company. */
export async function fillLetters(client: pg.Client, owner: Owner, count: number): Promise<void> {
  const texts = Array.from({ length: 40 }, (_, seed) => writeLetter(seed))
  const rows = Array.from({ length: count }, (_, number) => ({
    id: idOf(owner, number),
    title: `Candidature ${trades[number % trades.length]} n° ${number}`,
    company: number === 5 ? 'Conserverie Talabardon' : `${trades[(number * 3) % trades.length]} n° ${number}`,
    content: `${texts[number % texts.length]}${number === 5 ? '\n\nJe cultive l’hélianthe.' : ''}`,
    status: number % 3 === 0 ? 'final' : 'draft',
    at: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
  }))
  await client.query(
    `INSERT INTO letters (user_id, id, title, company, job_title, recipient, sender, reference, offer, content, type,
       language, status, has_enclosure, word_count, version, created_at, updated_at)
     SELECT $1, id, title, company, 'Employé', '{"name": "", "email": "", "address": []}',
       '{"name": "", "address": [], "phone": "", "email": "", "city": ""}', '', '', content, 'job_application', 'fr',
       status, false, 300, 1, at, at
     FROM jsonb_to_recordset($2) AS letter (
       id uuid, title text, company text, content text, status text, at timestamptz)`,
    [owner.id, JSON.stringify(rows)],
  )
}
