import { expect, test } from 'vitest'
import { hardCondition, isImperative, isWished } from './hard-condition.ts'

test.each([
  [
    'Vous conseillez. Une connaissance approfondie des pièces automobiles est indispensable.',
    'vendeuse',
    'une connaissance approfondie des pièces automobiles',
  ],
  ['Profil : expérience en conduite d’engins exigée', 'cariste', 'expérience en conduite d’engins'],
  ['Une connaissance des pièces automobiles est indispensable.', 'vendeur de pièces détachées', undefined],
  ['Débutants acceptés, aucune expérience préalable n’est exigée.', '', undefined],
  ['Vous aimez le travail en équipe.', '', undefined],
])('of «%s», who was «%s» is asked about «%s»', (offer, cards, asked) => {
  expect(hardCondition(offer, cards)).toBe(asked)
})

test('a tool is imperative, or only wished for, by the words behind its name', () => {
  expect(isImperative('Delphi', 'RAD Studio/Delphi (impératif)/PHP')).toBe(true)
  expect(isImperative('PHP', 'RAD Studio/Delphi (impératif)/PHP')).toBe(false)
  expect(isImperative('Excel', 'Vous aimez Excel. Le permis B est exigé.')).toBe(false)
  expect(isWished('AIPR', 'Détenteur de l’autorisation AIPR « opérateur » souhaitée')).toBe(true)
  expect(isWished('CACES', 'CACES 3 ou chargeuse = un vrai plus')).toBe(true)
  expect(isWished('permis B', 'Permis B exigé, anglais souhaité')).toBe(false)
})
