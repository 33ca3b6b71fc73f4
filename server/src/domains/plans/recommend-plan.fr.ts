import { planWords } from '@lettrine/contract/plan-catalogue.fr'

const counted = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`
const times = (count: number) => (count > 1 ? `${count}\u00a0fois` : 'une fois')
const letters = (count: number) => counted(count, 'lettre', 'lettres')

/** Reasons for a recommended plan, from the user’s usage. */
export const recommendationTexts = {
  nothingSold: 'Rien n’est vendu sur ce site\u00a0: toutes ses fonctions sont disponibles.',
  lettersKept: (kept: number, recent: number) =>
    recent > 0
      ? `Vous avez ${letters(kept)}, dont ${recent} de ces trente derniers jours\u202f; la formule gratuite en permet trois.`
      : `Vous avez ${letters(kept)}\u202f; la formule gratuite en permet trois.`,
  lettersRefused: (count: number) =>
    `Ces trente derniers jours, une nouvelle lettre vous a été refusée ${times(count)}, car la limite était atteinte.`,
  aiUses: (uses: number, refusals: number) =>
    [
      uses > 0 ? `Vous avez fait appel au modèle de langage ${times(uses)} ce mois-ci` : '',
      refusals > 0
        ? `${uses > 0 ? 'et il' : 'Ces trente derniers jours, le modèle de langage'} vous a été refusé ${times(refusals)}`
        : '',
    ]
      .filter((part) => part !== '')
      .join(', ')
      .concat('.'),
  otherFormats: (count: number) =>
    `Vous avez téléchargé ${counted(count, 'fichier', 'fichiers')} dans un autre format que le PDF ces trente derniers jours, et certaines de vos lettres comptent mille mots et plus.`,
  formatRefused: (count: number) =>
    `Un autre format que le PDF vous a été refusé ${times(count)}, pour une lettre de mille mots et plus.`,
  premiumTemplates: (count: number) =>
    `Vous avez voulu ouvrir un modèle premium ${times(count)} ces trente derniers jours.`,
  analysis: (count: number) =>
    `Vous avez demandé l’analyse d’une lettre ${times(count)} ces trente derniers jours.`,
  freeIsEnough: (kept: number) =>
    kept === 0
      ? 'Vous n’avez pas encore de lettre\u00a0: la formule gratuite en permet trois, sans limite pour le rédacteur intégré ni pour la relecture.'
      : `Vous avez ${letters(kept)}\u00a0: la formule gratuite suffit à votre usage.`,
  smallestThatFits: (plan: keyof typeof planWords) =>
    `${planWords[plan].name} est la formule la moins chère qui convient.`,
  heldIsEnough: (plan: keyof typeof planWords) =>
    `Votre formule, ${planWords[plan].name}, convient à votre usage.`,
  smallerWouldDo: (held: keyof typeof planWords, enough: keyof typeof planWords) =>
    `Votre formule, ${planWords[held].name}, offre plus que ce que vous utilisez\u00a0: ${planWords[enough].name} suffirait.`,
} as const
