import { expect, it } from 'vitest'
import { blankDraft, type LetterDraft } from '../autosave/letter-draft.ts'
import { filledFrom } from './offer-reading.ts'

const offer = 'Boucher H/F\nMaison Ferrand\nEnvoyer CV à Mme Petit'
const changeOf = (draft: Partial<LetterDraft>, before = '', gender?: 'feminine') =>
  filledFrom({ ...blankDraft, offer, ...draft }, before, gender).change

it('fills blank fields only', () => {
  const recipient = { name: '', email: 'a@example.org', address: [] }
  expect(changeOf({ recipient })).toEqual({
    jobTitle: 'Boucher',
    company: 'Maison Ferrand',
    recipient: { name: 'Mme Petit', email: 'a@example.org', address: [] },
  })
  expect(Object.keys(changeOf({ jobTitle: 'Charcutier', company: 'Ailleurs' }))).toEqual(['recipient'])
  expect(changeOf({ offer: '' })).toEqual({})
  expect(changeOf({ offer: 'https://emploi.example/boucher' })).toEqual({})
})

it('replaces what the wrong offer said, and keeps what was typed', () => {
  const wrong = 'Fleuriste H/F\nLes Pivoines\nStage de 3 mois'
  const filled = { jobTitle: 'Fleuriste', company: 'Boucherie du Port', type: 'internship' } as const
  expect(changeOf(filled, wrong)).toMatchObject({ jobTitle: 'Boucher', type: 'job_application' })
  expect(changeOf(filled, wrong)).not.toHaveProperty('company')
  expect(changeOf({ ...filled, offer: '' }, wrong)).toEqual({ jobTitle: '', type: 'job_application' })
})

it('leaves a field empty that was emptied by hand', () => {
  expect(changeOf({ offer: `${offer}\nCDI` }, offer)).toEqual({})
})

it('names the job in the candidate’s gender', () => {
  expect(changeOf({ offer: 'Boucher(ère) H/F' }, '', 'feminine').jobTitle).toBe('Bouchère')
})

it('does not take an agency for the employer', () => {
  const agency = 'Cariste H/F\nAdecco\nNous recherchons pour notre client un cariste.'
  expect(changeOf({ offer: agency })).toEqual({ jobTitle: 'Cariste' })
})

it('fills from an offer in English, and writes the letter in English', () => {
  const english =
    'Shop Assistant – Internship\nHarbour Books\nYou will work with our team and welcome the customers.'
  const filled = { jobTitle: 'Shop Assistant', company: 'Harbour Books', type: 'internship', language: 'en' }
  expect(changeOf({ offer: english })).toEqual(filled)
  expect(changeOf({ ...filled, offer } as Partial<LetterDraft>, english)).toMatchObject({ language: 'fr' })
})

it.each([
  ['Fleuriste H/F\nStage de 6 mois', 'internship'],
  ['Fleuriste H/F\nContrat d’apprentissage', 'apprenticeship'],
  ['Fleuriste H/F\nContrat de professionnalisation', 'apprenticeship'],
  ['Fleuriste H/F\nCDI', undefined],
] as const)('%j makes a letter of type %s', (text, type) => {
  expect(changeOf({ offer: text }).type).toBe(type)
  expect(changeOf({ offer: text, type: 'scholarship' }).type).toBeUndefined()
})
