import { expect, test } from 'vitest'
import { job, lettersFor, none } from '../../testing/composed-letters.ts'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { readVerbPhrase, type VerbPhrase } from '../realisation/verb-phrase.ts'
import { mergeTasks } from './french/task-list.ts'

const nursery = {
  ...{ jobTitle: 'Agent de service en crèche', company: 'Les Loustics' },
  offer:
    'Missions :\n- Préparation des repas des enfants\n- Entretien des locaux\n- Accompagnement des tout-petits',
}
const planner = {
  ...{ jobTitle: 'Exploitant routier', company: 'Duval' },
  offer: 'Missions :\n- Planification des tournées\n- Suivi des conducteurs\n- Relation avec les clients',
}
const waiter = {
  ...{ jobTitle: 'Serveur', company: 'Auberge du Lac' },
  offer: 'Missions :\n- Service en salle\n- Accueil des clients\n- Conseil sur les vins',
}

const held = (...names: string[]) => names.map((name) => ({ id: name, name, year: '' }))

test('first posts of long ago in another trade are left to the CV', () => {
  const jobs = [
    job('now', 'Ambulancière', 'Ambulances Duroc', '2009-03', ''),
    job('bar', 'Barmaid', 'Le Zinc', '2005-01', '2007-06', ['préparer les cocktails']),
  ]
  const letters = lettersFor({ ...planner, cards: { ...none, jobs } })
  expect(letters).toMatch(/Duroc/u)
  expect(letters).not.toMatch(/Zinc|barmaid|cocktails/iu)
  // Where the post is of that trade, they are told.
  expect(lettersFor({ ...waiter, cards: { ...none, jobs } })).toMatch(/Zinc/u)
})

test('what one is today is told by its title, beside posts that say more', () => {
  const jobs = [
    job('photo', 'Photographe', 'Studio Delta', '2016-01', ''),
    job('music', 'Musicienne', 'Ensemble Rivage', '2011-01', '', ['organiser des concerts']),
    job('guitar', 'Professeure de guitare', '', '2007-01', ''),
  ]
  const letters = lettersFor({ ...nursery, cards: { ...none, jobs } }).split('=====')
  expect(letters.filter((one) => /professeure de guitare/iu.test(one)).length).toBe(6)
})

test('a house whose name looks like a fault is named', () => {
  const jobs = [job('p', 'Employée polyvalente', 'Pomme de Pain', '2021-01', '', ['tenir la caisse'])]
  const letters = lettersFor({ ...waiter, cards: { ...none, jobs } }).split('=====')
  expect(letters.filter((one) => one.includes('chez Pomme de Pain'))).toHaveLength(6)
})

test('two languages that the offer asks for are told, each at its level', () => {
  const speaks = (name: string, cefr: 'B2' | 'B1') => ({ id: name, name, level: cefr, cefr })
  const reception = {
    ...{ jobTitle: 'Réceptionniste', company: 'Les Terrasses' },
    offer: 'Missions :\n- Accueil des clients\nProfil :\n- Anglais et italien demandés',
  }
  const jobs = [job('h', 'Hôtesse d’accueil', 'Hôtel Calvy', '2021-01', '', ['accueillir les clients'])]
  const said = (...languages: ReturnType<typeof speaks>[]) =>
    lettersFor({ ...reception, cards: { ...none, jobs, languages } })
  expect(said(speaks('Anglais', 'B2'), speaks('Italien', 'B2'))).toMatch(
    /parle (?:également )?(?:anglais et italien|italien et anglais) \(niveau B2\)/u,
  )
  expect(said(speaks('Anglais', 'B2'), speaks('Italien', 'B1'))).toMatch(
    /anglais \(niveau B2\) et italien \(niveau B1\)/u,
  )
})

