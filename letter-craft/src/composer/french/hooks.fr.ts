import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/**
 * First sentences, about them. `c1`, `c2`: what they look for, as infinitives; `n1`, `n2`: the same as nouns; `T`: the
 * post; `une`: «une vendeuse»; `dune`: «d’une vendeuse»; `E`, `atE`: the employer; `place`: «à Lyon».
 */
export const postedHooks: readonly Frame[] = [
  '{AtE}, vous cherchez {une} pour {c1} et {c2}.',
  'Vous cherchez {une}{?place} pour {c1} et {c2}.',
  'Le poste {de T} que vous proposez{?place} demande {de c1} et {de c2}.',
  '{C1} et {c2} : voilà ce que vous attendez {dune}.',
  'Pour {c1} et {c2}, il vous faut {une}{?place}.',
  'Vous avez besoin {dune}{?place} pour {c1} et {c2}.',
  'De votre annonce, je retiens deux missions : {n1} et {n2}.',
  'Vous souhaitez confier à {une} {n1} et {n2}.',
  'Vous recrutez {une}{?place} pour {c1} et {c2}.',
  '{Place}, il vous faut quelqu’un pour {c1} et {c2}.',
  'Vous proposez{?place} un poste {de T} où il faut {c1} et {c2}.',
  'Le poste {de T} que vous proposez {atE} demande {de c1} et {de c2}.',
  'Votre poste {de T} {atE} demande {de c1} et {de c2}.',
  '{AtE}, il vous faut {une} pour {c1} et {c2}.',
  '{AtE}, vous souhaitez confier {n1} et {n2} à {une}.',
  '{AtE}, le poste {de T} demande {de c1} et {de c2}.',
  'Le poste {de T} {atE} comprend {n1} et {n2}.',
  'Vous cherchez, {atE}, quelqu’un pour {c1} et {c2}.',
  'Dans votre annonce {de T} {atE}, deux missions sont au premier plan : {n1} et {n2}.',
  '{AtE}, vous avez besoin {dune} pour {c1} et {c2}.',
  'Pour le poste {de T} que vous proposez {atE}, il faut {c1} et {c2}.',
]

/**
 * About the person first. `jT`, `jat`, `jperiod`, `jdur`: the job that bears on the post; `there`: the employer who
 * recruits, else the town.
 */
const posts = [
  'je vous propose ma candidature au poste {de T}{?there}.',
  'je vous adresse ma candidature au poste {de T}{?there}.',
  'je vous présente ma candidature au poste {de T}{?there}.',
  'je vous soumets ma candidature au poste {de T}{?there}.',
  'je suis candidat{fin} au poste {de T}{?there}.',
  'je pose ma candidature au poste {de T}{?there}.',
  'je réponds à votre annonce pour le poste {de T}{?there}.',
]
const holding = [
  '{jT} {jat} {jperiod}, ',
  'en poste {jat} comme {jT} {jperiod}, ',
  'en poste comme {jT} {jat} {jperiod}, ',
  'en poste {jat} depuis {since}, d’abord comme {first}, puis comme {jT} {jperiod}, ',
]
const havingHeld = [
  'après {jdur} comme {jT} {jat}, ',
  'après avoir été {jT} {jat}{?jperiodc}, ',
  'après avoir travaillé {jdur} {jat} comme {jT}, ',
]
const placements = [
  'je vous propose ma candidature pour {placement} {de T}{?there}.',
  'je vous présente ma candidature pour {placement} {de T}{?there}.',
  'je suis candidat{fin} à {placement} {de T}{?there}.',
]
/** `placeless`: without an employer to name. */
export const personalHooks = {
  current: joinings(holding, posts),
  past: joinings(havingHeld, posts),
  placeless: joinings(['{jT} {jperiod}, '], posts),
} as const
/** By a post of the field that is sought, held before another trade. */
export const nearHooks: readonly Frame[] = joinings(
  [
    'j’ai été {jT} {jat}{?jperiodc}, et ',
    'j’ai déjà été {jT} {jat}{?jperiodc}, et ',
    'j’ai travaillé {jat} comme {jT}{?jperiodc}, et ',
    'j’ai déjà travaillé comme {jT} {jat}{?jperiodc}, et ',
  ],
  posts,
)
/** For an internship or an apprenticeship. */
export const placedPersonalHooks = {
  current: joinings(holding, placements),
  past: joinings(havingHeld, placements),
  placeless: joinings(['{jT} {jperiod}, '], placements),
} as const

