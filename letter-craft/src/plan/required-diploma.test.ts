import { expect, test } from 'vitest'
import { holdsDiploma, requiredDiploma, takesOthers } from './required-diploma.ts'

test.each([
  [
    'Titulaire du Diplôme d’Etat d’Animateur.trice, vous possédez une expérience.',
    'diplôme d’État d’animateur',
  ],
  [
    '* Diplômé(e) d’État en Assistant Social ou Conseiller en Economie Sociale et Familiale.',
    'diplôme d’État d’assistant social',
  ],
  ['Le diplôme d’état d’infirmier est exigé.', 'diplôme d’État d’infirmier'],
  [
    'Diplôme d’État d’éducateur de jeunes enfants obligatoire',
    'diplôme d’État d’éducateur de jeunes enfants',
  ],
  [
    'Titulaire du diplôme d’Etat de TECHNICIEN DE L’INTERVENTION SOCIALE ET FAMILIALE, ou du CAFERUIS',
    'diplôme d’État de technicien de l’intervention sociale et familiale',
  ],
  ['Un diplôme d’État d’aide-soignant serait un plus.', undefined],
  ['Diplôme d’État exigé.', undefined],
  ['Vous aimez le contact.', undefined],
])('of «%s»: %s', (line, diploma) => {
  expect(requiredDiploma({ title: 'Agent', text: line })).toBe(diploma)
})

test('another diploma that the offer takes is no secret', () => {
  expect(takesOthers('Titulaire du diplôme d’État d’assistant social ou de CESF.')).toBe(true)
  expect(takesOthers('Le diplôme d’état d’infirmier est exigé.\nCDI ou CDD.')).toBe(false)
})

test('the law requires a diploma, whatever the offer says', () => {
  const title = 'Éducateur / Éducatrice de jeunes enfants (H/F)'
  expect(requiredDiploma({ title, text: '' })).toBe('diplôme d’État d’éducateur de jeunes enfants')
})

test.each([
  ['diplôme d’État d’aide-soignant', 'DEAS', true],
  ['diplôme d’État d’ambulancier', 'DEA (Diplôme d’État d’ambulancier)', true],
  ['diplôme d’État d’assistant de service social', 'BTS assistant de gestion', false],
  ['diplôme d’État d’aide-soignant', 'PSC1', false],
])('whether «%s» is held by who has «%s»: %s', (diploma, name, isHeld) => {
  const certificates = [{ id: 'c', name, year: '' }]
  expect(holdsDiploma(diploma, { education: [], certificates })).toBe(isHeld)
})
