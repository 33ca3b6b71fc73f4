const number = new Intl.NumberFormat('fr-FR')

export const generationText = {
  composeTitle: 'Rédiger',
  tone: 'Ton',
  language: 'Langue',
  languages: { fr: 'FR', en: 'EN' },
  languageNames: { fr: 'Français', en: 'Anglais' },
  prompt: 'Consigne',
  promptPlaceholder: 'Insister sur le travail en équipe.',
  saveAsLetter: 'Enregistrer comme lettre',
  generate: 'Générer la lettre',
  again: 'Autre version',
  stop: 'Arrêter et garder le texte',
  showWhole: 'Afficher toute la lettre',
  required: 'Veuillez remplir au moins le titre du poste et l’entreprise pour générer une lettre.',
  fill: 'Les remplir',
  writing: 'Écriture de la lettre',
  written: (words: number) => `La lettre est écrite\u00a0: ${number.format(words)} mots.`,
  modelWrote: (writer: string) =>
    `Écrite par ${writer}\u00a0: relisez-la. Les phrases sans preuve dans votre parcours ont été réécrites ou retirées.`,
  stopped: 'Écriture arrêtée. Le texte est gardé.',
  replaced: 'Votre texte précédent a été remplacé',
  undo: 'Annuler',
  failed: 'Erreur lors de la génération de la lettre',
  kept: 'Ce qui était écrit est gardé.',
  unwritten: { write: 'Écrire la lettre', retry: 'Réessayer' },
  strengthen: 'Pour la rendre plus forte\u00a0:',
  nothingMissing: 'Chaque phrase s’appuie sur votre parcours ou sur l’annonce.',

  profile: {
    title: 'Vous',
    empty: 'Votre nom, au féminin ou au masculin',
    name: 'Prénom et nom',
    gender: 'Parler de moi au féminin, au masculin',
    genders: { feminine: 'Féminin', masculine: 'Masculin', none: 'Ne pas préciser' },
    agreements: { feminine: 'au féminin', masculine: 'au masculin' },
  },

  voice: {
    followed: 'Écrite avec votre voix.',
    change: 'La modifier',
    offered: 'Pour une lettre qui vous ressemble, donnez deux textes de vous\u00a0:',
    give: 'Ma voix',
  },

  interview: {
    title: 'Quatre questions',
    start: 'Répondre à quelques questions',
    summary: (answered: number, total: number) =>
      `${answered} sur ${total} ${answered > 1 ? 'répondues' : 'répondue'}`,
    pitch: 'Une minute, pour que la lettre vous ressemble.',
    step: (index: number, total: number) => `Question ${index} sur ${total}`,
    example: (example: string) => `Par exemple\u00a0: ${example}`,
    answer: 'Votre réponse',
    skip: 'Passer',
    next: 'Suivante',
    previous: 'Précédente',
    finish: 'Terminer',
  },
} as const
