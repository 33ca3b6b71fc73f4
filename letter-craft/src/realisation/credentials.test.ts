import { expect, it, test } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { certificateWithArticle, languagePredicate } from './credentials.ts'

const { morphology } = testFrench()

it.each([
  ['Permis de chasse', 'le permis de chasse'],
  ['C2i', 'le C2i'],
  ['Certification HACCP niveaux 1 & 2', 'la certification HACCP niveaux 1 et 2'],
  ['TOEIC en candidat libre - Certification de niveau', 'le TOEIC'],
  ['PSC1 • Prévention et secours civiques', 'le PSC1'],
  ['Brevet National de Sécurité et de Sauvetage Aquatique (BNSSA)', 'le BNSSA'],
  ['Echafaudage R457', 'la formation échafaudages R457'],
  ['Permis B', 'le permis B'],
  ['Permis B, D', 'les permis B et D'],
  ['permis B + moto', 'le permis B et une moto'],
  ['Permis d’exploitation', 'le permis d’exploitation'],
  ['permis C en cours', undefined],
  ['AFGSU 2', 'l’AFGSU 2'],
  ['FCO 2024', 'la FCO'],
  ['CACES R484 1/2 (validité 06/2029)', 'les CACES R484 1 et 2'],
  ['caces R482 cat. F', 'le CACES R482 catégorie F'],
  ['CACES 1A-5', 'les CACES 1A et 5'],
  ['H1V B1V BC', 'les habilitations électriques H1V, B1V et BC'],
  ['Habilitation électrique BS', 'l’habilitation électrique BS'],
  ['B0H0', 'les habilitations électriques B0 et H0'],
  ['Carte pro CNAPS', 'la carte professionnelle du CNAPS'],
  ['carte conducteur', 'la carte de conducteur'],
  ['Agrément assistante maternelle 4 enfants', 'l’agrément d’assistante maternelle'],
  ['Formation comptabilité 21h', 'une formation à la comptabilité'],
  ['Formation en paie (2022)', 'une formation en paie'],
  ['Gestes et postures', 'une formation aux gestes et postures'],
  ['Certification Voltaire 780 points', 'la certification Voltaire (780 points)'],
  ['TOEIC 905', 'le TOEIC (905 points)'],
  ['Concours adjoint technique 1ère classe', 'le concours d’adjoint technique de première classe'],
  ['ITIL 4 Foundation', 'la certification ITIL 4 Foundation'],
  ['TP employé commercial', 'le titre professionnel d’employé commercial'],
  ['DEA (Diplôme d’Etat d’Ambulancier)', 'le diplôme d’État d’ambulancier'],
  ['Travail en équipe', undefined],
  ['Titre de séjour', undefined],
])('the certificate «%s» is «%s»', (raw, said) => {
  expect(certificateWithArticle(raw, (word) => morphology.readings(word).length > 0)).toBe(said)
})

test('languages are told by their level', () => {
  expect(languagePredicate({ name: 'Anglais', level: 'courant', cefr: '' })).toBe('parle couramment anglais')
  expect(languagePredicate({ name: 'Espagnol', level: 'notions', cefr: 'A1' })).toBeUndefined()
})
