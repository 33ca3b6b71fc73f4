import { describe, expect, it } from 'vitest'
import { testKnowledge } from '../../../testing/composer-knowledge.ts'
import { concepts } from '../../plan/all-concepts.ts'
import { readFacts } from '../../plan/career-facts.ts'
import type { CareerCards } from '../../plan/facts.ts'
import { readVerbPhrase } from '../../realisation/verb-phrase.ts'
import { englishCertificate, speaks, spokenLanguage } from './credentials.ts'
import { englishDuration, englishPeriod, englishStart, joinedPeriod } from './dates.ts'
import { englishEmployer } from './employer.ts'
import { englishFacts } from './facts.ts'
import { englishPlace } from './place.ts'
import { translateTask } from './translate-task.ts'
import { inflect } from './verb-forms.ts'

const knowledge = testKnowledge()
const morphology = knowledge.speller.french!.morphology
const now = { year: 2026, month: 11 }
const none: CareerCards = {
  jobs: [],
  education: [],
  certificates: [],
  languages: [],
  tools: [],
  interests: [],
}

function told(card: Partial<CareerCards['jobs'][number]>): string[] {
  const job = {
    id: 'job',
    kind: 'employment' as const,
    title: 'Vendeuse',
    employer: 'Orion',
    employerKind: '',
    place: '',
    from: '2019',
    to: '2021',
    current: false,
    tasks: [],
    results: [],
    ...card,
  }
  const facts = readFacts({ ...none, jobs: [job] }, 'feminine', now, {
    ...knowledge,
    morphology,
    areVerbs: true,
  })
  const { jobs } = englishFacts(facts, now, { concepts, towns: knowledge.towns })
  return (jobs[0]?.tasks ?? []).map(({ phrase }) => inflect(phrase, 'past'))
}

function diplomaOf(diploma: string, field = '', school = ''): string | undefined {
  const card = {
    id: 'e',
    diploma,
    field,
    school,
    place: '',
    from: '',
    to: '2020',
    status: 'obtained' as const,
    details: [],
  }
  const facts = readFacts({ ...none, education: [card] }, 'feminine', now, { ...knowledge, morphology })
  const [education] = englishFacts(facts, now, { concepts, towns: knowledge.towns }).education
  return education && [education.diploma.a, education.diploma.at].filter(Boolean).join(' ')
}

describe('tasks in English', () => {
  it.each([
    ['gérer une équipe de 4 personnes', 'manage a team of 4 people'],
    ['trier et distribuer le courrier', 'sort and distribute post'],
    ['suivre les niveaux de stock', 'monitor stock levels'],
    ['analyser les besoins des utilisateurs', 'analyse user needs'],
    ['contrôler la qualité des outils', 'check the quality of tools'],
    ['assurer la maintenance des équipements', 'maintain equipment'],
    ['mettre à jour les plans', 'update plans'],
    ['répondre au téléphone', 'answer the phone'],
    ['répondre aux appels', 'answer calls'],
    ['classer les dossiers', 'file documents'],
    ['monter des murs', 'build walls'],
    ['animer les réseaux sociaux', 'run social networks'],
    ['encadrer l’équipe de salle', 'supervise the dining room team'],
    ['tenir la caisse', 'run the till'],
    ['assurer la maintenance et la mise en œuvre d’un radar', 'maintain and operate a radar'],
    ['développer des programmes éducatifs adaptés', 'develop suitable educational programmes'],
    ['accueillir et conseiller les clients', 'welcome and advise customers'],
    ['planifier et animer des réunions d’équipe', 'plan and lead team meetings'],
  ])('%s → %s', (french, english) => {
    expect(translateTask(readVerbPhrase(french, morphology)!)?.text).toBe(english)
  })

  it.each([
    'gérer la zizanie',
    'coordonner les équipes créatives et techniques',
    'conduire des sorties en milieu naturel',
    'vendre ou louer des logements',
    'entretenir les moyens radios',
  ])('«%s» has a word that is not sure, and is not guessed', (french) => {
    expect(translateTask(readVerbPhrase(french, morphology)!)).toBeUndefined()
  })

  it.each([
    ['tenir la caisse', ['ran the till']],
    ['Encaissement', ['ran the till']],
    ['Tri et distribution du courrier', ['sorted and distributed post']],
    ['Participation à la gestion des stocks', ['helped to manage stock']],
    ['Managed a team of 5 and trained new staff', ['managed a team of 5 and trained new staff']],
    ['Gérer un budget annuel d’environ 400 000 €', ['managed a budget of €400,000']],
    ['réduire de 10 % les pertes', ['reduced waste by 10%']],
  ])('%s', (line, expected) => {
    expect(told({ tasks: [line] })).toEqual(expected)
  })

  it.each([
    'Réparation et entretien des moyens sol-aéronautiques',
    'Distribution de supports publicitaires pour une pizzeria de quartier au marché',
    'Éditeur de logiciels spécialisés dans la gestion et l’optimisation des processus',
    'Découverte de la mise en rayon',
    'Je rêve de tenir un jour la caisse',
    'Création d’un guide de coaching terrain pour les vendeuses de l’enseigne',
  ])('«%s» is not told as something else', (line) => {
    for (const sentence of told({ tasks: [line], title: 'Militaire' }))
      expect(sentence).not.toMatch(/clean|leaflets|led a|improve|stocked|till/u)
  })

  it('an intern does not run the shop', () => {
    expect(told({ kind: 'internship', tasks: ['gérer le magasin', 'accueillir les clients'] })).toEqual([
      'welcomed customers',
    ])
  })
})

