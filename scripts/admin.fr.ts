export const adminMessages = {
  usage: [
    'Utilisation\u00a0:',
    '  npm run admin -- plan ADRESSE FORMULE --months N',
    '  npm run admin -- grant ADRESSE',
    '  npm run admin -- revoke ADRESSE',
    '',
    'grant donne le rôle d’administrateur, revoke le retire.',
    'Formules\u00a0: basic, pro, premium, monthly, lifetime. N\u00a0: de 1 à 120.',
  ].join('\n'),
  nobody: (email: string) => `Aucun compte n’a l’adresse ${email}.`,
  unknownPlan: (plan: string) => `«\u00a0${plan}\u00a0» n’est pas une formule.`,
  badMonths: 'Le nombre de mois (--months) est un entier de 1 à 120.',
  given: (email: string, plan: string, months: number) =>
    `${email} a la formule ${plan} pour ${months} mois.`,
  granted: (email: string) => `${email} a le rôle d’administrateur.`,
  revoked: (email: string) => `${email} n’a plus le rôle d’administrateur.`,
} as const
