import type { CardDoubt } from '@lettrine/contract/career'
import type { CardList } from '../career.state.ts'

const several = (count: number, one: string, many: string): string =>
  count > 1 ? `${count}\u00a0${many}` : one

export const importText = {
  metaTitle: 'Importer un CV · Lettrine',
  backToLetter: 'Revenir à ma lettre',
  back: 'Mon parcours',
  give: {
    title: 'Donner votre CV',
    lead: 'Lettrine en tire des cartes\u00a0: expériences, diplômes, langues. Vous vérifiez tout avant que rien ne soit enregistré.',
    drop: 'Votre CV en fichier',
    dropAnywhere: 'Vous pouvez aussi le déposer n’importe où sur cette page.',
    dropNow: 'Lâchez le fichier pour le lire',
    choose: 'Choisir un fichier',
    file: 'Fichier de votre CV',
    formats:
      'PDF, Word (DOCX), ODT, texte, JSON Resume, Europass (XML) ou archive LinkedIn. 5\u00a0Mo au plus.',
    or: 'ou',
    paste: 'Coller un texte',
    pasteHint: 'Un CV copié, un profil en ligne, ou quelques lignes sur ce que vous avez fait.',
    read: 'Lire ce texte',
    blank: 'Collez ou écrivez d’abord un texte.',
    tooLong: (length: number) =>
      `Ce texte fait ${length}\u00a0signes, et 60\u00a0000 au plus peuvent être lus. Gardez seulement votre CV.`,
    tooLarge: (megabytes: string) =>
      `Ce fichier pèse ${megabytes}\u00a0Mo, et 5\u00a0Mo au plus peuvent être lus. Exportez votre CV en PDF sans photo, ou collez son texte.`,
    onlyOne: 'Déposez un seul fichier à la fois.',
    readingFile: (name: string) => `Lecture de «\u00a0${name}\u00a0»…`,
    readingText: 'Lecture de votre texte…',
    readingNote: 'Quelques secondes, en général.',
    cancel: 'Annuler',
    offline: 'Pas de connexion. Rien n’est perdu\u00a0: réessayez dès que le réseau revient.',
    failed: 'La lecture n’a pas abouti. Réessayez, ou collez le texte de votre CV.',
    retry: 'Réessayer',
    privacy: 'Le fichier n’est pas conservé\u00a0: seules les cartes que vous ajoutez sont gardées.',
  },
  review: {
    title: 'Vérifier',
    lead: 'Les lignes du CV d’où vient chaque carte sont surlignées. Confirmez ce qui est juste, corrigez le reste.',
    source: 'Texte de votre CV',
    cards: 'Cartes lues',
    tools: 'Avancement',
    place: (place: number, count: number) => `${place}\u00a0sur\u00a0${count}`,
    ended: 'Fin de la vérification',
    previous: 'Carte précédente',
    next: 'Carte suivante',
    undo: 'Annuler la dernière action',
    confirmAll: (unsure: number) =>
      unsure > 0 ? `Tout confirmer, sauf ${unsure}\u00a0à vérifier` : 'Tout confirmer',
    checked: 'Cartes confirmées',
    confirmed: 'Confirmée',
    waiting: 'À confirmer',
    unsure: 'À vérifier',
    right: 'C’est juste',
    isRight: 'Confirmée, continuer',
    correct: 'Corriger',
    shortcutsTitle: 'Au clavier\u00a0:',
    shortcuts: [
      ['↑ ↓', 'changer de carte'],
      ['Entrée', 'c’est juste'],
      ['C', 'corriger'],
      ['Retour arrière', 'ne pas garder'],
      ['Ctrl\u00a0Z', 'annuler'],
    ],
    another: 'Lire un autre CV',
    doubts: {
      title: 'Poste à vérifier',
      employer: 'Employeur à vérifier',
      dates: 'Dates à vérifier',
      kind: 'Type d’expérience à vérifier',
      diploma: 'Diplôme à vérifier',
      school: 'Établissement à vérifier',
    } satisfies Record<CardDoubt, string>,
    drop: {
      jobs: 'Ce n’est pas un poste',
      education: 'Ne pas garder',
      certificates: 'Ne pas garder',
      languages: 'Ne pas garder',
      tools: 'Ne pas garder',
      interests: 'Ne pas garder',
    } satisfies Record<CardList, string>,
    kinds: {
      jobs: 'Expérience',
      education: 'Formation',
      certificates: 'Permis ou certificat',
      languages: 'Langue',
      tools: 'Outil ou logiciel',
      interests: 'Centre d’intérêt',
    } satisfies Record<CardList, string>,
    nameMissing: 'Écrivez un nom.',
    yearWrong: 'Écrivez une année, comme 2021, ou laissez ce champ vide.',
  },
  told: {
    confirmed: 'Carte confirmée.',
    corrected: 'Carte corrigée.',
    dropped: 'Carte retirée\u00a0: ses lignes sont à ranger.',
    undone: 'Dernière action annulée.',
    filed: 'Ligne rangée.',
    thrown: 'Ligne jetée.',
    allConfirmed: (left: number) =>
      left > 0
        ? `Le reste est confirmé. ${several(left, 'Une carte reste', 'cartes restent')} à vérifier.`
        : 'Toutes les cartes sont confirmées.',
  },
  tray: {
    title: 'À ranger',
    done: 'Tout est rangé',
    lead: (count: number) =>
      count > 1
        ? 'Ces lignes ne sont sur aucune carte. Rangez ce qui compte\u202f; ce qui reste attendra dans «\u00a0À ranger\u00a0» de votre parcours.'
        : 'Cette ligne n’est sur aucune carte. Rangez-la si elle compte, ou laissez-la attendre dans votre parcours.',
    nothing: 'Toutes les lignes de votre CV ont trouvé leur place.',
    file: 'Ranger',
    fileLine: (line: string) => `Ranger\u00a0: ${line}`,
    drop: 'Jeter',
    dropLine: (line: string) => `Jeter\u00a0: ${line}`,
    toJob: (name: string) => `Tâche de\u00a0: ${name}`,
    toCourse: (name: string) => `Détail de\u00a0: ${name}`,
    toTool: 'Outil ou logiciel',
    toCertificate: 'Permis ou certificat',
    toInterest: 'Centre d’intérêt',
    aside: (count: number) =>
      count > 1
        ? `${count}\u00a0lignes de titres et de coordonnées mises de côté`
        : 'Une ligne de titre ou de coordonnées mise de côté',
    asideNote: 'Elles n’entrent pas dans votre parcours. Si l’une d’elles compte, remettez-la à ranger.',
    unsetAside: (line: string) => `À ranger\u00a0: ${line}`,
    addJob: 'Ajouter une expérience',
  },
  empty: {
    title: 'Aucune carte n’a été trouvée',
    text: 'Ce texte ne ressemble pas à un CV, ou sa mise en page n’a pas permis de le lire. Toutes ses lignes sont ci-dessous\u00a0: rien n’est perdu. Ajoutez une expérience à la main, rangez les lignes, ou collez le texte autrement.',
  },
  end: {
    left: (count: number) =>
      count > 1
        ? `${count}\u00a0cartes ne sont pas confirmées. Ajoutées telles quelles, elles resteront à vérifier dans votre parcours.`
        : 'Une carte n’est pas confirmée. Ajoutée telle quelle, elle restera à vérifier dans votre parcours.',
    see: (count: number) => (count > 1 ? 'Les revoir' : 'La revoir'),
    count: (cards: number, waiting: number, lines: number) =>
      [
        cards === 0 ? 'Aucune carte' : several(cards, 'Une carte', 'cartes'),
        waiting > 0 ? `dont ${waiting}\u00a0à confirmer` : '',
        lines > 0 ? several(lines, 'une ligne à ranger', 'lignes à ranger') : '',
      ]
        .filter(Boolean)
        .join(', '),
    add: 'Ajouter à mon parcours',
    adding: 'Ajout en cours…',
    failed: 'Vos cartes n’ont pas pu être ajoutées. Rien n’est perdu\u00a0: réessayez.',
    offline: 'Pas de connexion. Rien n’est perdu\u00a0: ajoutez vos cartes dès que le réseau revient.',
    added: (count: number) =>
      count === 0 ? 'Aucune carte nouvelle' : several(count, 'Une carte ajoutée', 'cartes ajoutées'),
    known: (count: number) =>
      count > 1
        ? `${count}\u00a0autres étaient déjà dans votre parcours.`
        : 'Une autre était déjà dans votre parcours.',
    allKnown: 'Votre parcours contenait déjà toutes celles de ce CV.',
    linesKept: (count: number) =>
      count > 1
        ? `${count}\u00a0lignes attendent dans «\u00a0À ranger\u00a0».`
        : 'Une ligne attend dans «\u00a0À ranger\u00a0».',
  },
  leave: {
    title: 'Quitter sans ajouter ces cartes\u202f?',
    text: 'Rien n’est encore dans votre parcours. Votre vérification vous attend ici tant que cet onglet reste ouvert.',
    confirm: 'Quitter',
  },
  restart: {
    title: 'Lire un autre CV\u202f?',
    text: 'Les cartes de celui-ci ne sont pas encore dans votre parcours\u00a0: elles seront abandonnées.',
    confirm: 'Abandonner ces cartes',
  },
} as const
