import { measuredVoice } from '@lettrine/contract/voice'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { grantPlan } from '../../src/domains/subscriptions/index.ts'
import { newId } from '../../src/platform/new-id.ts'
import { newToken } from '../../src/platform/new-token.ts'
import type { TestApp } from '../test-app.ts'

type Method = Parameters<TestApp['request']>[0]
type Person = Awaited<ReturnType<TestApp['signUp']>>
export type FullAccount = Person & {
  letterId: string
  binnedId: string
  templateId: string
  shareToken: string
  /** A word in each text of the account, and nowhere else. */
  marker: string
}

/** Calls the API as the owner of `token`; throws on an error status. */
export function asOwner(server: TestApp, token: string) {
  return async (method: Method, path: string, body?: object) => {
    const answer = await server.request(method, path, { token, body })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
}

/** An account with something in every table, and `marker` in every text that its owner can write. */
export async function createFullAccount(server: TestApp, marker: string): Promise<FullAccount> {
  const person = await server.signUp({
    name: `Inès ${marker}`,
    email: `${marker}@example.org`,
    password: 'Secret1!',
  })
  const ask = asOwner(server, person.token)
  await grantPlan({ db: server.db, clock: () => new Date(), newId, actor: 'test' }, person.id, 'premium', 1)
  const letterId = await aFullLetter(ask, marker)
  const binnedId = (await ask('POST', '/letters', { title: `Corbeille ${marker}`, content: marker })).id
  await ask('DELETE', `/letters/${binnedId}`)
  const { token: shareToken } = await ask('POST', `/letters/${letterId}/shares`, { password: `pw-${marker}` })
  await server.request('POST', '/shares/open', {
    body: { token: shareToken, password: `pw-${marker}` },
  })
  const templateId = await aTemplateAndMarks(ask, marker)
  await ask('POST', '/dictionary', { word: marker })
  await ask('POST', '/proofreading/faults', { faults: [{ rule: 'spelling', count: 2 }] })
  await ask('PUT', '/career', aCareer(marker))
  await ask('POST', '/voice/texts', { content: `${marker} `.repeat(20) })
  await ask('PUT', '/voice/choices', { ...measuredVoice, formality: 'plain' })
  await ask('POST', '/ignored-rules', { rule: 'confusion/fond-fonds' })
  await ask('POST', '/subscriptions/increment-ai-usage')
  await writeProfile(server, person, marker)
  await writeByHand(server, person.id, marker)
  // A job that names the user, and waits.
  await server.app.inject({
    method: 'POST',
    url: '/v1/auth/request-password-reset',
    payload: { email: person.email },
  })
  return { ...person, letterId, binnedId, templateId, shareToken, marker }
}

/** A career with a card of each kind, and `marker` in each of its texts. */
function aCareer(marker: string): object {
  const word = (field: string) => `${field} ${marker}`
  return {
    jobs: [
      {
        ...{
          title: word('title'),
          employer: word('employer'),
          employerKind: word('kind'),
          place: word('place'),
        },
        ...{ tasks: [word('task')], results: [{ text: word('result') }] },
      },
    ],
    education: [
      {
        ...{ diploma: word('diploma'), field: word('field'), school: word('school'), place: word('place') },
        details: [word('detail')],
      },
    ],
    certificates: [{ name: word('certificate') }],
    languages: [{ name: word('language'), level: word('level') }],
    tools: [{ name: word('tool') }],
    interests: [{ name: word('interest') }],
    unfiled: [word('unfiled')],
    version: 0,
  }
}

/** Profile, picture and settings. */
async function writeProfile(server: TestApp, { id, token }: Person, marker: string): Promise<void> {
  const word = (field: string) => `${field} ${marker}`
  await asOwner(server, token)('PUT', '/users/profile', {
    jobTitle: word('jobTitle'),
    location: word('location'),
    bio: word('bio'),
    candidate: {
      ...{ city: word('city'), experience: word('experience'), education: word('education') },
      ...{ address: [word('address')], skills: [word('skills')] },
      ...{ achievements: [word('achievements')], languages: [word('languages')] },
    },
    website: `https://${marker}.example.org`,
  })
  await asOwner(server, token)('PUT', '/users/settings', { tone: 'formal', allowsAnalytics: false })
  const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8c2332' } })
    .webp()
    .toBuffer()
  await server.db.execute(
    sql`INSERT INTO avatars (user_id, content_hash, webp, made_at) VALUES (${id}, 'empreinte', ${webp}, now())`,
  )
}

type Ask = ReturnType<typeof asOwner>

async function aFullLetter(ask: Ask, marker: string): Promise<string> {
  const texts = {
    title: `Caviste ${marker}`,
    company: `Les Vignes ${marker}`,
    jobTitle: `Caviste ${marker}`,
    reference: `Réf. ${marker}`,
    offer: `Caviste H/F, ${marker}.`,
    recipient: { name: `Mme ${marker}`, email: `r-${marker}@example.org`, address: [`1 rue ${marker}`] },
    sender: {
      name: `Inès ${marker}`,
      email: `s-${marker}@example.org`,
      address: [`2 rue ${marker}`],
      city: marker,
      phone: '06 12 34 56 78',
    },
    confirmedClaims: [`claim-${marker}`],
    plan: { denied: [`need-${marker}`], motive: `Vos vins, ${marker}.` },
  }
  const content = `Madame, Monsieur,\n\nJe connais vos vignerons, ${marker}.`
  const { id } = await ask('POST', '/letters', { ...texts, content })
  await ask('PUT', `/letters/${id}`, { version: 1, content: `${content}\n\nEt je viens les voir.` })
  const { versions } = await ask('GET', `/letters/${id}/versions`)
  await ask('PUT', `/letters/${id}/versions/${versions[0].id}`, { label: `Version ${marker}` })
  await ask('POST', `/letters/${id}/sent`, {})
  await ask('POST', `/letters/${id}/export`, { options: { format: 'txt' } })
  await ask('POST', `/letters/${id}/analyze`, {})
  return id
}

async function aTemplateAndMarks(ask: Ask, marker: string): Promise<string> {
  const { id } = await ask('POST', '/templates', {
    title: `Modèle ${marker}`,
    template: `{{appel}},\n\nJe connais {{entreprise}}, ${marker}.\n\n{{formule}}`,
    description: `Description ${marker}`,
    tags: [`tag-${marker}`],
    industry: [`Secteur ${marker}`],
  })
  await ask('POST', `/templates/${id}/submit`, {})
  const { templates } = await ask('GET', '/templates')
  const library = templates.find((one: { isMine: boolean }) => !one.isMine)
  await ask('POST', `/templates/${library.id}/bookmark`, {})
  await ask('POST', `/templates/${library.id}/use`, { letterId: newId() })
  await ask('POST', `/templates/${library.id}/rating`, { rating: 4 })
  return id
}

/** What a test cannot do through the API: other services, operators, pages that write a whole profile. */
async function writeByHand({ db }: TestApp, userId: string, marker: string): Promise<void> {
  const statements = [
    `INSERT INTO accounts (id, user_id, account_id, provider_id, access_token, created_at, updated_at)
     VALUES ('${newId()}', '${userId}', 'google-${marker}', 'google', 'jeton-${marker}', now(), now())`,
    `INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at)
     VALUES ('${newId()}', 'état', '{"link": {"userId": "${userId}", "email": "${marker}@example.org"}}', now(), now(), now())`,
    `INSERT INTO second_factors (id, user_id, secret, recovery_code_hashes, is_verified, created_at)
     VALUES ('${newId()}', '${userId}', 'clef-${newToken()}', '["${newToken()}"]', true, now())`,
    `INSERT INTO passkeys (id, user_id, name, public_key, credential_id, counter, device_type, is_backed_up, created_at)
     VALUES ('${newId()}', '${userId}', 'Téléphone ${marker}', 'publique-${newToken()}', '${newToken()}', 0, 'multiDevice', true, now())`,
    // The owner just proved the second factor.
    `UPDATE sessions SET second_factor_at = now() WHERE user_id = '${userId}'`,
    `UPDATE sessions SET user_agent = 'Navigateur ${marker}' WHERE user_id = '${userId}'`,
    `INSERT INTO plan_refusals (user_id, feature, day, count) VALUES ('${userId}', 'ai_generation', now(), 1)`,
    `INSERT INTO notification_keys (user_id, key, told_at) VALUES ('${userId}', 'billing ${marker}', now())`,
    `INSERT INTO administrators (user_id, granted_at) VALUES ('${userId}', now())`,
    `UPDATE templates SET moderation = 'refused', refusal_reason = 'Trop court, ${marker}' WHERE user_id = '${userId}'`,
    `INSERT INTO payment_methods (user_id, id, paypal_token_id, payer_email, created_at)
     VALUES ('${userId}', '${newId()}', 'accord-${newToken()}', '${marker}@example.org', now())`,
    `INSERT INTO change_quotes (user_id, id, subscription_id, plan_id, interval, due_cents, credit_cents, price_cents,
       is_immediate, period_start, replaced, created_at, expires_at)
     SELECT user_id, '${newId()}', id, 'pro', 'monthly', 0, 0, 1999, true, now(), '{}', now(), now()
     FROM subscriptions WHERE user_id = '${userId}'`,
    ...aPaidReceipt(userId, marker),
    `INSERT INTO emailed_links (user_id, id, purpose, token_hash, email, created_at, expires_at)
     VALUES ('${userId}', '${newId()}', 'password-reset', '${newToken()}', '${marker}@example.org', now(), now())`,
  ]
  for (const statement of statements) await db.execute(statement)
}

/** A payment with its refund and receipts. */
function aPaidReceipt(userId: string, marker: string): string[] {
  const [paymentId, refundId] = [newId(), newId()]
  return [
    `INSERT INTO payments (id, user_id, kind, status, plan_id, interval, amount_cents, tax_cents, tax_rate, currency,
       price_cents, refunded_cents, invoice_id, payer_id, success_url, created_at, updated_at, settled_at)
     VALUES ('${paymentId}', '${userId}', 'purchase', 'refunded', 'basic', 'monthly', 999, 167, 2000, 'EUR', 999, 999,
       '${paymentId}', 'PAYEUR-${marker}', 'http://localhost:3000/?${marker}', now(), now(), now())`,
    `INSERT INTO refunds (id, payment_id, amount_cents, cause, reason, status, created_at, updated_at)
     VALUES ('${refundId}', '${paymentId}', 999, 'withdrawal', 'Motif ${marker}', 'completed', now(), now())`,
    `INSERT INTO receipts (id, user_id, payment_id, series, year, number, issued_at, content)
     VALUES ('${newId()}', '${userId}', '${paymentId}', 'F', 2000,
       (SELECT coalesce(max(number), 0) + 1 FROM receipts WHERE series = 'F' AND year = 2000), now(),
       '{"customerName": "Inès ${marker}", "grossCents": 999, "taxCents": 167}')`,
  ]
}