/**
 * By what was done that they ask for: `c1`, `c2` as in the first list. The application follows.
 */
export const pastDeedHooks: readonly Frame[] = joinings(
  ['{c1} et {c2}'],
  [
    ', je l’ai fait {jat} comme {jT}{?jperiodc}.',
    ' : c’est ce que j’ai fait {jat} comme {jT}{?jperiodc}.',
    ', c’était mon travail {jat}, où j’étais {jT} {jperiod}.',
    ' : je l’ai fait {jat}, où j’étais {jT} {jperiod}.',
    ' : ce fut mon travail {de jT} {jat}{?jperiodc}.',
    ' : j’en ai l’expérience, comme {jT} {jat}{?jperiodc}.',
  ],
)
export const currentDeedHooks: readonly Frame[] = joinings(
  ['{c1} et {c2}'],
  [
    ', c’est mon travail {jat}, comme {jT}, {jperiod}.',
    ' : c’est ce que je fais {jat} {jperiod}, comme {jT}.',
    ', je le fais {jat}, où je suis {jT} {jperiod}.',
    ' : voilà mon travail {de jT} {jat} {jperiod}.',
    ' : j’en ai l’habitude, comme {jT} {jat} {jperiod}.',
  ],
)

/**
 * By several jobs of the occupation: `years`: «huit ans»; `houses`: «chez Flunch et à la mairie d’Évry»; `inTrade`: «comme
 * vendeuse», or «dans ce métier», where `aTrade` and `theTrade` are given too.
 */
export const tradeHooks: readonly Frame[] = joinings(
  [
    'je vous propose ma candidature au poste {de T}{?there}',
    'je vous adresse ma candidature au poste {de T}{?there}',
    'je vous présente ma candidature au poste {de T}{?there}',
    'je vous soumets ma candidature au poste {de T}{?there}',
    'je suis candidat{fin} au poste {de T}{?there}',
  ],
  [
    ' : j’ai {years} d’expérience {inTrade}, notamment {houses}.',
    ', {aTrade} que j’ai exercé pendant {years}, notamment {houses}.',
    ' : j’ai travaillé {years} {inTrade}, notamment {houses}.',
  ],
)

/** By jobs of several trades of the field of the post: `field`: «dans le commerce»; `titles`: «vendeuse puis gérante». */
export const fieldHooks: readonly Frame[] = joinings(
  [
    'je vous propose ma candidature au poste {de T}{?there}',
    'je vous adresse ma candidature au poste {de T}{?there}',
    'je vous présente ma candidature au poste {de T}{?there}',
    'je vous soumets ma candidature au poste {de T}{?there}',
    'je suis candidat{fin} au poste {de T}{?there}',
  ],
  [' : j’ai {years} d’expérience {field}, comme {titles}.', ', après {years} {field} comme {titles}.'],
)

/** By years in one field, that of the post or another: `field`: «dans le commerce». */
const careers = ['après {years} {field}, ', 'avec {years} d’expérience {field}, ']
export const careerHooks: readonly Frame[] = joinings(careers, posts)
/** Of a career that its titles alone tell. */
export const titledCareerHooks: readonly Frame[] = joinings(
  ['après {years} {field} comme {titles}, ', 'avec {years} d’expérience {field}, comme {titles}, '],
  posts,
)
/** Of posts of one field whose years nobody can add up: `titles`: «serveuse, commise de cuisine et caissière». */
export const postsHooks: readonly Frame[] = joinings(
  ['après plusieurs postes {field}, comme {titles}, ', 'après plusieurs postes {field} comme {titles}, '],
  posts,
)
export const placedCareerHooks: readonly Frame[] = joinings(careers, placements)

