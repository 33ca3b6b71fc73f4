import type { Passkey, SecondFactorState } from '@lettrine/contract/second-factor'
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

export const aPasskey = (fields: Partial<Passkey> = {}): Passkey => ({
  id: anId(),
  name: 'Chrome sur Linux',
  addedAt: aDate,
  lastUsedAt: null,
  ...fields,
})

/** An account whose second factor is on. */
export const aSecondFactor = (fields: Partial<SecondFactorState> = {}): SecondFactorState => ({
  isOn: true,
  since: aDate,
  lastUsedAt: aDate,
  recoveryCodesLeft: 10,
  hasPassword: true,
  isRequired: false,
  passkeys: [],
  ...fields,
})
