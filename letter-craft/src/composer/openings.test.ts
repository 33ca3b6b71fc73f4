import { expect, test } from 'vitest'
import { job, lettersFor, none } from '../../testing/composed-letters.ts'

/** The first sentence of each letter. */
const openingsOf = (letters: string): string[] =>
  letters.split('=====').map((letter) => letter.trim().split('\n\n')[1]?.split('. ')[0] ?? '')

const diploma = (id: string, name: string, field: string, school: string, to: string, isHeld = true) =>
  ({
    ...{ id, diploma: name, field, school, place: '', from: '', to, details: [] },
    status: isHeld ? 'obtained' : 'in-progress',
  }) as const

const baker = {
  ...{ jobTitle: 'Boulanger', company: 'Duval' },
  offer: 'Missions :\n- Pétrissage du pain\n- Cuisson des viennoiseries\n- Nettoyage du fournil',
}

test('who has just obtained a diploma opens with it, and is asked why another trade', () => {
  const letters = lettersFor({
    ...baker,
    cards: {
      ...none,
      jobs: [job('host', 'Hôte de caisse', 'Carrefour City', '2023-01', '2023-10', ['tenir la caisse'])],
      education: [diploma('d', 'Master', 'droit privé', 'Université de Grenoble', '2026')],
    },
  })
  const openings = openingsOf(letters)
  expect(openings.filter((one) => /master.*2026.*candidature/u.test(one)).length).toBeGreaterThan(3)
  expect(letters).toMatch(/\[\[Vous venez d’obtenir un master/u)
})

test('a student opens with what they prepare, a worker with the post of today', () => {
  const education = [diploma('d', 'BTS', 'Tourisme', 'Lycée Mozart', '2027', false)]
  const studying = openingsOf(lettersFor({ ...baker, cards: { ...none, education } }))
  expect(studying.filter((one) => /prépare .*BTS Tourisme/u.test(one)).length).toBeGreaterThan(3)
  const jobs = [job('nurse', 'Ambulancière', 'Ambulances Duroc', '2011-03', '')]
  const working = openingsOf(lettersFor({ ...baker, cards: { ...none, jobs, education } }))
  expect(
    working.filter((one) => /ambulancière.* Duroc|Duroc .*ambulancière/iu.test(one)).length,
  ).toBeGreaterThan(3)
  expect(working.join('\n')).not.toMatch(/prépare/u)
})

const coder = {
  ...{ jobTitle: 'Développeur web', company: 'Duval' },
  offer: 'Missions :\n- Développement d’applications web en PHP et JavaScript\n- Tests et corrections',
}

test('who has been trained for another trade opens with the training, and tells its tools', () => {
  const seller = job('s', 'Vendeuse', 'Etam', '2012-01', '2020-06', ['conseiller les clientes'])
  const course = {
    ...diploma('c', 'Développeuse web', '', 'M2i Formation', '2022'),
    ...{ place: 'Lyon' },
  }
  const tools = ['PHP', 'JavaScript', 'MySQL'].map((name) => ({ id: name, name }))
  const cards = { ...none, jobs: [seller], education: [course], tools }
  const letters = lettersFor({ ...coder, cards })
  expect(openingsOf(letters).filter((one) => /formation de développeuse/u.test(one)).length).toBeGreaterThan(
    4,
  )
  expect(letters).toMatch(/JavaScript, PHP et MySQL/u)
  // Who is a developer by trade is known by the work.
  const developer = job('d', 'Développeuse web', 'Capgemini', '2022-03', '', ['développer des sites'])
  const working = openingsOf(lettersFor({ ...coder, cards: { ...cards, jobs: [developer, seller] } }))
  expect(working.join('\n')).not.toMatch(/formation de développeuse/u)
})

test('a diploma tells the specialty that bears on the post, and no other', () => {
  const engineer = {
    ...diploma('e', 'École d’ingénieur', '', 'École des Mines', '2026'),
    details: ['Majeures : Science des données et Informatique', 'Mineure : Philosophie'],
  }
  const cards = { ...none, education: [engineer] }
  expect(lettersFor({ ...coder, cards })).toMatch(/majeures : science des données et informatique/u)
  expect(lettersFor({ ...baker, cards })).not.toMatch(/majeures|mineure/u)
})

test('a diploma of since the last job of years ago is told, whatever its field; a course of another field is not', () => {
  const jobs = [
    job('a', 'Boulangère', 'Lorrain', '2012-01', '2020-06', [
      'pétrir le pain',
      'cuire les viennoiseries',
      'façonner les pâtons avant la mise au four',
      'tenir le fournil propre et ranger le matériel chaque soir',
    ]),
    job('b', 'Vendeuse', 'Au Bon Pain', '2008-01', '2011-12', [
      'servir les clients et les conseiller sur les pains du jour',
      'préparer les commandes des restaurants et des écoles du quartier',
      'tenir la caisse',
    ]),
  ]
  const trade = diploma('t', 'CAP', 'Boulangerie', 'CFA de Vannes', '2011')
  const told = (studied: ReturnType<typeof diploma>, word: RegExp) =>
    lettersFor({ ...baker, cards: { ...none, jobs, education: [studied, trade] } })
      .split('=====')
      .filter((one) => word.test(one)).length
  expect(told(diploma('c', 'BTS', 'Comptabilité', 'Lycée Mozart', '2023'), /BTS Comptabilité/u)).toBe(6)
  const course = diploma('c', 'Développeuse web', '', 'M2i Formation', '2023')
  expect(told(course, /(?<!votre formation de )développeuse/u)).toBe(0)
  // The question of those years knows of it.
  expect(told(course, /depuis 2020, y compris votre formation de développeuse/u)).toBe(6)
})

test('years in one field open the letter of who seeks another, told once', () => {
  const jobs = [
    job('c', 'Conseillère de vente', 'Etam', '2018-01', '2024-06'),
    job('b', 'Manager', 'Celio', '2012-01', '2017-12'),
    job('a', 'Vendeuse', 'Jules', '2008-01', '2011-12'),
  ]
  const openings = openingsOf(lettersFor({ ...baker, cards: { ...none, jobs } }))
  expect(openings.filter((one) => /(?:seize|dix-sept) ans/u.test(one)).length).toBeGreaterThan(3)
})

test('the title of the post keeps its accents and its end in the feminine', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Éducateur de jeunes enfants', company: 'Duval' },
    offer: 'Vous accompagnez les enfants de la crèche et leurs parents.',
  })
  expect(letters).toMatch(/éducatrice de jeunes enfants/u)
  expect(letters).not.toMatch(/éducatrice de jeunes(?! enfants)/u)
})

