/** Words of results as people write them. */

/** Participles of what rose, fell or passed by itself: «a augmenté», and not «a été augmenté», where no one is said to act. */
export const byItself =
  /^(?:augmenter|baisser|diminuer|doubler|tripler|quadrupler|progresser|grimper|chuter|reculer|croître|bondir)$/u

/** Participles that tell a change, whatever others stand before them. */
export const change =
  /^(?:diviser|réduire|ramener|passer|porter|multiplier|améliorer|augmenter|baisser|diminuer|doubler|tripler|quadrupler|progresser|reculer|chuter|abaisser|raccourcir|stabiliser|maintenir|limiter|supprimer|éliminer|résorber|atteindre|dépasser|tenir|respecter)$/u

/** What only the person who tells it has done. */
export const ownDeed =
  /^(?:vendre|traiter|signer|gérer|former|recruter|encadrer|animer|organiser|réaliser|rédiger|conclure|négocier|décrocher|remporter|accompagner|accueillir|fidéliser|conquérir|prospecter|collecter|livrer|créer|publier)$/u

/** What is said of the person: «élue employée du mois». */
export const honour =
  /^(?:élue?|nommée?|promue?|désignée?|classée?|récompensée?|primée?|félicitée?|sélectionnée?|reçue?|admise?|titularisée?|distinguée?|lauréate?|finaliste|majore? de promo|championn?e?|vice-championn?e?|médaillée?)(?!\p{L})/iu

/** A prize that one was given. */
export const prize =
  /^(?:prix|trophée|médaille|prime|lettre de félicitations|félicitations|diplôme d’honneur)(?!\p{L})/iu

/** What is measured: «taux de service : 98 %». */
export const measure =
  /^(?:taux|note|score|satisfaction|panier moyen|chiffre d’affaires|marge|part de marché|rendement|productivité|NPS|TRS|audience|fréquentation)(?!\p{L})/iu

/** «98 % de réussite» is a «taux de réussite». */
export const rated =
  /^(?:réussite|satisfaction|fréquentation|remplissage|recouvrement|fidélisation|transformation|conversion|conformité|ponctualité|service|présence|occupation|disponibilité|insertion|retour|rétention|assiduité)(?!\p{L})/iu

/** Those one can win: «+ 600 abonnés». */
export const won =
  /^(?:abonnée?s?|clients?|clientes|adhérente?s?|followers|membres|contrats?|inscrite?s?|visiteurs|lecteurs|licenciée?s?|élèves|bénévoles|parts? de marché|marchés?|comptes?)(?!\p{L})/iu

export const rises = /^(?:hausse|augmentation|progression|croissance|accroissement)(?: (?=d))/iu
export const falls = /^(?:baisse|diminution|réduction|recul|chute|division)(?: (?=d))/iu

/** Abbreviations of figures and of what they count, as a sentence reads them. */
export const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])CA(?![\p{L}\d])/gu, 'chiffre d’affaires'],
  [/(\d)\s?k€/giu, '$1 000 €'],
  [/(\d)\s?M€/gu, '$1 millions d’euros'],
  [/(\d)\s?(?:euros?|EUR)(?!\p{L})/gu, '$1 €'],
  [/(\d)\s?%/gu, '$1 %'],
  [/(\d)\s?(?:mn|min)\.?(?!\p{L})/gu, '$1 minutes'],
  [/(\d)\s?s(?:ec)?\.?(?!\p{L})/gu, '$1 secondes'],
  [/(\d)\s?h(?![\p{L}\d])/gu, '$1 heures'],
  [/(\d)\s?j\.?(?!\p{L})/gu, '$1 jours'],
  [/(?<!\d)([01](?:,\d+)?)\s?pts?(?!\p{L})/giu, '$1 point'],
  [/(\d)\s?pts?(?!\p{L})/giu, '$1 points'],
  [/(?<!\p{L})km(?!\p{L})(?<!\d km)/gu, 'kilomètres'],
  [/(?<!\p{L})nb (?=d)/giu, 'nombre '],
  [
    /(?<!\p{L})(satisfaction(?= clients)|paiement|réclamation|réclamations|retour|retours|appel|appels|litige|litiges|plainte|plaintes) clients?(?!\p{L})/giu,
    '$1 des clients',
  ],
  [/\s?\/\s?(jour|semaine|mois|an|heure|personne|équipe)(?!\p{L})/giu, ' par $1'],
]

export const said = {
  passed: (subject: string, are: string, participle: string, way: string) =>
    `${subject} ${are} ${participle} ${way}`,
  none: (noun: string, isFeminine: boolean) => `je n’ai eu ${isFeminine ? 'aucune' : 'aucun'} ${noun}`,
  been: (what: string) => `j’ai été ${what}`,
  obtained: (what: string) => `j’ai obtenu ${what}`,
  given: (what: string) => `j’ai reçu ${what}`,
  won: (what: string) => `j’ai gagné ${what}`,
  reached: (what: string) => `j’ai atteint ${what}`,
  sparedTime: (what: string) => `j’ai fait gagner ${what}`,
  sparedMoney: (what: string) => `j’ai fait économiser ${what}`,
}
