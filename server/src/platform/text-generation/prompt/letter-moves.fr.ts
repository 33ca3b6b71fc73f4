import type { Move } from '@lettrine/letter-craft/composer/french/architectures'

/** What each part of a paragraph says. */
export const movesFr = {
  hook: 'ce que l’employeur cherche, avec les mots de plan.pairs',
  proof: 'la preuve la plus forte, tirée d’un fait',
  apply: 'la candidature, en une phrase',
  change: 'le changement de métier, dit sans s’en excuser',
  'first-job': 'le premier poste de plan.jobs\u00a0: où, quand, ce que l’on y faisait',
  'second-job': 'le deuxième poste de plan.jobs, s’il y en a un',
  'third-job': 'le troisième poste de plan.jobs, s’il y en a un',
  bridge: 'ce que ce poste a de commun avec celui de l’annonce',
  path: 'le reste du parcours, en une phrase',
  education: 'la formation qui répond à l’annonce',
  studies: 'les études en cours',
  holdings: 'permis, langues, outils que l’annonce demande et que les faits donnent',
  'own-words': 'ce que la personne dit d’elle-même (own)',
  motive: 'pourquoi eux, si own contient motive\u202f; sinon rien',
  start: 'la date d’arrivée, si own contient start\u202f; sinon rien',
  meeting: 'une rencontre',
} as const satisfies Record<Move, string>
