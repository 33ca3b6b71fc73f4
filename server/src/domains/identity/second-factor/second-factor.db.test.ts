import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfApplication, nextCodeOfApplication } from '../../../../../sandbox/testing/application.ts'
import { tablesWith } from '../../../../testing/my-data/every-table.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestApp['signUp']>>
type Cookies = Record<string, string>

const post = async (path: string, payload: object, cookies: Cookies = {}) => {
  const answer = await server.app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload, cookies })
  const set = Object.fromEntries(
    answer.cookies.filter(({ value }) => value).map(({ name, value }) => [name, value]),
  )
  return { status: answer.statusCode, body: answer.json(), set, all: answer.cookies }
}

const factor = (token: string, path = '', body: object = {}) =>
  server.request('POST', `/users/second-factor${path}`, { token, body })

const stateOf = async (token: string) =>
  (await server.request('GET', '/users/second-factor', { token })).body.data

/** An account whose second factor is on; its first code is used. */
async function withSecondFactor() {
  const person = await server.signUp()
  const { key } = (await factor(person.token, '', { password: person.password })).body.data
  const activated = await factor(person.token, '/activate', { code: codeOfApplication(key) })
  expect(activated.status).toBe(200)
  return { ...person, key: key as string, codes: activated.body.data.recoveryCodes as string[] }
}

const firstStep = ({ email, password }: Pick<Person, 'email' | 'password'>, cookies: Cookies = {}) =>
  post('sign-in/email', { email, password }, cookies)

/** Makes codes that were used count again, as half a minute later. */
const forgetSteps = (id: string) =>
  server.db.execute(sql`UPDATE second_factors SET last_step = NULL WHERE user_id = ${id}`)

const subjectsOf = async (id: string) => {
  const { rows } = await server.db.execute<{ subject: string }>(
    sql`SELECT subject FROM outgoing_mails WHERE user_id = ${id} ORDER BY created_at, id`,
  )
  return rows.map(({ subject }) => subject)
}

const tokenOf = async (cookies: Cookies) => {
  const answer = await server.app.inject({ method: 'GET', url: '/v1/auth/token', cookies })
  return { status: answer.statusCode, token: answer.json().token as string }
}

describe('setting up', () => {
  test('needs the password, then a first code; tells ten recovery codes once, and a mail', async () => {
    const { id, token, password } = await server.signUp()
    expect(await stateOf(token)).toMatchObject({ isOn: false, recoveryCodesLeft: 0, hasPassword: true })
    const refused = await factor(token, '', { password: 'pas celui-ci' })
    expect([refused.status, refused.body.code]).toEqual([422, 'WRONG_PASSWORD'])
    const begun = (await factor(token, '', { password })).body.data
    expect(begun.uri).toContain(`secret=${begun.key}`)
    expect((await stateOf(token)).isOn).toBe(false)
    const wrong = await factor(token, '/activate', { code: '000000' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'SECOND_FACTOR_CODE_WRONG'])
    const right = await factor(token, '/activate', { code: codeOfApplication(begun.key) })
    expect(right.body.data.recoveryCodes).toHaveLength(10)
    expect(await stateOf(token)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await factor(token, '', { password })).body.code).toBe('SECOND_FACTOR_ON')
    expect(await subjectsOf(id)).toContain('Validation en deux étapes activée')
  })

  test('without a password, needs a sign-in of the last ten minutes', async () => {
    const { id, token } = await server.signUp()
    await server.db.execute(sql`UPDATE accounts SET password = NULL WHERE user_id = ${id}`)
    await server.db.execute(
      sql`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = ${id}`,
    )
    expect((await factor(token)).body.code).toBe('FRESH_SIGN_IN_REQUIRED')
    await server.db.execute(sql`UPDATE sessions SET created_at = now() WHERE user_id = ${id}`)
    expect((await factor(token)).status).toBe(200)
  })

  test('wrong codes are delayed after five', async () => {
    const { token, password } = await server.signUp()
    await factor(token, '', { password })
    for (let tries = 0; tries < 6; tries++) await factor(token, '/activate', { code: '000000' })
    expect((await factor(token, '/activate', { code: '000000' })).status).toBe(429)
  })
})

