import { expect, it } from 'vitest'
import { asWrittenIn, withAccentsOf } from './name-in-text.ts'

it.each([
  [
    'FEDER OEUVRE RURALE DROME',
    'La Fédération des Œuvres Rurales de la Drôme recrute.',
    'Fédération des Œuvres Rurales de la Drôme',
  ],
  ['GROUPE MARTIN BOIS', 'Le Groupe Martin Bois est à Dole.', 'Groupe Martin Bois'],
  ['LA TABLE DE MARTIN', 'Chez nous, La Table de Martin, on cuisine.', 'La Table de Martin'],
  ['SCIERIE MARTIN BOIS', 'La Scierie Martin Bois recrute.', 'Scierie Martin Bois'],
  // The text shouts too, or does not name it.
  ['GROUPE MARTIN BOIS', 'GROUPE MARTIN BOIS recrute.', 'GROUPE MARTIN BOIS'],
  ['GROUPE MARTIN BOIS', 'Le Groupe que dirige Martin scie du bois.', 'GROUPE MARTIN BOIS'],
  // A name that was typed stays as typed.
  ['Martin bois', 'Chez Martin Bois, on scie.', 'Martin bois'],
  ['SNCF', 'La Sncf recrute.', 'SNCF'],
])('«%s» in «%s»', (name, text, written) => {
  expect(asWrittenIn(text, name)).toBe(written)
})

it('takes the accents of a name from the text', () => {
  expect(withAccentsOf('Votre Intermarché recrute.', 'INTERMARCHE SUPER')).toBe('INTERMARCHÉ SUPER')
  expect(withAccentsOf('Un supermarché recrute.', 'SUPERMARCHE DU LAC')).toBe('SUPERMARCHE DU LAC')
})
