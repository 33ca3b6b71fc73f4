/** Exact phrase to type to delete an account. */
export const deletionPhrase = 'supprimer mon compte'

export const deletionMessages = {
  phrase: `Tapez exactement «\u00a0${deletionPhrase}\u00a0».`,
} as const

/** Descriptions in `schema.json` of the fields of `donnees.json`. */
export const myDataDescriptions = {
  whole: 'Tout ce que Lettrine conserve d’une personne. Les dates sont en temps universel.',
  account: 'Le compte. Les mots de passe et les jetons, gardés sous forme d’empreinte, n’en font pas partie.',
  career:
    'Le parcours\u00a0: une carte par emploi, diplôme, langue… et les lignes restées à ranger\u202f; null s’il est vide.',
  voice: 'Les textes donnés pour «\u00a0Ma voix\u00a0», et ce qui y a été changé.',
  profile: 'Le profil, tel qu’il est rempli\u202f; null s’il ne l’a jamais été.',
  settings: 'Les réglages, ou ceux de départ.',
  avatar: 'La photo de profil\u202f; null s’il n’y en a pas.',
  signInMethods: 'Les moyens de se connecter\u00a0: «\u00a0credential\u00a0» est le mot de passe.',
  sessions: 'Les appareils connectés.',
  secondFactor: 'La validation en deux étapes, si elle est activée.',
  passkeys: 'Les clés d’accès.',
  operatorActions: 'Ce que l’équipe de Lettrine a fait sur le compte.',
  mails: 'Les messages envoyés\u00a0: leur texte n’est pas conservé.',
  payments: 'Les paiements, en centimes.',
  paymentMethods: 'Les accords donnés à PayPal pour payer un abonnement.',
  receipts:
    'Les reçus et leurs avoirs, en centimes\u202f; leurs PDF se téléchargent depuis la page Abonnement.',
  aiUses: 'Les appels à un modèle de langage, comptés.',
  notifications: 'Les notifications du site, les cinquante dernières.',
  planRefusals:
    'Ce que la formule n’a pas permis, compté par jour pendant trente jours, pour conseiller une formule.',
  templateMarks: 'Les modèles mis en favori, utilisés ou notés, de la bibliothèque ou personnels.',
  letters: 'Les lettres, corbeille comprise.',
  recipient: 'Le destinataire\u00a0: nom, adresse email, lignes de l’adresse postale.',
  sender: 'L’expéditeur, tel qu’il figure en tête de la lettre.',
  content: 'Le texte, en Markdown (paragraphes, gras, italique, listes).',
  page: 'La mise en page.',
  letterPlan:
    'Ce qui a été décidé sur le plan de la lettre\u00a0: preuves choisies, ordre, motivation…\u202f; null si rien ne l’a été.',
  deletedAt: 'Depuis quand la lettre est dans la corbeille\u202f; null si elle n’y est pas.',
  shares: 'Les liens de partage\u00a0: leur adresse n’est pas conservée.',
  activity: 'Ouvertures, partages et téléchargements, comptés par jour.',
  file: 'Le fichier de cette archive où le texte se trouve aussi.',
  fileOrMissing: 'Le fichier de cette archive\u202f; null s’il y manque, et LISEZMOI.txt dit pourquoi.',
} as const

const figure = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** «850 ko», «1,2 Mo»; thousands of bytes, as the systems of people count. */
export function fileSizeText(bytes: number): string {
  const [unit, size] =
    bytes < 1e6 ? (['ko', 1e3] as const) : bytes < 1e9 ? (['Mo', 1e6] as const) : (['Go', 1e9] as const)
  const shown = unit === 'ko' ? Math.max(1, Math.round(bytes / size)) : bytes / size
  return `${figure.format(shown)}\u00a0${unit}`
}
