export const adminMessages = {
  usage: [
    'Utilisation\u00a0:',
    '  npm run admin -- plan ADRESSE FORMULE --months N',
    '  npm run admin -- grant ADRESSE',
    '  npm run admin -- revoke ADRESSE',
    '  npm run admin -- reset-second-factor ADRESSE',
    '',
    'grant donne le rôle d’administrateur, revoke le retire.',
    'reset-second-factor retire la validation en deux étapes et les clés d’accès perdues\u202f; un email le dit à la personne.',
    'Formules\u00a0: basic, pro, premium, monthly, lifetime. N\u00a0: de 1 à 120\u202f; sans --months, lifetime est à vie.',
  ].join('\n'),
  nobody: (email: string) => `Aucun compte n’a l’adresse ${email}.`,
  unknownPlan: (plan: string) => `«\u00a0${plan}\u00a0» n’est pas une formule.`,
  badMonths: 'Le nombre de mois (--months) est un entier de 1 à 120. Seule la formule lifetime s’en passe.',
  paidAlready: (email: string) =>
    `${email} a un abonnement payé, qu’une formule donnée n’efface pas. Il peut être résilié depuis la page Abonnement.`,
  given: (email: string, plan: string, months: number | null) =>
    `${email} a la formule ${plan} ${months === null ? 'à vie' : `pour ${months} mois`}.`,
  granted: (email: string) => `${email} a le rôle d’administrateur.`,
  factorReset: (email: string) =>
    `La validation en deux étapes et les clés d’accès de ${email} sont retirées, ses sessions fermées.`,
  noFactor: (email: string) => `${email} n’a ni validation en deux étapes ni clé d’accès.`,
  revoked: (email: string) => `${email} n’a plus le rôle d’administrateur.`,
} as const
