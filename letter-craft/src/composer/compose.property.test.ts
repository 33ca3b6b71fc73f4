import { describe, expect, it } from 'vitest'
import { bySize } from '../../../scripts/test-size.ts'
import * as checks from '../../testing/composer/letter-checks.ts'
import { type SampleOffer, sampleOffers } from '../../testing/composer/sample-offers.ts'
import { samplePeople } from '../../testing/composer/sample-profiles.ts'
import { compose } from './compose.ts'
import type { ComposeRequest, LetterType, Tone } from './request.ts'

const tones: readonly Tone[] = ['professional', 'casual', 'enthusiastic', 'formal']
const types: readonly LetterType[] = ['job_application', 'scholarship', 'internship', 'motivation']
const recipients = [undefined, 'Mme Claire Delmas', 'Monsieur le Directeur', 'Camille Petit']

const seedsEach = bySize(1, 3)
const patience = 60_000

function* letters(offer: SampleOffer): Generator<{ request: ComposeRequest; seed: number }> {
  let seed = 1000 * sampleOffers.indexOf(offer)
  for (const person of samplePeople)
    for (const tone of tones)
      for (const type of types)
        for (const language of ['fr', 'en'] as const) {
          const recipientName = recipients[seed % recipients.length]
          const request: ComposeRequest = {
            jobTitle: offer.title,
            company: offer.company,
            offer: offer.text,
            ...person,
            ...(recipientName && { recipientName }),
            tone,
            language,
            type,
            year: 2026,
          }
          for (let one = 0; one < seedsEach; one++) yield { request, seed: seed++ }
        }
}

describe('every composed letter', () => {
  it.each(sampleOffers.map((offer) => [offer.title, offer] as const))(
    'passes every check: %s',
    (_, offer) => {
      const wrong = new Map<string, string>()
      for (const { request, seed } of letters(offer)) {
        const { content } = compose(request, seed)
        for (const fault of checks.faults(content, request))
          if (!wrong.has(fault))
            wrong.set(fault, `${seed} ${request.type}/${request.tone}/${request.language}\n${content}`)
      }
      expect(
        [...wrong]
          .slice(0, 12)
          .map(([fault, letter]) => `${fault}\n${letter}`)
          .join('\n\n=====\n'),
      ).toBe('')
    },
    patience,
  )

  it('is equal for equal seeds, and different for others', () => {
    const [offer, person] = [sampleOffers[0], samplePeople[2]]
    const request: ComposeRequest = {
      jobTitle: offer?.title ?? '',
      company: offer?.company ?? '',
      ...(offer && { offer: offer.text }),
      ...person,
      tone: 'professional',
      language: 'fr',
      type: 'job_application',
      year: 2026,
    }
    expect(compose(request, 7)).toEqual(compose(request, 7))
    const letters = Array.from({ length: 12 }, (_, seed) => compose(request, seed).content)
    expect(new Set(letters).size).toBeGreaterThanOrEqual(11)
    expect(
      new Set(letters.map((letter) => letter.split('\n\n')[1]?.split('.')[0])).size,
    ).toBeGreaterThanOrEqual(6)
  })

  it('uses a rich profile fully and has no further question', () => {
    const offer = sampleOffers[0]
    const request: ComposeRequest = {
      jobTitle: offer?.title ?? '',
      company: offer?.company ?? '',
      ...(offer && { offer: offer.text }),
      ...samplePeople[2],
      tone: 'professional',
      language: 'fr',
      type: 'job_application',
      year: 2026,
    }
    const letter = compose(request, 3)
    expect(letter.missing).toEqual([])
    expect(letter.facts.profile).toBeGreaterThanOrEqual(5)
    expect(letter.facts.interview).toBeGreaterThanOrEqual(4)
    expect(letter.facts.offer).toBeGreaterThanOrEqual(1)
  })

  it('asks at most four questions of an empty profile', () => {
    const letter = compose(
      {
        jobTitle: 'Cariste',
        company: 'Logi',
        tone: 'formal',
        language: 'en',
        type: 'job_application',
        year: 2026,
      },
      1,
    )
    expect(letter.missing).toHaveLength(4)
    expect(letter.facts).toEqual({ profile: 0, offer: 0, interview: 0 })
  })
})

describe('each check catches a bad letter', () => {
  const request: ComposeRequest = {
    jobTitle: 'Cariste',
    company: 'Orange',
    profile: {
      experience: 'Trois ans chez Onet',
      education: 'BTS gestion en cours',
      skills: ['Word', 'motivé'],
    },
    interview: { availability: '3 mars' },
    tone: 'professional',
    language: 'fr',
    type: 'job_application',
    year: 2026,
  }
  const good =
    'Madame, Monsieur,\n\nPour le poste de cariste chez Orange, je vous propose ma candidature. Je connais Word. Je commence le 3 mars.\n\nVeuillez agréer, Madame, Monsieur, mes salutations distinguées.'
  it('a good letter passes every check', () => {
    expect(checks.faults(good, request)).toEqual([])
  })
  it.each([
    ['noPlaceholder', 'chez Orange', 'chez Orange, [entreprise]'],
    ['correctFrench', 'chez Orange', 'de Orange'],
    ['correctFrench', 'Pour le', 'Pour de le'],
    ['correctFrench', 'je vous propose', 'je vous propose propose'],
    ['correctFrench', 'Veuillez agréer', 'Dans l’attente de vous lire, veuillez agréer'],
    ['correctTypography', 'candidature.', 'candidature !'],
    ['mentionsJobTitle', 'Orange', 'Bleu'],
    ['mentionsJobTitle', 'cariste', 'vendeur'],
    ['inventsNoNumber', 'candidature', 'candidature et 7 ans d’expérience'],
    ['inventsNoName', 'candidature', 'candidature et mon goût pour Salesforce'],
    ['omitsLegalForm', 'chez Orange', 'chez Orange SA'],
    ['claimsNoUnfinishedDiploma', 'candidature.', 'candidature. Je suis titulaire d’un BTS gestion.'],
    ['mentionsEverySkill', 'Word', 'Excel'],
    ['limitsColons', 'candidature.', 'candidature. Mon but\u00a0: servir. Ma devise\u00a0: agir.'],
    ['mentionsAvailability', ' le 3 mars', ''],
    ['closingMatchesOpening', 'agréer, Madame, Monsieur,', 'agréer, Madame,'],
    ['variesSentences', 'candidature.', 'candidature. Pour le reste, voyons. Pour le reste, parlons.'],
    ['variesSentences', 'candidature.', `candidature${' très longue'.repeat(16)}.`],
  ] as const)('%s: %s → %s', (name, before, after) => {
    const check = checks.letterChecks.find((one) => one.name === name)!
    expect(check(good.replace(before, after), request)).not.toEqual([])
  })
})
