import { randomUUID } from 'node:crypto'
import type { MatrixFixture } from './callers.ts'

type Method = Parameters<MatrixFixture['server']['request']>[0]

async function asOwner({ server, owner }: MatrixFixture, method: Method, path: string, body?: object) {
  const answer = await server.request(method, path, { token: owner.token, body })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

async function letter(fixture: MatrixFixture): Promise<string> {
  const id = randomUUID()
  const made = await asOwner(fixture, 'POST', '/letters', {
    id,
    title: 'Caviste à Tours',
    content: 'Madame, Monsieur,\n\nJe connais vos vignerons.',
  })
  return made.id as string
}

async function binnedLetter(fixture: MatrixFixture): Promise<string> {
  const id = await letter(fixture)
  await asOwner(fixture, 'DELETE', `/letters/${id}`)
  return id
}

async function version(fixture: MatrixFixture) {
  const id = await letter(fixture)
  const { versions } = await asOwner(fixture, 'GET', `/letters/${id}/versions`)
  return { id, versionId: versions[0].id as string }
}

async function share(fixture: MatrixFixture) {
  const id = await letter(fixture)
  const made = await asOwner(fixture, 'POST', `/letters/${id}/shares`, {})
  return { path: { id, shareId: made.share.id as string }, token: made.token as string }
}

async function copy(fixture: MatrixFixture) {
  const id = await letter(fixture)
  const made = await asOwner(fixture, 'POST', `/letters/${id}/sent`, {})
  return { id, copyId: made.id as string }
}

async function template(fixture: MatrixFixture): Promise<string> {
  const made = await asOwner(fixture, 'POST', '/templates', {
    title: 'Caviste',
    template: '{{appel}},\n\nJe connais {{entreprise}}.\n\n{{formule}}',
  })
  return made.id as string
}

async function proposedTemplate(fixture: MatrixFixture): Promise<string> {
  const id = await template(fixture)
  await asOwner(fixture, 'POST', `/templates/${id}/submit`, {})
  return id
}

/** A library template that made a letter. */
async function usedTemplate(fixture: MatrixFixture): Promise<string> {
  const { templates } = await asOwner(fixture, 'GET', '/templates')
  const isFree = (one: { isMine: boolean; isLocked: boolean }) => !one.isMine && !one.isLocked
  const id = templates.find(isFree).id as string
  await asOwner(fixture, 'POST', `/templates/${id}/use`, { letterId: randomUUID() })
  return id
}

/** A session of the owner’s on another device. */
async function session({ server, owner }: MatrixFixture): Promise<string> {
  const { email, password } = owner
  const payload = { email, password }
  await server.app.inject({ method: 'POST', url: '/v1/auth/sign-in/email', payload })
  const { body } = await server.request('GET', '/users/sessions', { token: owner.token })
  return body.data.sessions.find((one: { isCurrent: boolean }) => !one.isCurrent).id
}

async function linkedProvider({ server, owner }: MatrixFixture): Promise<void> {
  await server.db.execute(
    `INSERT INTO accounts (id, user_id, account_id, provider_id, created_at, updated_at)
     VALUES (gen_random_uuid(), '${owner.id}', '${owner.id}', 'google', now(), now())`,
  )
}

/** An archive of the owner’s data, as a job would have left it. */
async function archive({ server, owner }: MatrixFixture): Promise<void> {
  const id = randomUUID()
  await server.db.execute(
    `INSERT INTO data_exports (user_id, id, status, asked_at, chunk_count, size, expires_at)
     VALUES ('${owner.id}', '${id}', 'ready', now(), 1, 4, now() + interval '1 day')`,
  )
  await server.db.execute(
    `INSERT INTO data_export_chunks (user_id, export_id, run, position, bytes)
     VALUES ('${owner.id}', '${id}', 0, 0, '\\x504b0506')`,
  )
}

async function notification({ server, owner }: MatrixFixture): Promise<string> {
  const id = randomUUID()
  await server.db.execute(
    `INSERT INTO notifications (user_id, id, sequence, key, type, title, message, data, created_at)
     SELECT '${owner.id}', '${id}', coalesce(max(sequence), 0) + 1000, '${id}', 'security', 'Titre', 'Texte', '{}', now()
     FROM notifications WHERE user_id = '${owner.id}'`,
  )
  return id
}

/** Resources of the owner, created anew for each route. */
async function passkey({ server, owner }: MatrixFixture): Promise<string> {
  const id = randomUUID()
  await server.db.execute(`
    INSERT INTO passkeys (id, user_id, name, public_key, credential_id, counter, device_type, is_backed_up, created_at)
    VALUES ('${id}', '${owner.id}', 'Clé', 'publique', '${id}', 0, 'multiDevice', true, now())`)
  return id
}

export const createResource = {
  passkey,
  letter,
  binnedLetter,
  version,
  share,
  copy,
  template,
  proposedTemplate,
  usedTemplate,
  session,
  linkedProvider,
  archive,
  notification,
}