test('the last post, told after older ones, is said to be recent', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Magasinier', company: 'Duval', gender: 'masculine' },
    offer: 'Missions :\n- Réception des marchandises\n- Préparation des commandes',
    cards: {
      ...none,
      jobs: [
        job('late', 'Préparateur de commandes', 'Vitrelis', '2023-11', '2024-03'),
        job('main', 'Magasinier', 'Vernet Fret', '2007-01', '2021-06', [
          'réceptionner les marchandises',
          'préparer les commandes',
          'gérer les stocks',
        ]),
        job('first', 'Chauffeur livreur', 'Lorrain', '1991-01', '2002-05', [
          'livrer les marchandises',
          'conduire un porteur',
        ]),
      ],
    },
  })
  expect(letters).toMatch(/(?:Plus récemment|Dernièrement), j’ai (?:été|travaillé comme) préparateur/u)
  expect(letters).not.toMatch(/J’ai (?:aussi|également) (?:été|travaillé comme) préparateur/u)
})

test('who came back to a trade was not one thing, then another', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Logisticien', company: 'Duval', gender: 'masculine' },
    offer: 'Missions :\n- Réception des marchandises\n- Préparation des commandes\n- Suivi des stocks',
    cards: {
      ...none,
      jobs: [
        job('c', 'Préparateur de commandes', 'Vitrelis', '2017-11', '2019-03', ['préparer les commandes']),
        job('b', 'Magasinier', 'Lorrain', '2010-01', '2017-06', ['réceptionner les marchandises']),
        job('a', 'Préparateur de commandes', 'Samat', '2007-01', '2009-12', ['filmer les palettes']),
      ],
    },
  })
  expect(letters).toMatch(/préparateur de commandes et magasinier/u)
  expect(letters).not.toMatch(/préparateur de commandes puis magasinier/u)
})

