import { expect, test } from 'vitest'
import { readHouse } from './read-house.ts'
import { readPostedOffer } from './read-posted-offer.ts'

test.each([
  ['Magasin Brico Soleil, Pontivy.', 'Brico Soleil', 'Pontivy'],
  ['Magasin Brico Soleil à Pontivy', 'Brico Soleil', 'Pontivy'],
  ['Magasin Brico Soleil, CDI de 35 h.', 'Brico Soleil', undefined],
  ['EHPAD Les Tilleuls, Vannes (56). CDI.', 'EHPAD Les Tilleuls', 'Vannes (56)'],
  ['Boulangerie Martin, 12 rue des Lices, Rennes.', 'Boulangerie Martin', undefined],
  ['Pour notre magasin Carrefour City de Rennes, nous cherchons un caissier.', 'Carrefour City', undefined],
  ['CDI Vendeur, au magasin Brico Soleil', 'Brico Soleil', undefined],
  ['Société Martin, Lyon.', 'Martin', 'Lyon'],
  ['Poste à pourvoir au restaurant La Table d’Octave.', 'Restaurant La Table d’Octave', undefined],
])('%s is %s', (line, name, town) => expect(readHouse(line)).toEqual({ name, ...(town && { town }) }))

test.each([
  'Boutique de prêt-à-porter, Lyon.',
  'Cabinet Dentaire, Lyon.',
  'Cabinet dentaire à Lyon',
  'Magasin de pièces, Rennes.',
  'Société Générale, Lyon.',
  'Vous travaillez en magasin. Brico Soleil vous forme.',
])('%s names nobody', (line) => expect(readHouse(line)).toBeUndefined())

test('a short offer by hand gives its employer and town', () =>
  expect(
    readPostedOffer(
      'Vendeur en bricolage (H/F)\nMagasin Brico Soleil, Pontivy.\nVous conseillez les clients.',
    ),
  ).toMatchObject({ company: 'Brico Soleil', place: 'Pontivy' }))

test('a house and its town with its code are not one place', () =>
  expect(
    readPostedOffer('Aide-soignant\nEHPAD Les Tilleuls, Vannes (56). CDI.\nVous aidez les résidents.'),
  ).toMatchObject({ company: 'EHPAD Les Tilleuls', place: 'Vannes (56)' }))
