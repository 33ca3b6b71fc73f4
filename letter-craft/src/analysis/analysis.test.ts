import { describe, expect, it, test } from 'vitest'
import { traceClaims } from '../claims/trace-claims.ts'
import { readPostedOffer } from '../offers/read-posted-offer.ts'
import { proofread } from '../proofreading/proofread.ts'
import { mapRequirements } from '../requirement-map/map-requirements.ts'
import { pointsOf } from '../requirement-map/points.ts'
import { analyzeLetter } from './analyze-letter.ts'
import { toneOf } from './tone.ts'

const offer = `Fleuriste H/F
Les Pivoines
37000 Tours
Vos missions :
- Composer des bouquets
- Tenir la caisse
- Conseiller les clients
Profil :
- CAP fleuriste
- Permis B`

const profile = [
  'CAP fleuriste, Tours, 2019',
  'Rayon fleurs de la halle, 2019-2022 : 80 bouquets par jour',
  'permis B',
]

const strong = `Madame, Monsieur,

Votre vitrine de Tours change avec les saisons de la Loire, et les habitués des Pivoines y trouvent des fleurs que les autres n’ont pas. Travailler dans une maison qui choisit ses producteurs donne un sens à mon métier, et votre annonce décrit les gestes que je connais.

Pendant trois ans, à la halle, j’ai composé jusqu’à 80 bouquets par jour, pour des mariages, des deuils et des tables de restaurant. J’y ai aussi tenu la caisse chaque samedi, et conseillé des clients pressés qui repartaient avec des plantes faites pour leur logement. Ces années m’ont appris la rapidité sans la négligence.

Mon CAP de fleuriste m’a donné les bases du dessin, et le permis B me permet de livrer. Les compositions de deuil demandent une écoute que j’ai apprise auprès des familles, un geste après l’autre. À vos côtés, je veux tenir la même exigence, du réassort du matin à la fermeture.

Un entretien me permettrait de vous montrer des photographies de mon travail et de parler de vos projets pour le printemps. Je peux venir à Tours quand cela vous convient, et commencer après un préavis de deux semaines.

Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.`

function analyze(content: string, more: { offer?: string; profile?: string[]; company?: string } = {}) {
  const input = { offer, profile, company: 'Les Pivoines', ...more }
  return analyzeLetter({
    content,
    language: 'fr',
    company: input.company,
    findings: proofread(content, { language: 'fr', context: { company: input.company, offer: input.offer } }),
    points: mapRequirements(pointsOf(readPostedOffer(input.offer), input.offer), {
      content,
      language: 'fr',
      offer: input.offer,
      profile: input.profile,
    }),
    claims: traceClaims(content, {
      language: 'fr',
      sources: { profile: input.profile, offer: [input.offer], letter: [input.company], said: [] },
      year: 2026,
    }),
    profileKnown: input.profile.length > 0,
  })
}

it('a letter that answers its offer with evidence gets high strength and competitiveness', () => {
  const { strength, competitiveness, tone } = analyze(strong)
  expect(strength).toBeGreaterThanOrEqual(80)
  expect(competitiveness).toBeGreaterThanOrEqual(80)
  expect(['professional', 'friendly', 'formal', 'casual', 'persuasive']).toContain(tone)
})

it('equal letters get equal scores', () => {
  expect(analyze(strong)).toEqual(analyze(strong))
})

describe('each flaw lowers the score and is listed', () => {
  const before = analyze(strong)
  it.each([
    [
      'faults',
      strong
        .replace('Pendant trois ans', 'Pendant pendant trois ans, malgrés tout')
        .replace('chaque samedi', 'chaque chaque samedi'),
      'strength',
      /fautes/u,
    ],
    [
      'no evidence',
      strong
        .replace('jusqu’à 80 bouquets par jour', 'beaucoup de bouquets')
        .replace('Pendant trois ans', 'Longtemps')
        .replace('Mon CAP de fleuriste', 'Ma formation')
        .replace('le permis B', 'ma voiture')
        .replace('de deux semaines', 'bref'),
      'strength',
      /preuves/u,
    ],
    [
      'no closing formula',
      strong.split('\n\n').slice(0, -1).join('\n\n'),
      'strength',
      /formule de politesse/u,
    ],
    [
      'half the answers',
      strong
        .split('\n\n')
        .filter((_, index) => index !== 2)
        .join('\n\n'),
      'competitiveness',
      /Répondez/u,
    ],
    [
      'another company',
      strong.replaceAll('des Pivoines', 'du quartier'),
      'competitiveness',
      /Nommez Les Pivoines/u,
    ],
  ] as const)('%s', (_, content, score, reason) => {
    const after = analyze(content)
    expect(after[score]).toBeLessThan(before[score])
    const said = [...after.suggestions, ...after.weaknesses].map(({ text }) => text)
    expect([...said, ...after.improvementAreas.map(({ suggestion }) => suggestion)].join('\n')).toMatch(
      reason,
    )
  })
})

it('lists at most three suggestions, two weaknesses and three areas, without repetition', () => {
  const poor =
    'bonjour\n\nje suis dynamique et motivé. Je suis motivé. je suis la. Je veut travailler travailler ici.'
  const { suggestions, weaknesses, improvementAreas, strength } = analyze(poor)
  expect(suggestions.length).toBeLessThanOrEqual(3)
  expect(weaknesses.length).toBeLessThanOrEqual(2)
  expect(improvementAreas.length).toBeLessThanOrEqual(3)
  expect(strength).toBeLessThan(50)
  const texts = [
    ...suggestions.map(({ text }) => text),
    ...improvementAreas.map(({ suggestion }) => suggestion),
  ]
  expect(new Set(texts).size).toBe(texts.length)
  expect(improvementAreas[0]?.priority).toBe('high')
})

it('gives the position of each remark', () => {
  const faulty = strong.replace('Pendant trois ans', 'Pendant pendant trois ans')
  const { improvementAreas } = analyze(faulty)
  const spelling = improvementAreas.find(({ category }) => /Orthographe/u.test(category))
  expect(faulty.slice(spelling?.place?.start, spelling?.place?.end)).toMatch(/Pendant pendant/u)
})

it('asks for the offer where there is none, and does not suspect facts when the profile is unknown', () => {
  const { improvementAreas, suggestions, competitiveness } = analyze(strong, { offer: '', profile: [] })
  const texts = [
    ...suggestions.map(({ text }) => text),
    ...improvementAreas.map(({ suggestion }) => suggestion),
  ].join()
  expect(texts).toContain('Collez l’annonce')
  expect(texts).not.toContain('Vérifiez')
  expect(competitiveness).toBeLessThanOrEqual(65)
})

it('a blank letter scores zero', () => {
  expect(analyze('')).toMatchObject({ strength: 0, competitiveness: 0, weaknesses: [], improvementAreas: [] })
})

test.each([
  ['Bonjour, j’adore votre équipe, c’est super. Cordialement,', 'casual'],
  ['J’ai l’honneur de solliciter ce poste. Recevez l’assurance de ma considération.', 'formal'],
  ['J’ai augmenté les ventes de 12\u00a0% et doublé le chiffre d’affaires.', 'persuasive'],
  [
    'Ce serait un plaisir\u202f! J’aime ce métier avec passion et je suis heureuse de vous écrire.',
    'friendly',
  ],
  ['Je travaille à la mairie depuis deux ans.', 'professional'],
] as const)('%s sounds %s', (content, tone) => expect(toneOf(content, 'fr')).toBe(tone))