test('a task that only says its title again is left out beside others; years apart are no «puis»', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Logisticien', company: 'Duval' },
    offer: 'Missions :\n- Réception des marchandises\n- Suivi des stocks',
    cards: {
      ...none,
      jobs: [
        job('c', 'Préparatrice de commandes', 'Vitrelis', '2019-03', '2025-06', [
          'préparer les commandes',
          'réceptionner les marchandises',
        ]),
        job('b', 'Vendeuse', 'Etam', '2014-01', '2015-12'),
        job('a', 'Caissière', 'Flunch', '2008-01', '2010-12'),
      ],
    },
  })
  expect(letters).not.toMatch(/je préparais/u)
  expect(letters).not.toMatch(/puis (?:comme )?vendeuse/u)
})

test('a bracket of the card is told where it bears on the post', () => {
  const tasks = [
    'préparer des commandes (CACES 1 et 3)',
    'réceptionner les marchandises',
    'filmer les palettes',
  ]
  const jobs = [job('a', 'Magasinier', 'Lorrain', '2012-01', '2025-06', tasks)]
  const near = lettersFor({
    ...{ jobTitle: 'Cariste', company: 'Duval', gender: 'masculine' },
    offer: 'Missions :\n- Réception des marchandises\n- Préparation des commandes\nCACES 1, 3 et 5 exigés.',
    cards: { ...none, jobs },
  })
  expect(near).toMatch(/commandes \(CACES 1 et 3\)/u)
  const far = lettersFor({ ...baker, gender: 'masculine', cards: { ...none, jobs } })
  expect(far).not.toMatch(/\(CACES/u)
})

test('who has driven for a living is not asked whether they may', () => {
  const asked = (title: string) =>
    lettersFor({
      ...{ jobTitle: 'Agent de propreté', company: 'Mairie de Privas', gender: 'masculine' },
      offer: 'Missions :\n- Nettoyage des rues\nPermis B exigé.',
      cards: { ...none, jobs: [job('a', title, 'Lorrain', '2012-01', '2025-06', ['charger les camions'])] },
    })
  expect(asked('Magasinier')).toMatch(/\[\[[^\]]*permis B/iu)
  expect(asked('Chauffeur livreur')).not.toMatch(/\[\[[^\]]*permis B/iu)
})

test('studies that have not begun are no studies of today', () => {
  const soon = { ...diploma('d', 'BTS', 'MCO', 'CFA du Lac', '', false), from: '2027-01' }
  const admitted = {
    ...diploma('d', 'BTS', 'MCO', 'CFA du Lac', '', false),
    ...{ from: '2026-09', details: ['admise sous réserve d’une entreprise'] },
  }
  for (const education of [[soon], [admitted]]) {
    const letters = lettersFor({ ...baker, type: 'apprenticeship', cards: { ...none, education } })
    expect(letters).toMatch(/(?:vais|apprête à) préparer un BTS|commence un BTS/u)
    expect(letters).not.toMatch(/je prépare|Vous préparez/u)
  }
  expect(lettersFor({ ...baker, type: 'apprenticeship', cards: { ...none, education: [soon] } })).toMatch(
    /en janvier 2027/iu,
  )
})

const waiter = {
  ...{ jobTitle: 'Employé polyvalent de restauration', company: 'Flunch', gender: 'feminine' as const },
  offer: 'Missions :\n- Tenue de la caisse\n- Accueil des clients\n- Plonge',
}

test('two things they ask for, of which a post was made, open the letter, and nothing that was not done', () => {
  const jobs = [
    job('b', 'Conseillère de vente', 'Etam', '2019-01', '2025-07'),
    job('a', 'Conseillère de vente', 'Jules', '2012-01', '2018-12'),
  ]
  const openings = openingsOf(lettersFor({ ...waiter, cards: { ...none, jobs } }))
  const asking = openings.filter((one) =>
    /tenir la caisse.*accueillir|accueillir.*tenir la caisse/u.test(one),
  )
  expect(asking.length).toBeGreaterThan(2)
  expect(openings.join('\n')).not.toMatch(/vaisselle/u)
})

test('the last post, known by its title, stands behind the first job that is told, before older ones', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Vendeur', company: 'Duval', gender: 'masculine' },
    offer: 'Missions :\n- Réception des marchandises\n- Gestion des stocks',
    cards: {
      ...none,
      jobs: [
        job('late', 'Préparateur de commandes', 'Vitrelis', '2023-11', '2024-10'),
        job('main', 'Magasinier', 'Vernet Fret', '2007-01', '2021-06', [
          'gérer les stocks',
          'filmer les palettes',
        ]),
        job('first', 'Chauffeur livreur', 'Lorrain', '1991-01', '2002-05', ['livrer les marchandises']),
      ],
    },
  }).split('=====')
  const placed = letters.filter((one) => /Vernet Fret[^=]*Vitrelis[^=]*Lorrain/u.test(one))
  expect(placed.length).toBeGreaterThan(3)
})

