import { expect, it } from 'vitest'
import type { CareerFacts } from './facts.ts'
import { namedCredentials } from './named-credentials.ts'

const withCertificates = (...names: string[]) =>
  ({
    education: [],
    certificates: names.map((name) => ({ id: name, name, year: '' })),
  }) as unknown as Pick<CareerFacts, 'education' | 'certificates'>

it.each([
  ['DEAES', 'DE AES ou AMP exigé.', true],
  ['DEAS', 'Titulaire du D.E.A.S.', true],
  ['DEAS', 'Vous êtes aide-soignant diplômé.', true],
  ['HACCP', 'Les règles HACCP vous sont familières.', true],
  ['SSIAP 1', 'Diplôme de sécurité incendie souhaité.', true],
  ['CACES R489 3', 'Permis B exigé.', false],
  ['Certificat de coiffure', 'Certificat de secouriste apprécié.', false],
])('«%s», and an offer that says «%s»: %s', (name, text, expected) => {
  expect(namedCredentials(withCertificates(name), text).has(name)).toBe(expected)
})

it.each([
  ['Titre professionnel', 'Gestionnaire de paie', true],
  ['BTS', 'Assistant de gestion PME-PMI', false],
])('«%s %s» among what a firm for small businesses asks for: %s', (diploma, field, expected) => {
  const education = [{ id: 'own', card: { diploma, field }, forms: { status: 'obtained' } }]
  const facts = { education, certificates: [] } as unknown as Pick<CareerFacts, 'education' | 'certificates'>
  const text =
    'Vous gérez la paie de clients TPE/PME.\nDe formation Bac +2 ou titre professionnel gestionnaire de paie.'
  expect(namedCredentials(facts, text).has('own')).toBe(expected)
})
