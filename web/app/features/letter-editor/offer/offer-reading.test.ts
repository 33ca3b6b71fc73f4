import { expect, it } from 'vitest'
import { blankDraft } from '../autosave/letter-draft.ts'
import { acceptProposals, proposalsFrom } from './offer-reading.ts'

const offer = 'Boucher H/F\nMaison Ferrand\nEnvoyer CV à Mme Petit'

it('proposes values for empty fields only', () => {
  expect(proposalsFrom({ ...blankDraft, offer })).toEqual([
    { field: 'jobTitle', value: 'Boucher' },
    { field: 'company', value: 'Maison Ferrand' },
    { field: 'recipient', value: 'Mme Petit' },
  ])
  const filled = { ...blankDraft, jobTitle: 'Charcutier', company: 'Ailleurs' }
  expect(proposalsFrom({ ...filled, offer })).toEqual([{ field: 'recipient', value: 'Mme Petit' }])
  expect(proposalsFrom(blankDraft)).toEqual([])
})

it('applies proposals without changing other fields', () => {
  const draft = { ...blankDraft, recipient: { name: '', email: 'a@example.org', address: [] } }
  expect(acceptProposals(proposalsFrom({ ...draft, offer }), draft)).toEqual({
    jobTitle: 'Boucher',
    company: 'Maison Ferrand',
    recipient: { name: 'Mme Petit', email: 'a@example.org', address: [] },
  })
})

it('names the job in the candidate’s gender', () => {
  const [post] = proposalsFrom({ ...blankDraft, offer: 'Boucher(ère) H/F' }, 'feminine')
  expect(post?.value).toBe('Bouchère')
})

it('does not take an agency for the employer', () => {
  const fields = proposalsFrom({
    ...blankDraft,
    offer: 'Cariste H/F\nAdecco\nNous recherchons pour notre client un cariste.',
  }).map(({ field }) => field)
  expect(fields).toEqual(['jobTitle'])
})
