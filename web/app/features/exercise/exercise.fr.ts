export const exerciseText = {
  metaTitle: 'Exercice · Lettrine',
  title: 'Exercice',
  lead: 'Cinq phrases sur les règles où vous faites le plus de fautes. Touchez le mot fautif\u202f; une ou deux phrases sont sans faute.',
  back: 'Profil',
  progress: (place: number, count: number) => `Phrase ${place} sur ${count}`,
  sentence: 'Phrase à relire',
  isCorrect: 'La phrase est juste',
  found: 'Bien vu.',
  foundCorrect: 'En effet, cette phrase est sans faute.',
  missed: 'La faute est ailleurs.',
  notCorrect: 'Cette phrase a une faute.',
  wasCorrect: 'Cette phrase est juste.',
  rule: 'Voir la règle',
  next: 'Phrase suivante',
  finish: 'Voir le résultat',
  result: 'Résultat',
  score: (right: number, count: number) => `${right} sur ${count}`,
  verdict: (right: number, count: number) =>
    right === count
      ? 'Sans faute. Vous maîtrisez ces règles.'
      : right * 2 >= count
        ? 'De bonnes réponses. Vous pouvez encore progresser.'
        : 'Relisez les règles ci-dessous, puis recommencez.',
  right: 'Réponse juste',
  wrong: 'Réponse fausse',
  again: 'Recommencer',
  toProfile: 'Revenir au profil',
  empty:
    'L’exercice se compose de vos fautes fréquentes. Acceptez quelques corrections dans une lettre, puis revenez ici.',
  toLetters: 'Voir mes lettres',
  toRules: 'Lire les règles du français',
  failed: 'L’exercice n’a pas pu être préparé.',
  retry: 'Réessayer',
} as const