test('who studies is said to be a student of the school; long names make two sentences', () => {
  const studied = (school: string) => ({
    ...diploma('s', 'BTS', 'Commerce', school, '2027'),
    status: 'in-progress' as const,
  })
  const openings = (school: string) =>
    openingsOf(lettersFor({ ...baker, cards: { ...none, education: [studied(school)] } })).join('\n')
  expect(openings('Lycée Mozart')).toMatch(/tudiante au lycée Mozart, où je prépare un BTS Commerce, je/u)
  const long = 'École nationale supérieure des métiers du commerce de détail et de la distribution de Paris'
  expect(openings(long)).toMatch(/^Je (?:suis|prépare)|^Étudiante [^,]*, je prépare un BTS Commerce$/mu)
})

test('who once held a post of the field, and left it for another trade, opens with it', () => {
  const jobs = [
    job('now', 'Ambulancière', 'Ambulances Duroc', '2012-03', ''),
    job('bar', 'Serveuse', 'Le Zinc', '2008-01', '2011-06', ['prendre les commandes']),
  ]
  const openings = openingsOf(
    lettersFor({
      ...{ jobTitle: 'Employée polyvalente de restauration', company: 'Flunch' },
      offer: 'Missions :\n- Préparation des plats\n- Plonge\n- Nettoyage de la salle',
      cards: { ...none, jobs },
    }),
  )
  expect(
    openings.filter((one) => /(?:serveuse.*Zinc|Zinc.*serveuse).* poste/iu.test(one)).length,
  ).toBeGreaterThan(3)
})

test('a career of titles opens a change of trade with them', () => {
  // Nobody is known by a post that ended years ago.
  const jobs = [
    job('c', 'Conseillère de vente', 'Etam', '2017-02', '2020-06'),
    job('b', 'Directrice de magasin', 'Jules', '2014-01', '2017-01'),
    job('a', 'Vendeuse', 'Celio', '2008-01', '2013-12'),
  ]
  const letters = lettersFor({ ...baker, cards: { ...none, jobs } })
  const titled = openingsOf(letters).filter((one) =>
    /vendeuse, directrice de magasin puis conseillère de vente/u.test(one),
  )
  expect(titled.length).toBeGreaterThan(3)
})

test('a house for the elderly is named once', () => {
  const opened = openingsOf(
    lettersFor({
      ...{ jobTitle: 'Animatrice en maison de retraite', company: 'Résidence Les Pins' },
      offer: 'Missions :\n- Animation d’ateliers\n- Accompagnement des résidents',
      cards: none,
    }),
  ).join('\n')
  expect(opened).toMatch(/résidence Les Pins/u)
  expect(opened).not.toMatch(/maison de retraite/u)
})

