const quoted = (words: string) => `«\u00a0${words}\u00a0»`

export const analysisMessages = {
  categories: {
    spelling: 'Orthographe et typographie',
    style: 'Style',
    proof: 'Preuves',
    fit: 'Réponse à l’annonce',
    length: 'Longueur',
    form: 'Usages de la lettre',
    truth: 'Faits à confirmer',
  },
  blank: 'La lettre est vide\u00a0: écrivez-la ou faites-la rédiger, puis relancez l’analyse.',
  errors: (number: number) =>
    number > 1
      ? `Corrigez les ${number} fautes que la relecture souligne.`
      : 'Corrigez la faute que la relecture souligne.',
  errorsWeak: (number: number) =>
    number > 1 ? `${number} fautes restent dans le texte.` : 'Une faute reste dans le texte.',
  cliche: (words: string) => `Remplacez ${quoted(words)} par un fait qui vous est propre.`,
  noProof: 'Ajoutez au moins deux preuves\u00a0: un chiffre, un résultat, un outil que vous maîtrisez.',
  noProofWeak: 'Rien de concret n’appuie votre candidature.',
  oneProof: 'Une seconde preuve chiffrée rendrait la première plus crédible.',
  answerPoint: (point: string) => `Répondez à ${quoted(point)}\u00a0: l’annonce le demande.`,
  showPoint: (point: string, isCopied: boolean) =>
    isCopied
      ? `${quoted(point)} est repris de l’annonce\u00a0: dites-le avec vos mots, par un fait.`
      : `${quoted(point)} est évoqué sans fait qui le montre\u00a0: ajoutez une situation précise.`,
  answerFromProfile: (point: string, line: string) =>
    `Répondez à ${quoted(point)}\u00a0: votre profil indique ${quoted(line)}.`,
  unanswered: (number: number, all: number) =>
    number === all
      ? 'Rien de ce que l’annonce demande ne trouve de réponse dans la lettre.'
      : `${number} des ${all} points de l’annonce restent sans réponse.`,
  noOffer: 'Collez l’annonce\u00a0: la lettre pourra être comparée à ce qu’elle demande.',
  tooShort: (words: number) =>
    `${words} mots\u00a0: une page en compte 250 à 400. Il reste de la place pour un exemple.`,
  tooLong: (words: number) => `${words} mots\u00a0: retirez ce qui répète le CV pour tenir en une page.`,
  paragraphs: 'Découpez le texte en trois à cinq paragraphes\u00a0: l’entreprise, vous, la rencontre.',
  noCompany: (company: string) =>
    `Nommez ${company}\u00a0: une lettre qui convient à tous ne convainc personne.`,
  noCompanyWeak: 'Rien ne dit à quelle entreprise cette lettre s’adresse.',
  noOpening: 'Commencez par une formule d’appel, comme «\u00a0Madame, Monsieur,\u00a0».',
  noClosing: 'Terminez par une formule de politesse.',
  je: 'Commencez quelques phrases par l’entreprise ou par un fait plutôt que par «\u00a0je\u00a0».',
  longSentence: 'Coupez cette phrase en deux.',
  unsourcedClaims: (number: number) =>
    number > 1
      ? `Vérifiez ${number} faits que ni votre profil ni l’annonce ne mentionnent.`
      : 'Vérifiez un fait que ni votre profil ni l’annonce ne mentionnent.',
} as const
