import type { Session, SignInMethod } from '@lettrine/contract/sessions'
import { aDate, anId } from './fixtures.ts'
import type { ApiAnswers } from './in-memory-api.ts'

export const aSession = (fields: Partial<Session> = {}): Session => ({
  id: anId(),
  device: 'Chrome sur Linux',
  address: '203.0.113.0',
  openedAt: aDate,
  lastUsedAt: aDate,
  isCurrent: true,
  ...fields,
})

/** The sessions and sign-in methods of an account. */
export const aSecurityPage = (
  sessions: Session[] = [aSession(), aSession({ device: 'Safari sur iPhone', isCurrent: false })],
  methods: SignInMethod[] = ['password'],
): ApiAnswers => ({
  sessions: {
    list: () => ({ data: { sessions } }),
    methods: () => ({ data: { methods: methods.map((method) => ({ method, since: aDate })) } }),
  },
})
