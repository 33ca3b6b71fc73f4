import type { CefrLevel, EducationStatus, JobKind } from '@lettrine/contract/career'
import type { CardList } from './career.state.ts'

const monthNames =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** «2021-09» → «septembre 2021»; «2021» stays. */
const dateText = (date: string): string => {
  const [year = '', month] = date.split('-')
  return month ? `${monthNames[Number(month) - 1]} ${year}` : year
}

export const careerText = {
  backToLetter: 'Revenir à ma lettre',
  metaTitle: 'Mon parcours · Lettrine',
  title: 'Mon parcours',
  lead: 'Ce que vous avez fait, une carte par expérience. Vos lettres s’en servent, et n’inventent rien.',
  loadFailed: 'Votre parcours n’a pas pu être chargé.',
  leavingFailed: 'Vos dernières modifications du parcours n’ont pas pu être enregistrées.',
  retry: 'Réessayer',
  importCv: 'Importer un CV',
  undo: 'Annuler',
  redo: 'Rétablir',
  status: {
    saved: 'Enregistré',
    saving: 'Enregistrement…',
    unsaved: 'Modifié',
    conflict: 'À décider',
    failed: 'Non enregistré. Nouvel essai dans quelques secondes.',
  },
  conflict: {
    message: 'Votre parcours a été modifié sur un autre appareil pendant ce temps.',
    keepMine: 'Garder cette version',
    takeTheirs: 'Voir l’autre version',
  },
  empty:
    'Rien encore. Importez votre CV, ou ajoutez une première expérience\u00a0: deux minutes suffisent, presque sans écrire.',
  toConfirm: (count: number) =>
    count > 1
      ? `${count}\u00a0cartes sont à vérifier avant de servir dans vos lettres.`
      : 'Une carte est à vérifier avant de servir dans vos lettres.',
  confirmAll: (count: number) => (count > 1 ? `Tout confirmer (${count})` : 'Confirmer'),
  card: {
    unconfirmed: 'À vérifier',
    confirm: 'C’est juste',
    edit: 'Modifier',
    more: (name: string) => `Autres actions\u00a0: ${name}`,
    up: 'Monter',
    down: 'Descendre',
    remove: 'Supprimer',
    removed: 'Carte supprimée',
    nameless: 'Sans titre',
    save: 'Terminé',
    cancel: 'Annuler',
  },
  lists: {
    jobs: {
      title: 'Expériences',
      add: 'Ajouter une expérience',
      none: 'Emplois, stages, bénévolat, petits boulots\u00a0: tout compte.',
    },
    education: {
      title: 'Formation',
      add: 'Ajouter une formation',
      none: 'Diplômes obtenus, en cours ou préparés.',
    },
    certificates: {
      title: 'Permis et certificats',
      add: 'Ajouter',
      none: 'Permis de conduire, CACES, BAFA, secourisme…',
    },
    languages: {
      title: 'Langues',
      add: 'Ajouter une langue',
      none: 'Les langues que vous parlez, et votre niveau.',
    },
    tools: { title: 'Outils et logiciels', add: 'Ajouter', none: 'Logiciels, machines, techniques.' },
    interests: {
      title: 'Centres d’intérêt',
      add: 'Ajouter',
      none: 'Ils ne sont cités que si vous le demandez.',
    },
  } satisfies Record<CardList, { title: string; add: string; none: string }>,
  kinds: {
    employment: 'Emploi',
    internship: 'Stage',
    apprenticeship: 'Alternance',
    volunteering: 'Bénévolat',
    business: 'À mon compte',
  } satisfies Record<JobKind, string>,
  period: (from: string, to: string, current: boolean): string => {
    if (current) return from ? `depuis ${dateText(from)}` : 'en cours'
    if (from && to && from !== to) return `${dateText(from)} – ${dateText(to)}`
    return dateText(to || from)
  },
  job: {
    kind: 'Type d’expérience',
    title: 'Poste',
    titleHint: 'Par exemple «\u00a0Vendeuse en prêt-à-porter\u00a0».',
    suggestions: 'Intitulés proches',
    employer: 'Employeur',
    employerKind: 'Genre d’employeur',
    employerKindHint: 'Par exemple «\u00a0magasin de lingerie\u00a0», si son nom ne le dit pas.',
    place: 'Ville',
    from: 'Début',
    to: 'Fin',
    dateHint: '2021 ou mars 2021',
    dateWrong: 'Écrivez une année, ou un mois et une année.',
    orderWrong: 'La date de fin est avant la date de début.',
    current: 'J’y suis toujours',
    chips: 'Ce que vous y faisiez\u00a0: touchez ce qui est vrai',
    chipsOf: (occupation: string) => `Tâches du métier «\u00a0${occupation}\u00a0»`,
    chipsNear: 'Métiers proches',
    tasks: 'Vos tâches',
    tasksHint: 'Une par ligne, avec un verbe\u00a0: «\u00a0tenir la caisse\u00a0».',
    results: 'Un résultat chiffré',
    resultsHint: 'Par exemple «\u00a0baisser de 12\u00a0% la casse en 2023\u00a0». Un par ligne.',
    titleMissing: 'Écrivez le poste ou l’employeur.',
  },
  education: {
    diploma: 'Diplôme',
    field: 'Spécialité',
    school: 'Établissement',
    place: 'Ville',
    from: 'Début',
    to: 'Année',
    status: 'Où en êtes-vous\u202f?',
    details: 'Options, mention, projets',
    detailsHint: 'Un par ligne.',
    diplomaMissing: 'Écrivez le diplôme ou la formation.',
  },
  diplomas: [
    'CAP',
    'BEP',
    'Bac pro',
    'Baccalauréat',
    'BTS',
    'BUT',
    'DUT',
    'Licence',
    'Licence pro',
    'Master',
    'Doctorat',
    'Titre professionnel',
    'Aucun diplôme',
  ],
  educationStatus: {
    obtained: 'Obtenu',
    'in-progress': 'En cours',
    'not-obtained': 'Non obtenu',
  } satisfies Record<EducationStatus, string>,
  short: {
    certificate: 'Permis ou certificat',
    certificateHint: 'Par exemple «\u00a0CACES R489 cat.\u00a03\u00a0» ou «\u00a0TOEIC 845\u00a0».',
    year: 'Année',
    language: 'Langue',
    level: 'Niveau',
    tool: 'Outil ou logiciel',
    toolHint: 'Plusieurs d’un coup, séparés par des virgules.',
    interest: 'Centre d’intérêt',
    use: 'Citer dans mes lettres',
    add: 'Ajouter',
    remove: (name: string) => `Supprimer ${name}`,
    usual: 'Les plus courants',
  },
  certificates: [
    'Permis B',
    'Permis C',
    'CACES R489 cat.\u00a01',
    'CACES R489 cat.\u00a03',
    'BAFA',
    'BAFD',
    'PSC1',
    'SST',
    'HACCP',
    'Habilitation électrique',
    'Pix',
  ],
  languages: ['Anglais', 'Espagnol', 'Allemand', 'Italien', 'Portugais', 'Arabe'],
  levels: {
    '': 'Non précisé',
    A1: 'A1 – notions',
    A2: 'A2 – élémentaire',
    B1: 'B1 – je me débrouille',
    B2: 'B2 – à l’aise',
    C1: 'C1 – courant',
    C2: 'C2 – bilingue',
  } satisfies Record<CefrLevel, string>,
  levelOf: (level: string, cefr: string) =>
    [level, level.includes(cefr) ? '' : cefr].filter(Boolean).join(', '),
  tray: {
    title: 'À ranger',
    lead: 'Ces lignes ne sont sur aucune carte\u00a0: vos lettres ne s’en servent pas.',
    toTask: 'Tâche de…',
    toTool: 'Outil',
    toCertificate: 'Permis ou certificat',
    toInterest: 'Centre d’intérêt',
    drop: 'Jeter',
    file: (line: string) => `Ranger\u00a0: ${line}`,
    dropped: 'Ligne jetée',
  },
} as const
