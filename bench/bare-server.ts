import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import Fastify from 'fastify'
import pg from 'pg'
import { layOutLetter, plainMarks } from '../server/src/domains/exports/index.ts'
import { loadSpeller } from '../server/src/domains/proofreading/index.ts'
import { doTypesetting } from '../server/src/platform/typesetting/do-typesetting.ts'
import { buildTypstEngine } from '../server/src/platform/typesetting/typst-engine.ts'

// What a peer would write: Fastify, the same queries through a pool of the same size, the same proofreader and
// typesetter in its own process; no accounts, no checks, no limits.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const speller = await loadSpeller('fr')
const engine = buildTypstEngine()
const app = Fastify()

const columns = `user_id AS "userId", id, title, company, job_title AS "jobTitle", recipient, sender, reference, offer,
  content, type, language, status, has_enclosure AS "hasEnclosure", confirmed_claims AS "confirmedClaims",
  is_bookmarked AS "isBookmarked", page, plan, word_count AS "wordCount", version, created_at AS "createdAt",
  updated_at AS "updatedAt", shared_until AS "sharedUntil"`

type Asked = { Params: { id: string }; Headers: { 'x-user': string } }

async function findLetter(userId: string, id: string) {
  const { rows } = await pool.query({
    name: 'letter',
    text: `SELECT ${columns} FROM letters WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL`,
    values: [userId, id],
  })
  return rows[0]
}

app.get<Asked>('/letters/:id', async (request) => ({
  data: await findLetter(request.headers['x-user'], request.params.id),
}))

app.get<Asked>('/letters', async (request) => {
  const { rows } = await pool.query({
    name: 'letters',
    text: `SELECT ${columns}, title_key FROM letters WHERE user_id = $1 AND deleted_at IS NULL
      ORDER BY updated_at DESC, id DESC LIMIT 11`,
    values: [request.headers['x-user']],
  })
  return { data: { letters: rows.slice(0, 10) } }
})

app.post<Asked & { Body: { content: string } }>('/proofread', async (request) => {
  const values = [request.headers['x-user']]
  const queries = {
    profile:
      'SELECT u.name, u.email, p.* FROM users u LEFT JOIN profiles p ON p.user_id = u.id WHERE u.id = $1',
    words: 'SELECT word FROM personal_words WHERE user_id = $1',
    rules: 'SELECT rule FROM ignored_rules WHERE user_id = $1',
  }
  await Promise.all(Object.entries(queries).map(([name, text]) => pool.query({ name, text, values })))
  const { content } = request.body
  return { data: { findings: proofread(content, { language: 'fr', spelling: { speller } }) } }
})

app.get<Asked>('/letters/:id/file', async (request, reply) => {
  const letter = await findLetter(request.headers['x-user'], request.params.id)
  const { pdf } = await layOutLetter(
    {
      typeset: async (template, data, wanted = {}) => engine.typeset({ template, data, wanted }),
      run: (program, input) => doTypesetting(engine, { program, input }),
    },
    letter,
    { displayName: 'Inès', email: 'ines@example.org' },
    plainMarks,
    new Date(),
    { pdf: 'standard' },
  )
  engine.evictCache()
  return reply.type('application/pdf').send(pdf)
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('disconnect', () => process.exit())
process.send?.('ready')
