import { expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { withOwnWords } from '../french/own-words.ts'
import { isWellFormed } from './well-formed.ts'

const { morphology } = testFrench()

it.each([
  'gérer les stocks et les commandes',
  'intégrer le frontend en JavaScript',
  'tenir le tableau Excel des congés',
  'traiter les factures fournisseurs',
  'encadrer une équipe de six personnes',
  'animer l’équipe cuisine',
  'utiliser Excel et Sage',
  'créer les comptes AD',
  'représenter les familles auprès des instances éducatives',
  'assurer le lettrage et les rapprochements bancaires',
  'prendre soin des résidents',
  'tailler 3 ha de vignes',
])('«%s» is French', (task) => {
  expect(isWellFormed(task, morphology)).toBe(true)
})

it.each([
  ['diriger l’équipe réseaux tactiques', 'a noun that lacks its «de»'],
  ['assurer des raccordements FTTH aérien', 'an adjective of another number'],
  ['réaliser des retouches liquide', 'an adjective of another number'],
  ['assurer l’accompagnement quotidien groupe 3-6 ans', 'a noun behind an adjective'],
  ['rédiger des procès-verbaux auditions', 'a noun that is a form of a verb too'],
  ['assurer le transport SSPI', 'initials behind a deed'],
  ['rédiger le CCTP marché téléphonie', 'a noun behind initials'],
  ['vernir 2K', 'an object without its article'],
  ['débusquer John Deere 640', 'a name in the place of an object'],
  ['tracer 1 plan', 'a figure that is a word'],
  ['encadrer une équipe de 6', 'a figure that counts nothing'],
  ['assurer le reporting sous Excel quotidien', 'an adjective behind a name'],
  ['prendre les réservations sur Booking et direct', 'an adjective joined with a name'],
  ['passer les commandes de laboratoires et grossiste', 'one joined with several'],
  ['suivre les travaux Région', 'a common noun with a capital'],
  ['assurer la température', 'what nobody does'],
  ['trier les dates limites', 'what says nothing'],
])('«%s» is a telegram: %s', (task) => {
  expect(isWellFormed(task, morphology)).toBe(false)
})

it('words of a trade stand where they end as French nouns do', () => {
  const own = withOwnWords(morphology, new Set(['flocage', 'réflecto']))
  expect(isWellFormed('assurer le flocage', own)).toBe(true)
  expect(isWellFormed('assurer la réflecto', own)).toBe(false)
})
