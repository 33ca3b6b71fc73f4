import { expect, test } from 'vitest'
import { job, lettersFor, none } from '../../testing/composed-letters.ts'

const placesOf = (letters: string): string[] => letters.match(/\[\[[^\]]*\]\]/gu) ?? []

const study = (diploma: string, field: string, to: string) =>
  ({
    ...{ id: 'study', diploma, field, school: 'AFPA', place: 'Angers', from: '', to, details: [] },
    status: 'obtained',
  }) as const

const held = (...names: string[]) => names.map((name, at) => ({ id: `c${at}`, name, year: '' }))

test('a diploma of the trade answers the one that is asked for, whatever its level', () => {
  const plumber = {
    ...{ jobTitle: 'Plombier chauffagiste', company: 'Duval', gender: 'masculine' as const },
    offer:
      'Missions :\n- Pose de sanitaires\n- Dépannage de chaudières\nProfil :\nCAP Installateur thermique et sanitaire exigé.',
  }
  const jobs = [
    job('d', 'Plombier', 'Duroc', '2025-03', '2025-10', ['poser des sanitaires', 'dépanner des chaudières']),
  ]
  const trained = {
    ...none,
    jobs,
    education: [study('Titre professionnel', 'Installateur en thermique et sanitaire', '2026')],
  }
  const untrained = { ...none, jobs }
  expect(placesOf(lettersFor({ ...plumber, cards: trained })).join('\n')).not.toMatch(/CAP Installateur/u)
  expect(placesOf(lettersFor({ ...plumber, cards: untrained })).join('\n')).toMatch(/CAP Installateur/u)
})

test('what a certificate answers in other words is not asked', () => {
  const guard = {
    ...{ jobTitle: 'Agent de sécurité', company: 'Duval' },
    offer:
      'Missions :\n- Rondes de surveillance\n- Contrôle des accès\nProfil :\nCarte professionnelle CNAPS exigée.',
  }
  const jobs = [job('g', 'Agente de sécurité', 'Léman Protect', '2022-05', '', ['faire les rondes'])]
  const asked = (...names: string[]) =>
    placesOf(lettersFor({ ...guard, cards: { ...none, jobs, certificates: held(...names) } })).join('\n')
  expect(asked('Carte pro CNAPS')).toBe('')
  expect(asked('Permis B')).toMatch(/carte professionnelle/u)
  const cook = {
    ...{
      jobTitle: 'Cuisinier',
      company: 'Duval',
      offer: 'Missions :\n- Préparation des repas\nProfil :\nHACCP exigée.',
    },
    cards: { ...none, jobs: [job('k', 'Cuisinière', 'Les Pins', '2020-01', '', ['préparer les repas'])] },
  }
  expect(placesOf(lettersFor(cook)).join('')).toMatch(/HACCP/u)
  const trained = { ...cook.cards, certificates: held('HACCP (2 jours)') }
  expect(placesOf(lettersFor({ ...cook, cards: trained }))).toStrictEqual([])
})

test('«FIMO/FCO»: the one that is held answers; «CACES» is asked with its categories', () => {
  const jobs = [job('d', 'Conducteur routier', 'Samat', '2019-01', '', ['livrer les clients'])]
  const driver = {
    ...{ jobTitle: 'Conducteur routier', company: 'Duval', gender: 'masculine' as const },
    offer: 'Missions :\n- Livraison des clients\nProfil :\nPermis CE + FIMO/FCO à jour EXIGÉ.',
  }
  const certificates = held('Permis CE', 'FCO')
  expect(placesOf(lettersFor({ ...driver, cards: { ...none, jobs, certificates } }))).toStrictEqual([])
  const forklift = {
    ...{ jobTitle: 'Cariste', company: 'Duval', gender: 'masculine' as const },
    offer: 'Missions :\n- Réception des marchandises\nProfil :\nCACES 1, 3 et 5 obligatoires.',
  }
  expect(placesOf(lettersFor({ ...forklift, cards: { ...none, jobs } })).join('\n')).toMatch(
    /les CACES 1, 3 et 5/u,
  )
})

test('the software of the title is asked before the others', () => {
  const jobs = [job('d', 'Développeuse', 'Capgemini', '2019-01', '', ['développer des applications en C#'])]
  const letters = lettersFor({
    ...{ jobTitle: 'Développeur Delphi', company: 'Duval' },
    offer:
      'Missions :\n- Développement en Delphi\nProfil :\nDelphi (impératif), SQL exigé, bases de données SQL.',
    cards: { ...none, jobs },
  })
  expect(placesOf(letters).filter((place) => /Delphi/u.test(place)).length).toBe(6)
})

test('who led last is asked why they would not lead', () => {
  const jobs = [
    job('m', 'Responsable de salle', 'Camping des Pins', '2021-04', '2026-09', [
      'encadrer l’équipe',
      'servir en salle',
    ]),
  ]
  const letters = lettersFor({
    ...{ jobTitle: 'Serveur', company: 'Auberge du Lac' },
    offer: 'Missions :\n- Service en salle\n- Accueil des clients',
    cards: { ...none, jobs },
  })
  expect(placesOf(letters).filter((place) => /responsable de salle/u.test(place)).length).toBe(6)
})