test('a career of titles opens with its posts, where their years cannot be added up', () => {
  const jobs = [
    job('a', 'Serveuse', 'Chez Paulin', '2017', '2018'),
    job('b', 'Commis de cuisine', 'Le Kiosque', '2016', '2017'),
    job('c', 'Serveuse', 'Hôtel du Lac', '2014', '2016'),
    job('d', 'Auxiliaire de quai', 'Denis et fils', '2009', '2013'),
  ]
  const waiter = {
    jobTitle: 'Serveuse',
    company: 'Duval',
    offer: 'Missions :\n- Service en salle\n- Encaissement',
  }
  const letters = lettersFor({ ...waiter, gender: 'feminine', cards: { ...none, jobs } })
  expect(letters).toMatch(/[Aa]près plusieurs postes dans l’hôtellerie et la restauration,? comme /u)
})

test('studies that a card of years ago calls «en cours» are not told as those of today', () => {
  const jobs = [job('host', 'Hôte de caisse', 'Carrefour City', '2023-01', '2023-10', ['tenir la caisse'])]
  const education = [
    { ...diploma('d', 'Master', 'droit privé', 'Université de Grenoble', '2021', false), from: '2020' },
  ]
  expect(lettersFor({ ...baker, cards: { ...none, jobs, education } })).not.toMatch(/prépar.*master/u)
})

test('years of a trade are told by the titles that were borne, where the wanted one is another', () => {
  const sold = [
    job('a', 'Vendeur polyvalent', 'Pribon', '2023-10', '2026-07', ['mettre les produits en rayon']),
    job('b', 'Vendeur polyvalent', 'La vie claire', '2020-01', '2023-10', ['accueillir les clients']),
  ]
  const asked = {
    ...{
      company: 'Duval',
      offer: 'Missions :\n- Vente en magasin\n- Conseil des clients',
      gender: 'masculine' as const,
    },
    cards: { ...none, jobs: sold },
  }
  expect(lettersFor({ ...asked, jobTitle: 'Vendeur conseil' })).not.toMatch(/dans ce métier|un métier que/u)
})

test('what the offer names is told, whatever was studied since', () => {
  const study = (id: string, diploma: string, field: string, to: string) =>
    ({ id, diploma, field, school: '', place: '', from: '', to, details: [], status: 'obtained' }) as const
  const letters = lettersFor({
    ...{ jobTitle: 'Surveillant de bassin', company: 'Duval', gender: 'masculine' },
    offer: 'Missions :\n- Surveiller les bassins\nProfil :\nLe BPJEPS AAN serait un plus.',
    cards: {
      ...none,
      jobs: [
        job('a', 'Assistant d’éducation', 'Collège Ronis', '2020-09', '2026-06', ['surveiller les élèves']),
      ],
      education: [study('b', 'BTS', 'Comptabilité', '2015'), study('c', 'B.P.J.E.P.S AAN', '', '2018')],
    },
  })
  expect(letters).toMatch(/BPJEPS AAN/u)
  expect(letters).not.toMatch(/BTS Comptabilité/u)
})

test('studies that a card calls «en cours», and that ended years ago, were prepared', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Développeuse web', company: 'Duval' },
    offer: 'Missions :\n- Développer des sites web\n- Corriger les erreurs',
    cards: {
      ...none,
      jobs: [job('a', 'Vendeuse', 'Etam', '2018-01', '2019-06', ['conseiller les clientes'])],
      education: [
        {
          ...{ id: 'b', diploma: 'BTS SIO', field: '', school: '', place: '', from: '2019', to: '2021' },
          ...{ details: [], status: 'in-progress' as const },
        },
      ],
    },
  })
  expect(letters).toMatch(
    /j’ai préparé un BTS SIO(?: de 2019 à 2021)?|De 2019 à 2021, j’ai préparé un BTS SIO/u,
  )
  expect(letters).not.toMatch(/je prépare|obtenu un BTS/iu)
})