const applications = [
  'je vous propose ma candidature ',
  'je vous adresse ma candidature ',
  'je vous présente ma candidature ',
  'je vous soumets ma candidature ',
]
const sought = ['au poste {de T}{?there}.', 'pour le poste {de T}{?there}.']
const placed = ['pour {placement} {de T}{?there}.', 'pour votre offre {dplacement} {de T}{?there}.']
const studying = [
  'étudiant{fin} {dat}, où je prépare {undip}, ',
  'actuellement étudiant{fin} {dat}, où je prépare {undip}, ',
]
const beginning = ['je vais préparer {undip}{?soon}{?datp}, et ', 'je commence {undip}{?soon}{?datp}, et ']
const graduated = ['titulaire {de undip}, obtenu{fe} en {dyear}{?datp}, ']
const following = ['inscrit{fin} à {undip}{?datp}, ', 'actuellement inscrit{fin} à {undip}{?datp}, ']
const followed = [
  'après {undip}, terminé{fe} en {dyear}{?datp}, ',
  'après {undip}, que j’ai terminé{fe} en {dyear}{?datp}, ',
]
const shortlyFollowed = ['après {undip}, terminé{fe} en {dyear}, ', 'après {undip}, ']
const justGraduated = ['titulaire {de undip}, obtenu{fe} en {dyear}, ']
const allOf = (starts: readonly string[], ends: readonly string[]): readonly Frame[] =>
  joinings(
    starts,
    applications.flatMap((start) => ends.map((end) => start + end)),
  )
/** By what one studies, or has just obtained: `undip`: «un BTS Tourisme»; `datp`: «au lycée Mozart»; `dyear`: «2026». */
export const studyHooks = {
  'in-progress': { post: allOf(studying, sought), placement: allOf(studying, placed) },
  /** Of studies that have not begun. */
  begun: { post: allOf(beginning, sought), placement: allOf(beginning, placed) },
  obtained: { post: allOf(graduated, sought), placement: allOf(graduated, placed) },
  /** A course that one follows, and one that has ended. */
  course: { post: allOf(following, sought), placement: allOf(following, placed) },
  followed: { post: allOf(followed, sought), placement: allOf(followed, placed) },
  shortCourse: { post: allOf(shortlyFollowed, sought), placement: allOf(shortlyFollowed, placed) },
  /** Without the school, where the names are long. */
  short: { post: allOf(justGraduated, sought), placement: allOf(justGraduated, placed) },
} as const

/** What one studies, where the application is a sentence of its own. */
export const studyOpenings: readonly Frame[] = [
  'Étudiant{fin} {dat}, je prépare {undip}.',
  'Je prépare {undip} {dat}.',
  'Je prépare actuellement {undip}{?datp}.',
  'Je suis étudiant{fin} {dat}, où je prépare {undip}.',
]

/** The same of a diploma that one has. */
export const graduateOpenings: readonly Frame[] = [
  'Je suis titulaire {de undip}, obtenu{fe} en {dyear}{?datp}.',
  'En {dyear}, j’ai obtenu {undip}{?datp}.',
  'J’ai obtenu {undip} en {dyear}{?datp}.',
  'J’ai {undip}, obtenu{fe} en {dyear}{?datp}.',
]

/** With one thing they look for. */
export const singleHooks: readonly Frame[] = [
  '{AtE}, vous cherchez {une}, notamment pour {c1}.',
  'Vous cherchez {une}{?place}, notamment pour {c1}.',
  'Le poste {de T} que vous proposez{?place} demande {de c1}.',
  'Il vous faut {une}{?place}, notamment pour {c1}.',
  'Vous recrutez {une}{?place}, notamment pour {c1}.',
  'Vous proposez{?place} un poste {de T} où il faut {c1}.',
  'Au centre du poste {de T} que vous décrivez, il y a {n1}.',
  'Vous avez besoin {dune}{?place}, notamment pour {c1}.',
  'Le poste {de T} que vous proposez {atE} demande {de c1}.',
  'Votre poste {de T} {atE} demande {de c1}.',
]

/** Where nothing proves what they look for: the application, plainly. `there`: the employer who recruits, else the town. */
export const plainHooks: readonly Frame[] = joinings(applications, sought).concat(
  'Je suis candidat{fin} au poste {de T}{?there}.',
)

/** An offer whose text says nothing that we can word. */
export const bareHooks: readonly Frame[] = [
  'Vous recherchez {une}{?place}.',
  'Votre annonce pour un poste {de T}{?place} correspond à ce que je cherche.',
  '{AtE}, vous recrutez {une}{?place}.',
  'Vous proposez{?place} un poste {de T}.',
  'Le poste {de T} que vous proposez{?place} est celui que je cherche.',
]