test('an interview is asked for once, and their attention too', () => {
  const jobs = [
    job('c', 'Caissière', 'Champion', '2019-01', '', ['tenir la caisse', 'accueillir les clients']),
  ]
  for (const tone of ['professional', 'formal', 'enthusiastic'] as const)
    for (const letter of lettersFor({ tone, cards: { ...none, jobs } }).split('====='))
      expect(letter).not.toMatch(
        /(?:rencontrer|entretien|vive voix)[^.]*\.\s+[^.]*(?:En espérant|attente de) vous rencontrer/u,
      )
})

test('who has led nobody is asked about leading, and not about what the team does', () => {
  const jobs = [
    job('m', 'Magasinier', 'Verdier', '2012-01', '2025-06', ['gérer le planning des expéditions']),
  ]
  const places = placesOf(
    lettersFor({
      ...{ jobTitle: 'Chef d’équipe propreté urbaine', company: 'Les Arcades', gender: 'masculine' },
      offer: 'Missions :\n- Encadrement d’une équipe de dix agents\n- Balayage des voies publiques',
      cards: { ...none, jobs },
    }),
  ).join('\n')
  expect(places).toMatch(/demande d’encadrer une équipe :/u)
  expect(places).not.toMatch(/balayer/u)
})

test('what the post is made of is asked before a tool that is only wished for; tools share one question', () => {
  const analyst = job('a', 'Contrôleuse de gestion', 'Verdier', '2019-01', '2025-06', ['suivre les budgets'])
  const asked = (title: string, offer: string) =>
    placesOf(
      lettersFor({ jobTitle: title, company: 'Duval', offer, cards: { ...none, jobs: [analyst] } }),
    ).join('\n')
  const support = (wanted: string) =>
    asked(
      'Technicien support',
      `Missions :\n- Dépannage des utilisateurs\n- Assistance aux utilisateurs\nProfil :\nMaîtrise de Zendesk ${wanted}.`,
    )
  expect(support('appréciée')).toMatch(/dépanner les utilisateurs/u)
  expect(support('appréciée')).not.toMatch(/Zendesk/u)
  // What is required is asked as well.
  expect(support('exigée')).toMatch(
    /dépanner les utilisateurs[\s\S]*Zendesk|Zendesk[\s\S]*dépanner les utilisateurs/u,
  )
  expect(
    asked(
      'Développeur React',
      'Missions :\n- Développement d’applications web\nEnvironnement : React, TypeScript. Le site est en React et TypeScript.',
    ),
  ).toMatch(/React et TypeScript[^\]]*les apprendre/u)
})

test('a post is not asked for what it cannot have taught; the heart of the trade is asked, in words of the offer', () => {
  const clerk = job('c', 'Hôtesse d’accueil', 'Danone', '2019-01', '')
  const asked = (title: string, offer: string) =>
    placesOf(
      lettersFor({ jobTitle: title, company: 'Duval', offer, cards: { ...none, jobs: [clerk] } }),
    ).join('\n')
  const canteen = asked('Employée de restauration', 'Missions :\n- Plonge\n- Tenue de la caisse')
  expect(canteen).toMatch(/faire la plonge : [^\]]* de plus proche, et où/u)
  expect(
    asked(
      'Téléconseillère',
      'Missions :\n- Vous êtes en charge des appels entrants\n- Vous êtes garante de la satisfaction client',
    ),
  ).toMatch(/répondre aux appels/u)
})

test('the years of which a letter says nothing are asked about, those of a placement too', () => {
  const left = [job('s', 'Vendeuse', 'Etam', '2015-01', '2020-07', ['conseiller les clientes'])]
  const asked = (jobs: typeof left, more: object = {}) =>
    placesOf(
      lettersFor({
        ...{ jobTitle: 'Vendeuse', company: 'Duval', offer: 'Missions :\n- Vente en magasin' },
        ...{ cards: { ...none, jobs }, ...more },
      }),
    ).join('\n')
  expect(asked(left)).toMatch(/ce que vous avez fait depuis 2020/u)
  expect(asked(left, { type: 'internship' })).toMatch(/apprendre, et ce que vous avez fait depuis 2020/u)
  expect(asked([job('s', 'Vendeuse', 'Etam', '2015-01', '', ['conseiller les clientes'])])).not.toMatch(
    /depuis/u,
  )
})