test('a week of school in a house is told where nothing else is, and not before what one did since', () => {
  const week = job('w', 'Stage de 3e', 'Mairie de Feyzin', '2016-12', '2016-12', ['prendre des notes'])
  const coach = job('c', 'Bénévole', 'Club de gymnastique', '2017-09', '2019-06', [
    'encadrer un groupe de six gymnastes',
  ])
  expect(lettersFor({ ...nursery, cards: { ...none, jobs: [week] } })).toMatch(/notes/u)
  const letters = lettersFor({ ...nursery, cards: { ...none, jobs: [coach, week] } })
  expect(letters).toMatch(/gymnastes/u)
  expect(letters).not.toMatch(/notes/u)
})

test('of who goes back to a trade, its baccalauréat is told, whatever was studied since', () => {
  const jobs = [job('d', 'Développeuse web', 'Kalivis', '2019-01', '2024-06', ['créer des sites'])]
  const education = [
    { id: 'l', diploma: 'Licence', field: 'Informatique', school: '', place: '', from: '', to: '2018' },
    {
      ...{ id: 'b', diploma: 'Bac pro Technicien menuisier agenceur', field: '', school: '', place: '' },
      ...{ from: '', to: '2012' },
    },
  ].map((card) => ({ ...card, status: 'obtained' as const, details: [] }))
  const carpenter = {
    ...{ jobTitle: 'Ouvrier charpentier', company: 'Mimosa' },
    offer: 'Missions :\n- Taille et pose de charpentes\n- Préparation du chantier',
  }
  expect(lettersFor({ ...carpenter, cards: { ...none, jobs, education } })).toMatch(/menuisi/u)
})

test('first aid is told where one looks after others, a language where one meets people from abroad', () => {
  const cards = {
    ...none,
    jobs: [job('a', 'Vendeuse', 'Etam', '2019-01', '', ['conseiller les clientes'])],
    certificates: held('PSC1'),
    languages: [{ id: 'l', name: 'Anglais', level: 'B2', cefr: 'B2' as const }],
  }
  expect(lettersFor({ ...nursery, cards })).toMatch(/PSC1/u)
  expect(lettersFor({ ...planner, cards })).not.toMatch(/PSC1/u)
  expect(lettersFor({ ...waiter, cards })).toMatch(/anglais/u)
  expect(lettersFor({ ...nursery, cards })).not.toMatch(/anglais/u)
})

test('a master of another field is not held up to a kitchen, and opens the letter to an office', () => {
  const cards = {
    ...none,
    jobs: [
      job('b', 'Caissière', 'Champion', '2022-01', '2024-08', ['tenir la caisse', 'accueillir les clients']),
    ],
    education: [
      {
        ...{
          id: 'm',
          diploma: 'Master',
          field: 'Management des organisations',
          school: 'Université de Lille',
        },
        ...{ place: '', from: '', to: '2026', status: 'obtained' as const, details: [] },
      },
    ],
  }
  const kitchen = { jobTitle: 'Employé polyvalent de restauration', company: 'Chez Duval' }
  expect(lettersFor({ ...kitchen, offer: waiter.offer, cards })).not.toMatch(/master/iu)
  const office = { jobTitle: 'Chargé de projet', company: 'Duval' }
  expect(lettersFor({ ...office, offer: 'Missions :\n- Pilotage de projets', cards })).toMatch(/master/iu)
})

test('who is sought to serve tells the service first, who is sought to lead what they led', () => {
  const jobs = [
    job('lead', 'Responsable de salle', 'Camping des Pins', '2019-04', '2020-10', [
      'passer les commandes',
      'encadrer une équipe de 4 personnes',
    ]),
    job('serve', 'Serveur', 'Bar Lorca', '2016-02', '2017-09', [
      'assurer le service en salle et au comptoir',
    ]),
  ]
  const first = (letters: string) =>
    letters.split('=====').map((letter) => letter.search(/encadr/u) - letter.search(/service en salle/u))
  const lead = {
    ...{ jobTitle: 'Responsable de salle', company: 'Auberge du Lac' },
    offer: 'Missions :\n- Encadrement de l’équipe de salle\n- Recrutement des serveurs\n- Service en salle',
  }
  expect(first(lettersFor({ ...waiter, cards: { ...none, jobs } })).every((gap) => gap > 0)).toBe(true)
  expect(first(lettersFor({ ...lead, cards: { ...none, jobs } })).every((gap) => gap < 0)).toBe(true)
})

