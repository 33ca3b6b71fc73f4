const number = new Intl.NumberFormat('fr-FR')

export const fieldMessages = {
  controlCharacters: 'Ce texte contient des caractères invisibles qui ne peuvent pas être enregistrés.',
  tooLong: (max: number) => `Ce texte dépasse ${number.format(max)} caractères.`,
  tooMany: (max: number) => `Pas plus de ${number.format(max)} éléments.`,
  emailFormat: 'Format d’email invalide',
  timeZone: 'Ce fuseau horaire n’est pas connu.',
  id: 'Cet identifiant n’est pas valide.',
} as const