test('a line that bears on the post and is no French is asked in its own words; one that is told is not', () => {
  const network = {
    ...{ jobTitle: 'Ingénieur réseaux', company: 'Duval', gender: 'masculine' as const },
    offer:
      'Missions :\n- Administrer le réseau LAN et WAN et ses switchs\n- Superviser les serveurs\nProfil :\nMaîtrise des switchs et du réseau LAN.',
  }
  const asked = (...tasks: string[]) =>
    placesOf(
      lettersFor({
        ...network,
        cards: { ...none, jobs: [job('n', 'Administrateur réseaux', 'Samat', '2019-01', '', tasks)] },
      }),
    ).join('\n')
  const line = 'MCO réseau LAN/WAN : 210 switchs, 2 coeurs'
  expect(asked('superviser les serveurs', line)).toMatch(
    /À propos de votre travail chez Samat, vous avez noté « MCO réseau LAN\/WAN : 210 switchs, 2 c(?:oe|œ)urs »/u,
  )
  expect(asked('superviser les serveurs', 'administrer le réseau')).not.toMatch(/avez noté/u)
  expect(asked('superviser les serveurs', 'Ambiance conviviale ++')).not.toMatch(/avez noté/u)
})

test('a long line is quoted as far as a comma', () => {
  const line =
    'MCO réseau LAN/WAN : 210 switchs, 2 coeurs, 14 baies, 3 sites distants, astreinte N3 1 sem/4, PRA/PCA, supervision Centreon'
  const places = placesOf(
    lettersFor({
      ...{ jobTitle: 'Ingénieur réseaux', company: 'Duval', gender: 'masculine' },
      offer:
        'Missions :\n- Administrer le réseau LAN et WAN et ses switchs\n- Superviser les serveurs\nProfil :\nMaîtrise des switchs et du réseau LAN.',
      cards: {
        ...none,
        jobs: [job('n', 'Administrateur réseaux', 'Samat', '2019-01', '', ['superviser les serveurs', line])],
      },
    }),
  ).join('\n')
  expect(places).toMatch(/vous avez noté « MCO réseau LAN\/WAN : 210 switchs[^»]*PRA\/PCA… »/u)
})

test('what the title names is asked of who has done the rest, and of who comes from years of another trade', () => {
  const asked = (title: string, offer: string, jobs: ReturnType<typeof job>[], more: object = {}) =>
    placesOf(
      lettersFor({ jobTitle: title, company: 'Duval', offer, cards: { ...none, jobs }, ...more }),
    ).join('\n')
  const teacher = job('f', 'Formatrice', 'Greta', '2016-01', '2026-06', ['animer des formations'])
  const security =
    'Missions :\n- Animer des formations\n- Cybersécurité : sécuriser les systèmes informatiques'
  expect(asked('Formatrice cybersécurité', security, [teacher])).toMatch(/systèmes informatiques : racontez/u)
  const guard = job('g', 'Agente de sécurité', 'Loomis', '2010-01', '2024-06', ['contrôler les accès'])
  expect(
    asked('Apprentie petite enfance', 'Missions :\n- Accompagner les tout-petits à la crèche', [guard], {
      type: 'apprenticeship',
    }),
  ).toMatch(/de plus proche, et où/u)
})

test('who wrote asks why from the last post, whatever was held longest', () => {
  const places = placesOf(
    lettersFor({
      ...{ jobTitle: 'Cuisinière', company: 'Duval', offer: 'Missions :\n- Préparation des repas' },
      cards: {
        ...none,
        jobs: [
          job('p', 'Préparatrice de commandes', 'Fedrigo', '2024-01', '2026-06', ['préparer les commandes']),
          job('c', 'Carreleuse', 'Roc', '2012-01', '2023-06', ['poser des carreaux']),
        ],
      },
    }),
  ).join('\n')
  expect(places).toMatch(/Vous avez été préparatrice de commandes/u)
})

test('nobody is asked about who they were before what they did since', () => {
  const carer = {
    ...{ jobTitle: 'Aide-soignante', company: 'Duval' },
    offer: 'Missions :\n- Aider les résidents à la toilette\n- Servir les repas',
  }
  const till = job('h', 'Hôtesse de caisse', 'Duroc', '2021-01', '2021-06', ['tenir la caisse'])
  const since = {
    ...job('a', 'Apprentie comptable', 'Brun', '2022-09', '2024-08', ['saisir les factures']),
    kind: 'apprenticeship' as const,
  }
  expect(placesOf(lettersFor({ ...carer, cards: { ...none, jobs: [till] } })).join('\n')).toMatch(
    /Vous avez été hôtesse de caisse/u,
  )
  expect(placesOf(lettersFor({ ...carer, cards: { ...none, jobs: [since, till] } })).join('\n')).not.toMatch(
    /hôtesse de caisse/u,
  )
})

test('licences, languages and tools that no card has are asked for together', () => {
  const asked = placesOf(
    lettersFor({
      ...{ jobTitle: 'Assistante commerciale', company: 'Duval' },
      offer:
        'Missions :\n- Gestion des commandes des clients\nProfil :\n- Langue anglaise exigée\n- Permis B exigé\n- Maîtrise de SAP exigée',
      cards: {
        ...none,
        jobs: [
          job('c', 'Assistante commerciale', 'Brun', '2019-01', '', ['gérer les commandes des clients']),
        ],
      },
    }),
  ).join('\n')
  expect(asked).toMatch(
    /L’annonce demande le permis B, l’anglais et SAP : dites en une ou deux phrases où vous en êtes/u,
  )
})