test('the bracket of a card that says one thing is told with it', () => {
  const jobs = [
    job('a', 'Baby-sitting', 'Particuliers', '2023-09', '', ['garder des enfants (repas, jeux et coucher)']),
  ]
  expect(lettersFor({ ...nursery, cards: { ...none, jobs } })).toMatch(/enfants \(repas, jeux et coucher\)/u)
})

test('tasks that begin alike are one, whatever stands between them', () => {
  const { french } = testKnowledge().speller
  const read = (text: string): VerbPhrase => readVerbPhrase(text, french!.morphology)!
  const merged = mergeTasks(
    [
      read('assurer la maintenance et la mise en œuvre d’un radar'),
      read('assurer la maintenance des moyens radio'),
      read('assurer la maintenance et la mise en œuvre d’une tour de contrôle'),
    ],
    french!.morphology,
  )
  expect(merged.map(({ text }) => text)).toStrictEqual([
    'assurer la maintenance et la mise en œuvre d’un radar et d’une tour de contrôle',
    'assurer la maintenance des moyens radio',
  ])
})

test('of trades alike, the one that looks after people leads; a certificate of a trade that one leaves is not told', () => {
  const jobs = [
    job('till', 'Caissière', 'Carrefour', '2022-01', '2025-06', ['tenir la caisse', 'ranger les rayons']),
    job('home', 'Aide à domicile', 'Cassiopée', '2020-01', '2021-12', ['aider aux soins personnels']),
  ]
  const social = {
    ...{ jobTitle: 'Technicienne de l’intervention sociale et familiale', company: 'Duval' },
    offer: 'Missions :\n- Soutien aux familles\n- Accompagnement des personnes en difficulté',
  }
  for (const letter of lettersFor({ ...social, cards: { ...none, jobs } }).split('=====')) {
    expect(letter).toMatch(/soins personnels/u)
    if (letter.includes('rayons'))
      expect(letter.indexOf('soins personnels')).toBeLessThan(letter.indexOf('rayons'))
  }
  const leaving = {
    ...none,
    jobs: [job('a', 'Ambulancière', 'Ambulances Duroc', '2012-03', '')],
    certificates: held('AFGSU II'),
  }
  expect(lettersFor({ ...nursery, jobTitle: 'Auxiliaire de crèche', cards: leaving })).toMatch(/AFGSU/u)
  expect(lettersFor({ ...planner, cards: leaving })).not.toMatch(/AFGSU/u)
})

test('a tool whose name is within another is told; spelling is told where the offer asks for it', () => {
  const developer = {
    ...none,
    jobs: [job('d', 'Développeuse web', 'Nuxeo', '2018-01', '', ['développer des sites en JavaScript'])],
    tools: [{ id: 't', name: 'Java', level: '' }],
  }
  const software = {
    ...{ jobTitle: 'Développeuse', company: 'Duval' },
    offer: 'Missions :\n- Développement d’applications web\nProfil :\nMaîtrise de Java.',
  }
  expect(lettersFor({ ...software, cards: developer })).toMatch(/Java(?!Script)/u)
  const seller = {
    ...none,
    jobs: [job('s', 'Vendeuse', 'Etam', '2019-01', '', ['conseiller les clientes'])],
    certificates: held('Certification Voltaire'),
  }
  const shop = (profile: string) => ({
    ...{ jobTitle: 'Téléconseillère', company: 'Duval' },
    offer: `Missions :\n- Réponse aux appels des clients\nProfil :\n${profile}`,
  })
  expect(lettersFor({ ...shop('Vous êtes à l’aise à l’écrit.'), cards: seller })).toMatch(/Voltaire/u)
})
