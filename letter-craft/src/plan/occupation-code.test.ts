import { expect, it, test } from 'vitest'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { occupationCode, occupationCodes } from './occupation-code.ts'
import { titleAliases } from './title-aliases.fr.ts'

const { occupations } = testKnowledge()
const key = (title: string) =>
  plainLetters(title)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()

it.each([
  ['Hôtesse de caisse', 'Hôte de caisse'],
  ['Aide soignante de nuit', 'Aide-soignant'],
  ['Vendeur(se) en boulangerie H/F', 'Vendeur en épicerie'],
  ['Chauffeur livreur VL', 'Conducteur-livreur'],
  ['TISF secteur Nord', 'Technicien d’Intervention Sociale et Familiale (TISF)'],
  ['Développeur.se full-stack', 'Développeur informatique'],
  ['Électricien', 'Electricien du bâtiment'],
  ['Baby-sitting', 'Garde d’enfant'],
  ['Coloriste coiffeuse', 'Coiffeur'],
])('«%s» is the occupation of «%s»', (title, name) => {
  const code = occupationCode(title, occupations)
  expect(key(occupations.find(code ?? '')?.name.masculine ?? '')).toBe(key(name))
})

it.each(['Directeur de site', 'Manager', 'Assistante', 'Agent polyvalent', 'Chef d’équipe', 'Stage', ''])(
  '«%s» alone names no occupation',
  (title) => {
    expect(occupationCode(title, occupations)).toBeUndefined()
  },
)

test('two titles of one post are two occupations', () => {
  const names = occupationCodes('Serveuse / Réceptionniste', occupations).map(
    (code) => occupations.find(code)?.name.feminine,
  )
  expect(names).toEqual(['Serveuse en restauration', 'Réceptionniste'])
})

test('each alias leads to a title that the register has', () => {
  const titles = titleAliases.map(([, title]) => title).filter((title) => title !== '')
  const lost = titles.filter(
    (title) => !occupations.search(title, 5).some(({ masculine }) => key(masculine) === key(title)),
  )
  expect(lost).toEqual([])
})