describe('employers, places and dates in English', () => {
  it.each([
    ['Flunch', 'at Flunch'],
    ['MAIRIE DE VIENNE', 'for the town of Vienne'],
    ['Armée de terre', 'in the French Army'],
    ['Missions intérim', 'through temping agencies'],
    ['La Poste', 'at La Poste'],
    ['Croix-Rouge', 'with the French Red Cross'],
    ['Boulangerie', 'at a bakery'],
    ['Lycée Jean-Macé', 'at Lycée Jean-Macé'],
    ['DINUM', 'at DINUM'],
    ['Centre hospitalier de Pau', 'at the Pau hospital'],
    ['plusieurs entreprises', undefined],
  ])('%s → %s', (raw, at) => {
    expect(englishEmployer(raw, knowledge.towns)?.at).toBe(at)
  })
  it.each([
    ['TOURNON sur RHONE', 'in Tournon-sur-Rhône'],
    ['Londres', 'in London'],
    ['Córdoba, Argentine', 'in Córdoba, Argentina'],
    ['Maroc', 'in Morocco'],
    ['plusieurs magasins', undefined],
  ])('%s → %s', (raw, place) => {
    expect(englishPlace(raw, knowledge.towns)).toBe(place)
  })
  it.each([
    [{ from: '2018-03', to: '2020-06' }, 'from March 2018 to June 2020'],
    [{ from: '2020-03', to: '2020-06' }, 'from March to June 2020'],
    [{ from: '2017', to: '2017' }, 'in 2017'],
    [{ from: '2011', to: '', current: true }, 'since 2011'],
    [{ from: '', to: '' }, undefined],
  ])('%j → %s', (dated, period) => {
    expect(englishPeriod(dated)).toBe(period)
  })
  it.each([
    ['en 2019 et en 2020', 'in 2019 and in 2020'],
    [
      'd’octobre 2014 à juillet 2016, puis de mars 2018 à août 2020',
      'from October 2014 to July 2016, then from March 2018 to August 2020',
    ],
    ['de 2014 à 2016', undefined],
  ])('periods joined: %s → %s', (period, english) => {
    expect(joinedPeriod(period)).toBe(english)
  })
  it('durations are in words', () => {
    expect(englishDuration({ from: '2018-03', to: '2020-02' }, now)).toBe('two years')
    expect(englishDuration({ from: '2020-01', to: '2020-06' }, now)).toBe('six months')
  })
  it.each([
    ['1er septembre', 'from 1 September'],
    ['dès maintenant', 'immediately'],
    ['from June', 'from June'],
    ['un mois de préavis', undefined],
  ])('start %s → %s', (raw, start) => {
    expect(englishStart(raw)).toBe(start)
  })
})

describe('diplomas, licences and languages in English', () => {
  it.each([
    [
      'BTS',
      'Comptabilité et gestion',
      'Lycée Mozart',
      'a BTS (two-year higher diploma) in accounting and management at Lycée Mozart',
    ],
    ['Licence Informatique', '', '', 'a bachelor’s degree in computer science'],
    ['Bachelor en enseignement préscolaire et primaire', '', '', 'a bachelor’s degree in primary education'],
    ['Master Droit', '', 'Université de Savoie', 'a master’s degree in law at Université de Savoie'],
    ['Baccalauréat général', '', '', 'a baccalaureate'],
    ['Diplôme d’État d’infirmier', '', '', 'a French state nursing diploma'],
    ['CAP Cuisine', '', '', 'a CAP (French vocational certificate) in cookery'],
  ])('%s %s', (diploma, field, school, english) => {
    expect(diplomaOf(diploma, field, school)).toBe(english)
  })
  it('a course whose subject is not known is left out', () => {
    expect(diplomaOf('Formation archivage et gestion documentaire')).toBeUndefined()
  })
  it.each([
    ['Permis B', 'a full driving licence (category B)'],
    ['CACES R489 cat. 3', 'the CACES R489 forklift operator certificate'],
    ['BAFA', 'the BAFA (French youth leader certificate)'],
    ['Attestation de présence', undefined],
  ])('%s → %s', (raw, held) => {
    expect(englishCertificate(raw)).toBe(held)
  })
  it('languages are named by how well they are spoken', () => {
    const spoken = [
      { name: 'Anglais', level: 'courant', cefr: '' },
      { name: 'Allemand', level: '', cefr: 'C1' },
      { name: 'Français', level: 'langue maternelle', cefr: '' },
      { name: 'Espagnol', level: 'notions', cefr: 'A1' },
    ].flatMap((card) => spokenLanguage(card) ?? [])
    expect(speaks(spoken)).toBe('speak fluent English and German, and native French')
  })
})
