import { instantText } from '../../lib/text/hour.fr.ts'

const number = new Intl.NumberFormat('fr-FR')

export const editorText = {
  metaTitle: 'Lettre · Lettrine',
  untitled: 'Lettre sans titre',
  back: 'Mes lettres',
  titleLabel: 'Titre de la lettre',
  typeLabel: 'Type de lettre',
  save: 'Enregistrer',
  finalize: 'Finaliser',
  update: 'Mettre à jour',
  export: 'Exporter',
  share: 'Partager',
  shareUnsaved: 'La lettre doit d’abord être enregistrée.',
  versions: 'Versions précédentes',
  versionRestored: 'Version restaurée',
  undo: 'Annuler',
  unfilled: (count: number) => (count > 1 ? `${count} passages à compléter` : '1 passage à compléter'),
  unfilledWord: (count: number) => (count > 1 ? 'passages' : 'passage'),
  place: {
    card: 'Passage à compléter',
    example: (words: string) => `Par exemple\u00a0: ${words}`,
    gender: 'Parler de moi\u00a0:',
    fill: 'Remplir',
    remove: 'Retirer la phrase',
  },
  fillKnown: (count: number) =>
    count > 1 ? `Remplir ${count} passages déjà connus` : 'Remplir un passage déjà connu',
  fillKnownWord: 'Remplir',
  filledKnown: (count: number) => (count > 1 ? `${count} passages remplis` : 'Un passage rempli'),
  notSavedForExport: 'La lettre doit d’abord être enregistrée.',
  more: 'Autres actions',
  loading: 'Ouverture de la lettre…',
  copyTitle: (title: string) => `${title || 'Lettre sans titre'} (copie)`,
  loadFailed: (message: string) =>
    `Impossible de charger les données de la lettre\u00a0: ${message || 'Erreur serveur'}`,
  missing: 'Lettre non trouvée.',
  retry: 'Réessayer',
  backToList: 'Revenir à mes lettres',

  waiting: (title: string) =>
    `«\u00a0${title}\u00a0» n’est que sur cet appareil\u00a0: la limite de lettres de votre formule est atteinte.`,
  openWaiting: 'L’ouvrir',
  recoveredElsewhere: (count: number) =>
    count > 1 ? `${count} brouillons ont été synchronisés` : 'Votre brouillon a été synchronisé',

  saved: 'Lettre enregistrée',
  finalized: 'Lettre finalisée',
  saveFailed: (message: string) => `Erreur lors de l’enregistrement\u00a0: ${message}`,
  notOnServer:
    'Pas de connexion\u00a0: votre texte est gardé sur cet appareil. Réessayez dès qu’elle revient.',
  fieldNotSaved: (field: string, message: string) => `Non enregistré (${field})\u00a0: ${message}`,

  tabs: { label: 'Parties de l’éditeur', write: 'Écrire', page: 'Page', offer: 'Offre' },
  pageSide: 'Aperçu',
  tools: { open: 'Offre et rédaction', title: 'Offre et rédaction', close: 'Fermer' },

  state: {
    blank: 'Nouvelle lettre',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    savedAt: (hour: string) => `à ${hour}`,
    offline: 'Hors ligne…',
    unsaved: 'Non enregistré',
    writing: 'Écriture…',
  },

  banner: {
    offline: 'Hors ligne. Votre texte est gardé sur cet appareil.',
    unreachable:
      'Le serveur ne répond pas. Votre texte est gardé sur cet appareil, et sera envoyé de nouveau.',
    server: (message: string) => `${message} Votre texte est gardé sur cet appareil.`,
    session: 'Votre session a expiré. Votre texte est gardé sur cet appareil.',
    full: 'Limite de lettres atteinte. Celle-ci est conservée sur cet appareil\u00a0: supprimez-en une autre ou choisissez une formule, puis réessayez.',
    willBeFull:
      'Limite de lettres atteinte. Celle-ci restera sur cet appareil tant que vous n’aurez pas supprimé une lettre ou choisi une formule.',
    seeLetters: 'Voir mes lettres',
    seePlans: 'voir les formules',
    signIn: 'Se connecter',
    deleted: 'Cette lettre n’existe plus sur le serveur. Votre texte est gardé sur cet appareil.',
    saveAsNew: 'L’enregistrer comme nouvelle lettre',
    conflict: 'Cette lettre a été modifiée ailleurs. Votre texte est gardé sur cet appareil.',
    choose: 'Comparer et choisir',
    recovered: 'Votre texte non enregistré a été retrouvé sur cet appareil.',
    retryNow: 'Réessayer',
  },

  fields: {
    jobTitle: 'Poste',
    company: 'Entreprise',
    recipient: 'Destinataire',
    recipientEmail: 'Email du destinataire',
    summaryEmpty: 'Poste, entreprise, destinataire',
    to: 'À',
    head: 'En-tête de la page',
    headHint: 'Vos coordonnées sont gardées pour vos prochaines lettres.',
    senderTitle: 'Vous',
    recipientTitle: 'Destinataire',
    letterTitle: 'Lettre',
    senderName: 'Prénom et nom',
    senderAddress: 'Adresse',
    addressHint: 'Comme sur une enveloppe, ligne par ligne.',
    phone: 'Téléphone',
    senderEmail: 'Email',
    city: 'Ville',
    cityHint: '«\u00a0Lyon, le 3\u00a0mars 2026\u00a0»',
    recipientAddress: 'Adresse du destinataire',
    reference: 'Référence de l’offre',
    enclosure: 'P.\u00a0J.\u00a0: curriculum vitæ',
  },

  surface: {
    toolbar: 'Mise en forme',
    bold: 'Gras',
    italic: 'Italique',
    bulletList: 'Liste à puces',
    orderedList: 'Liste numérotée',
    undo: 'Annuler',
    redo: 'Rétablir',
    closing: 'Formule de fin',
    suggestion: 'Suggestion',
    clear: 'Effacer',
    cleared: 'Texte effacé',
    compose: 'Rédiger',
  },

  measure: {
    words: (count: number) => `${number.format(count)} ${count > 1 ? 'mots' : 'mot'}`,
    advice: (from: number, to: number) => `${from} à ${to} conseillés`,
    reading: (minutes: number) => `${number.format(minutes)} min de lecture`,
  },
} as const

export const dateText = (at: number | string): string => instantText(new Date(at))
