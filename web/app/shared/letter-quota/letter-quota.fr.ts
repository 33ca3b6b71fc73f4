const spelled = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const letters = (count: number) => `${spelled[count] ?? count}\u00a0${count > 1 ? 'lettres' : 'lettre'}`

/** Why the quota refuses one more letter, and what can be done. */
export const quotaText = {
  title: (count: number) => `Vous avez déjà ${letters(count)}`,
  why: (limit: number) =>
    `La formule gratuite est limitée à ${spelled[limit] ?? limit} lettres. Vous gardez celles-ci\u00a0: vous pouvez les lire, les modifier et les exporter comme avant.`,
  whatToDo: (count: number, limit: number) =>
    `Pour en commencer une autre, ${count > limit ? `n’en gardez que ${spelled[limit - 1] ?? limit - 1}` : 'supprimez-en une'} (la corbeille ne compte pas) ou choisissez une formule aux lettres illimitées.`,
  locked: 'Avec une formule payante\u00a0:',
  home: 'Tableau de bord',
  seeLetters: 'Voir mes lettres',
  seePlans: 'Voir les formules',
  unchecked: 'Le nombre de vos lettres n’a pas pu être vérifié',
  uncheckedWhy: 'Rien n’est perdu. Réessayez dans un instant.',
  retry: 'Réessayer',
} as const