/** Without an offer. */
export const unsolicitedHooks: readonly Frame[] = [
  'Je vous écris pour vous proposer ma candidature comme {T}{?place}.',
  'Si {E} recherche {une}, j’aimerais vous rencontrer.',
  'Vous n’avez peut-être pas publié d’annonce, mais je cherche un poste {de T}{?place}.',
  'C’est {atE} que je souhaite travailler comme {T}.',
  'Je cherche un poste {de T}{?place}, et {E} est la première adresse à laquelle j’écris.',
  'Ma candidature est spontanée : je cherche un poste {de T}{?place}.',
  'Auriez-vous besoin {dune}{?place} ?',
  'Je m’adresse directement à vous : je souhaite rejoindre {E} comme {T}.',
  'Un poste {de T} {atE} m’intéresserait beaucoup.',
]

/** Internships. `T` is what one does there; `duration`, `start`: as the person said. */
export const internshipHooks: readonly Frame[] = [
  'Le stage que vous proposez{?place} demande {de c1} et {de c2}.',
  'Votre offre de stage porte sur {n1} et {n2}.',
  '{C1}, {c2} : c’est ce que propose votre stage{?place}.',
  'Pendant ce stage, il s’agira {de c1} et {de c2}.',
  '{AtE}, vous proposez un stage pour {c1} et {c2}.',
  'Le stage que vous proposez {atE} demande {de c1} et {de c2}.',
  'Votre offre de stage {atE} porte sur {n1} et {n2}.',
  'Votre offre de stage{?place} annonce {n1} et {n2}.',
]

export const apprenticeshipHooks: readonly Frame[] = [
  'L’alternance que vous proposez{?place} demande {de c1} et {de c2}.',
  'Votre offre d’alternance porte sur {n1} et {n2}.',
  'Vous cherchez {une} en alternance{?place} pour {c1} et {c2}.',
  'L’alternance que vous proposez {atE} demande {de c1} et {de c2}.',
  '{AtE}, vous cherchez {une} en alternance pour {c1} et {c2}.',
  'Votre offre d’alternance {atE} porte sur {n1} et {n2}.',
]

/** Internships and apprenticeships by the post they are for. */
export const namedPlacementHooks: readonly Frame[] = joinings(applications, [
  'pour {placement} {de T}{?there}.',
  'pour {placement} {de T}{?there}.',
  'pour votre offre {dplacement} {de T}{?there}.',
])

/** Internships and apprenticeships without words for their tasks, nor a post that a sentence can hold. */
export const placementHooks: readonly Frame[] = [
  'Je cherche {placement}{?place}.',
  'Votre offre {dplacement}{?place} correspond à ce que je cherche.',
  'Je souhaite faire {placement} {atE}.',
  'Je pose ma candidature à {placement}{?atE}.',
  'Je souhaite trouver {atE} {placement}.',
  'Votre offre {dplacement}{?atE} m’intéresse.',
  'J’aimerais faire {placement}{?atE}.',
  'Je vous propose ma candidature pour {placement}{?place}.',
  'Vous proposez {placement}{?place}, et je suis candidat{fin}.',
]

export const scholarshipHooks: readonly Frame[] = [
  'Je sollicite {aidE} pour poursuivre mes études.',
  'Je vous présente ma candidature à {laidE}.',
  'Par cette lettre, je demande {aidE}, afin de mener mes études à leur terme.',
  'Ma candidature à {laidE} accompagne un projet d’études que voici.',
  'Mes études ont besoin d’un soutien : c’est pourquoi je demande {aidE}.',
  'Votre commission examine des parcours et des projets : voici les miens.',
]

export const admissionHooks: readonly Frame[] = [
  'Je vous présente ma candidature pour {program}{?atE}.',
  'Je souhaite intégrer {program}{?atE}.',
  'C’est pour {program}{?atE} que je vous écris.',
  'Ma candidature concerne {program}{?atE}.',
  'Je suis candidat{fin} pour {program}{?atE}.',
  'Rejoindre {program}{?atE} est la suite que je veux donner à mon parcours.',
]
