import { expect, test } from 'vitest'
import { socialMessage } from './social.fr.ts'
import { readResult } from './social-redirect.ts'

const attempt = '01234567-89ab-cdef-0123-456789abcdef'

test.each([
  [`provider=google&attempt=${attempt}`, { provider: 'google', attempt }],
  [
    `provider=github&attempt=${attempt}&error=access_denied`,
    { provider: 'github', attempt, error: 'access_denied' },
  ],
  [`attempt=${attempt}&notice=password_withdrawn`, { attempt, isPasswordWithdrawn: true }],
  ['provider=evil&attempt=x', {}],
  ['error=<script>alert(1)</script>', { error: 'unknown' }],
  [`error=${'a'.repeat(61)}`, { error: 'unknown' }],
])('the return page read from %j', (query, expected) => {
  expect(readResult(new URLSearchParams(query))).toEqual(expected)
})

test.each([
  [
    'access_denied',
    'google',
    'Vous n’avez pas autorisé Lettrine à utiliser votre compte Google. Rien n’a été transmis.',
  ],
  ['popup_blocked', 'github', 'Votre navigateur a bloqué la fenêtre de connexion.'],
  [
    'state_mismatch',
    undefined,
    'Cette demande de connexion n’est plus valable. Recommencez depuis la page de connexion.',
  ],
  ['some_new_code', 'google', 'Erreur d’authentification\u00a0: some new code'],
  ['constructor', 'google', 'Erreur d’authentification\u00a0: constructor'],
] as const)('%s with %s is told in French', (code, provider, expected) => {
  expect(socialMessage(code, provider)).toBe(expected)
})
