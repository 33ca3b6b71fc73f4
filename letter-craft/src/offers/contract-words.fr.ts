/** Kinds of contract in French offers. */
export type ContractKind =
  | 'CDI'
  | 'CDD'
  | 'interim'
  | 'apprenticeship'
  | 'professionalisation'
  | 'internship'
  | 'seasonal'
  | 'freelance'
  | 'volunteering'
  /** Service civique, volontariat international. */
  | 'civic-service'
  /** Fonction publique: mutation, détachement, liste d’aptitude. */
  | 'civil-service'

export type KindWords = readonly [ContractKind, RegExp]

/** Unambiguous words, in a title or in the text. */
export const plain: readonly KindWords[] = [
  ['professionalisation', /contrats? (?:de |en )?(?:pro|professionnalisation)(?!\p{L})/iu],
  [
    'apprenticeship',
    /contrats? (?:d[’ ]|en )?(?:apprentissage|alternance)(?!\p{L})|(?:recrut|recherch|poste|offre)[^.\n]{0,90} en (?:alternance(?! (?:avec|entre|d))|apprentissage)(?!\p{L})|(?:cadre d’une|offre d’|recherch\p{L}+ une) alternance/iu,
  ],
  [
    'internship',
    /(?:offre de|convention de|durée du|gratification de|indemnité de) stage(?!\p{L})|stage (?:de |d’une durée de )?\d{1,2}(?: à \d{1,2})? (?:mois|semaines)|stage (?:conventionné|de fin d’études|rémunéré|gratifié)/iu,
  ],
  ['civic-service', /service civique|volontariat international|(?<![\p{L}.])V\.?I\.?E(?![\p{L}])/u],
  [
    'seasonal',
    /(?:CDD|contrat|emploi|poste|travail)s? saisonni|pour (?:la|une) saison(?!\p{L})|contrat de vendanges?/iu,
  ],
  [
    'freelance',
    /(?<!\p{L})(?:free-?lance|portage salarial|prestataire indépendant|statut (?:d’)?(?:indépendant|auto-?entrepreneur|micro-?entrepreneur)|(?:mandataire|agent commercial|consultant|conseiller) indépendant)(?!\p{L})/iu,
  ],
  ['volunteering', /(?:mission|offre|poste|engagement) (?:de )?bénévol|à titre bénévole/iu],
]

/** Contracts identified by a mere mention: the first in the text wins. */
export const mentioned: readonly KindWords[] = [
  ['CDI', /(?<!\p{L})(?:CDII?(?!\p{L})|C\.D\.I(?!\p{L})|(?:contrat à )?durée indéterminée)/iu],
  ['CDD', /(?<!\p{L})(?:CDDI?(?!\p{L})|C\.D\.D(?!\p{L})|(?:contrat à )?durée déterminée)/iu],
  [
    'interim',
    /(?:mission|contrat|poste|travail|emploi|offre)s? (?:d’|en |de travail )?int[ée]rim(?!\p{L})|(?:en|d’) ?int[ée]rim(?!\p{L})|(?:mission|contrat)s? (?:intérimaire|de travail temporaire|temporaire)/iu,
  ],
  [
    'civil-service',
    /voie (?:de mutation|statutaire)|mutation ou détachement|liste d’aptitude|fonctionnaires?,? (?:titulaires?,? )?ou,? à défaut|titulaires? ou contractuels?/iu,
  ],
]

/** Words that name a contract in a title or after a label, or in a text without another one. */
export const alone: readonly KindWords[] = [
  [
    'apprenticeship',
    /(?<!\p{L})(?:alternance(?! (?:avec|entre))|alternante?|apprentie?|apprentissage)(?!\p{L})/iu,
  ],
  ['internship', /(?<!\p{L})(?:stage|stagiaire)(?!\p{L})/iu],
  ['seasonal', /(?<!\p{L})(?:saisonnier|saisonnière|saison)(?!\p{L})/iu],
  ['interim', /(?<!\p{L})(?:intérim|interim|intérimaire)(?!\p{L})/iu],
  ['volunteering', /(?<!\p{L})(?:bénévole|bénévolat)(?!\p{L})/iu],
  ['freelance', /(?<!\p{L})(?:indépendant|auto-?entrepreneur|micro-?entrepreneur)(?!\p{L})/iu],
  ['civil-service', /(?<!\p{L})(?:fonctionnaire|titulaire de la fonction publique|contractuel)(?!\p{L})/iu],
]

/** Weak words, used when nothing else matches. */
export const byDefault: readonly KindWords[] = [
  [
    'apprenticeship',
    /en alternance(?! (?:avec|entre|d))|(?:une?|futur|notre) (?:alternante?|apprentie?)(?!\p{L})/iu,
  ],
  [
    'internship',
    /(?:en|un|notre|votre|ce) stage(?!\p{L})|(?:un|une|notre) stagiaire(?!\p{L})|^stagiaire(?!s)/imu,
  ],
  ['seasonal', /(?<!\p{L})saisonni(?:er|ère)(?!\p{L})/iu],
  [
    'interim',
    /indemnités? de fin de mission|(?:10 ?%|prime) de fin de mission|(?<!\p{L})IFM(?!\p{L})|mission (?:de )?(?:longue|courte) durée|(?<!\p{L})intérimaires?(?!\p{L})/iu,
  ],
]

/** A CDI as a prospect only: «CDD pouvant déboucher sur un CDI», «CDI possible». */
export const hopedFor =
  /(?:(?:pouvant|peut|pourra|pourrait|susceptible)\s[^.\n]{0,40}?|(?:possibilité|perspective|opportunité|évolution|embauche|transformation|proposition|vue|suivie?|puis|voire|transformable|débouch\p{L}+)s?\s[^.\n;]{0,24}?)(?:CDI(?!\p{L})|C\.D\.I\.?|durée indéterminée)|CDI (?:à la clé|possible|envisageable|à terme)/giu

export const contractLabel =
  /(?:type|nature|forme)s? (?:de |d’|du |de l’)(?:contrat|emploi|offre|engagement)\s*:?\s*([^\n]{2,80})|(?<!durée du |\p{L})contrat(?: proposé)?\s*:\s*([^\n]{2,80})|statut du poste\s*:\s*([^\n]{2,80})/giu
