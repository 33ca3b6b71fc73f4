import { expect, test } from 'vitest'
import { hardCondition } from './hard-condition.ts'

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
