import { describe, expect, test } from 'vitest'
import { strengthLabel } from './identity.fr.ts'
import { passwordStrength, SignIn, SignUpForm } from './identity.ts'

const faultsOf = (form: object) => {
  const parsed = SignUpForm.safeParse(form)
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('the sign-up form', () => {
  const valid = {
    name: 'Inès',
    email: 'ines@exemple.fr',
    password: 'secret12',
    confirmation: 'secret12',
    terms: true,
  }

  test('accepts valid input and trims name and e-mail address', () => {
    const parsed = SignUpForm.parse({ ...valid, name: ' Inès ', email: ' ines@exemple.fr ' })
    expect([parsed.name, parsed.email]).toEqual(['Inès', 'ines@exemple.fr'])
  })

  test('reports every empty field at once', () => {
    expect(faultsOf({ name: '', email: '', password: '', confirmation: '', terms: false })).toMatchObject({
      name: 'Le nom est requis',
      email: 'L’adresse email est requise',
      password: 'Le mot de passe est requis',
      confirmation: 'La confirmation du mot de passe est requise',
      terms: 'Vous devez accepter les conditions d’utilisation',
    })
  })

  test('asks for eight characters', () => {
    expect(faultsOf({ ...valid, password: 'carpes7', confirmation: 'carpes7' })).toEqual({
      password: 'Le mot de passe doit contenir au moins 8 caractères',
    })
  })

  test('reports different passwords even when another field is invalid', () => {
    expect(faultsOf({ ...valid, confirmation: 'secret13', email: 'ines' })).toEqual({
      confirmation: 'Les mots de passe ne correspondent pas',
      email: 'Format d’email invalide',
    })
  })
})

test('signing in needs an address and a password of six characters', () => {
  expect(SignIn.safeParse({ email: 'a@b.c', password: '12345' }).success).toBe(false)
  expect(SignIn.safeParse({ email: 'a@b.c', password: '123456' }).success).toBe(true)
})

test.each([
  ['', 0, 'Faible'],
  ['abcde', 0, 'Faible'],
  ['abcdef', 1, 'Faible'],
  ['abcdefgh', 2, 'Moyen'],
  // The server refuses these, or their like, as too common.
  ['password1', 2, 'Moyen'],
  ['Password1!', 2, 'Moyen'],
  ['Motdepasse1', 2, 'Moyen'],
  ['12345678a', 2, 'Moyen'],
  ['Abcd efgh', 3, 'Fort'],
  ['ab-cdefg', 3, 'Fort'],
  ['Ab7defg1', 4, 'Très fort'],
  ['Ab!def1!', 5, 'Très fort'],
  ['É1!aaa', 4, 'Très fort'],
  ['éééééé', 1, 'Faible'],
])('the strength of %j is %d, «%s»', (password, score, label) => {
  expect([passwordStrength(password), strengthLabel(passwordStrength(password))]).toEqual([score, label])
})