describe('signing in', () => {
  test('asks for a code after the right password only, without a session before it', async () => {
    const person = await withSecondFactor()
    const wrong = await firstStep({ ...person, password: 'pas celui-ci' })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    const first = await firstStep(person)
    expect(first).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
    expect(Object.keys(first.set)).toEqual(['lettrine.two_factor'])
    expect((await tokenOf(first.set)).status).toBe(401)
    const second = await post(
      'two-factor/verify-totp',
      { code: nextCodeOfApplication(person.key) },
      first.set,
    )
    expect([second.status, second.body.user.email]).toEqual([200, person.email])
    expect(second.body.token).toBeUndefined()
    expect(second.set['XSRF-TOKEN']).toBeDefined()
    expect(second.set['lettrine.device']).toBeDefined()
    const { token } = await tokenOf(second.set)
    expect((await stateOf(token)).isOn).toBe(true)
  })

  test('no code is used twice, and none without the first step', async () => {
    const person = await withSecondFactor()
    const code = nextCodeOfApplication(person.key)
    expect((await post('two-factor/verify-totp', { code })).body.code).toBe('SECOND_STEP_EXPIRED')
    expect((await post('two-factor/verify-totp', { code }, person.cookies)).body.code).toBe(
      'SECOND_STEP_EXPIRED',
    )
    expect((await post('two-factor/verify-totp', { code }, (await firstStep(person)).set)).status).toBe(200)
    const again = await post('two-factor/verify-totp', { code }, (await firstStep(person)).set)
    expect([again.status, again.body.code, again.set]).toEqual([422, 'SECOND_FACTOR_CODE_WRONG', {}])
    const { rows } = await server.db.execute(sql`SELECT 1 FROM sessions WHERE user_id = ${person.id}`)
    expect(rows).toHaveLength(2)
  })

  test('a first step allows five codes, and an account ten in a row', async () => {
    const person = await withSecondFactor()
    const tryFive = async () => {
      const { set } = await firstStep(person)
      for (let tries = 0; tries < 5; tries++) {
        const { body } = await post('two-factor/verify-totp', { code: '000000' }, set)
        expect(body.code).toBe('SECOND_FACTOR_CODE_WRONG')
      }
      return post('two-factor/verify-totp', { code: nextCodeOfApplication(person.key) }, set)
    }
    expect((await tryFive()).body.code).toBe('SECOND_STEP_EXPIRED')
    expect((await tryFive()).body.code).toBe('TOO_MANY_REQUESTS')
    const { set } = await firstStep(person)
    const right = await post('two-factor/verify-totp', { code: nextCodeOfApplication(person.key) }, set)
    expect(right.status).toBe(429)
  })

  test('a recovery code works once, however it is typed; a mail tells when two are left', async () => {
    const person = await withSecondFactor()
    const use = async (code: string) =>
      post('two-factor/verify-backup-code', { code }, (await firstStep(person)).set)
    const [first = '', ...others] = person.codes
    expect((await use(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    const again = await use(first)
    expect([again.status, again.body.code]).toEqual([422, 'RECOVERY_CODE_WRONG'])
    expect(await stateOf(person.token)).toMatchObject({ recoveryCodesLeft: 9 })
    const low = 'Bientôt plus de codes de secours'
    for (const code of others.slice(0, 6)) expect((await use(code)).status).toBe(200)
    expect(await subjectsOf(person.id)).not.toContain(low)
    expect((await use(others[6]!)).status).toBe(200)
    expect(await subjectsOf(person.id)).toContain(low)
  })

  test('one recovery code in two requests at once signs in once', async () => {
    const person = await withSecondFactor()
    const [code = ''] = person.codes
    const steps = [await firstStep(person), await firstStep(person)]
    const both = await Promise.all(
      steps.map(({ set }) => post('two-factor/verify-backup-code', { code }, set)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('a trusted device skips the code, until devices are signed out everywhere', async () => {
    const person = await withSecondFactor()
    const { set } = await firstStep(person)
    const code = nextCodeOfApplication(person.key)
    const trusted = await post('two-factor/verify-totp', { code, trustDevice: true }, set)
    const device = { 'lettrine.trust_device': trusted.set['lettrine.trust_device']! }
    const later = await firstStep(person, device)
    expect(later.body.user.email).toBe(person.email)
    const { token } = await tokenOf(later.set)
    await server.request('POST', '/users/sign-out-everywhere', { token })
    const renewed = { 'lettrine.trust_device': later.set['lettrine.trust_device']! }
    expect((await firstStep(person, renewed)).body.twoFactorRedirect).toBe(true)
  })
})

describe('what is grave', () => {
  const grave = (person: Person) => ({
    'turning it off': () => factor(person.token, '/turn-off', { password: person.password }),
    'other recovery codes': () => factor(person.token, '/recovery-codes', { password: person.password }),
    'another password': () =>
      server.request('POST', '/users/change-password', {
        token: person.token,
        body: { currentPassword: person.password, newPassword: 'Corail-des-mers-42' },
      }),
    'a passkey': () =>
      server.request('POST', '/users/passkeys/begin', {
        token: person.token,
        body: { password: person.password },
      }),
    'deleting the account': () =>
      server.request('DELETE', '/users/account', {
        token: person.token,
        body: { confirmation: 'supprimer mon compte', password: person.password },
      }),
  })

  test('needs a code of the last ten minutes, besides the password', async () => {
    const person = await withSecondFactor()
    const old = sql`UPDATE sessions SET second_factor_at = now() - interval '11 minutes' WHERE user_id = ${person.id}`
    await server.db.execute(old)
    for (const [what, ask] of Object.entries(grave(person)))
      expect((await ask()).body.code, what).toBe('SECOND_FACTOR_REQUIRED')
    const file = () =>
      server.request('GET', '/users/data-export/file', { token: person.token }).then(({ body }) => body.code)
    expect(await file()).toBe('SECOND_FACTOR_REQUIRED')
    expect((await factor(person.token, '/prove', { code: '000000' })).body.code).toBe(
      'SECOND_FACTOR_CODE_WRONG',
    )
    const code = nextCodeOfApplication(person.key)
    expect((await factor(person.token, '/prove', { code })).status).toBe(200)
    expect((await factor(person.token, '/prove', { code })).body.code).toBe('SECOND_FACTOR_CODE_WRONG')
    expect(await file()).toBe('DATA_EXPORT_NOT_FOUND')
    const { 'turning it off': turnOff, ...others } = grave(person)
    const wrong = await factor(person.token, '/turn-off', { password: 'pas celui-ci' })
    expect(wrong.body.code).toBe('WRONG_PASSWORD')
    expect((await turnOff()).status).toBe(200)
    expect((await others['another password']()).status).toBe(200)
    expect(await stateOf(person.token)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    expect(await subjectsOf(person.id)).toContain('Validation en deux étapes désactivée')
  })

  test('is allowed after a recovery code, too', async () => {
    const person = await withSecondFactor()
    await server.db.execute(sql`UPDATE sessions SET second_factor_at = NULL WHERE user_id = ${person.id}`)
    expect((await factor(person.token, '/prove', { code: person.codes[3]! })).status).toBe(200)
    const renewed = await factor(person.token, '/recovery-codes', { password: person.password })
    expect(renewed.body.data.recoveryCodes).toHaveLength(10)
    expect((await factor(person.token, '/prove', { code: person.codes[4]! })).body.code).toBe(
      'RECOVERY_CODE_WRONG',
    )
  })
})

describe('an administrator', () => {
  const pending = (token: string) => server.request('GET', '/admin/templates/pending', { token })
  const grant = (id: string) =>
    server.db.execute(sql`INSERT INTO administrators (user_id, granted_at) VALUES (${id}, now())`)

  test('is answered once a second factor is set up and proved in the session', async () => {
    const plain = await server.signUp()
    await grant(plain.id)
    const refused = await pending(plain.token)
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_NOT_SET_UP'])
    expect(await stateOf(plain.token)).toMatchObject({ isRequired: true })
    const person = await withSecondFactor()
    await grant(person.id)
    expect((await pending(person.token)).status).toBe(200)
    await server.db.execute(sql`UPDATE sessions SET second_factor_at = NULL WHERE user_id = ${person.id}`)
    expect((await pending(person.token)).body.code).toBe('SECOND_FACTOR_REQUIRED')
  })
})

describe('a copy of the database', () => {
  test('holds neither the key of an application nor a recovery code', async () => {
    const { key, codes } = await withSecondFactor()
    const bare = codes.map((code) => code.replaceAll('-', ''))
    expect(await tablesWith(server, [key, ...codes, ...bare])).toEqual([])
  })
})

test('a person who resets the password of an address that was never verified is rid of what others set up', async () => {
  const person = await withSecondFactor()
  await forgetSteps(person.id)
  const { removeUnprovenFactors } = await import('./unproven-factors.ts')
  await server.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${person.id}`)
  await server.db.transaction((tx) => removeUnprovenFactors(tx, person.id, new Date()))
  expect((await stateOf(person.token)).isOn).toBe(true)
  await server.db.execute(sql`UPDATE users SET email_verified = false WHERE id = ${person.id}`)
  await server.db.transaction((tx) => removeUnprovenFactors(tx, person.id, new Date()))
  expect((await stateOf(person.token)).isOn).toBe(false)
})
