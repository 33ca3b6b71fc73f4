import { plainLetters } from '../french/plain-letters.ts'

export type JobFamily =
  | 'care'
  | 'sales'
  | 'kitchen'
  | 'office'
  | 'technical'
  | 'digital'
  | 'teaching'
  | 'logistics'
  | 'cleaning'
  | 'other'

const families: readonly (readonly [JobFamily, RegExp])[] = [
  // Words that would match the wrong family below: «juriste en droit social», «développeur formateur», «vendeuse en
  // boulangerie».
  ['office', /^(?:juriste|avocat|assistante? (?:rh|commercial|administrati|de direction)|secretaire)/u],
  ['digital', /^(?:alternance |apprentie? )?develop/u],
  ['sales', /^(?:vend|caiss|conseillere? de vente)/u],
  ['logistics', /^magasinier/u],
  ['cleaning', /agente? d(?:e |’|')(?:service|proprete|entretien)|menage|nettoy|service proprete/u],
  ['technical', /^(?:agente? de maintenance|conducteur de travaux|technicien)/u],
  [
    'care',
    /infirm|soign|aide a dom|auxiliaire de vie|medic|pharma|tisf|kine|psycho|social|sage-femme|ibode|ambulanc/u,
  ],
  [
    'teaching',
    /formateur|formatrice|enseign|professeur|educat|animat|petite enfance|atsem|aesh|creche|puericult|moniteur/u,
  ],
  [
    'kitchen',
    /cuisin|serveu|restaura|barman|barmaid|commis|patissi|boulang|plonge|hotel|recep|chef de rang|boucher/u,
  ],
  [
    'sales',
    /vend|commercia|conseill|caiss|magasin|boutique|teleconseil|clientele|rayon|negociat|charge d.affaires/u,
  ],
  [
    'digital',
    /develop|data|informat|reseau|logiciel|web|devops|cyber|fullstack|full stack|support applicatif|(?<!\p{L})ux(?!\p{L})|product/u,
  ],
  [
    'logistics',
    /cariste|logistic|logistique|magasin|chauffeur|conducteur|livreu|transport|prepara.*command|exploitant|routier|manutention/u,
  ],
  [
    'technical',
    /mecanic|electric|carross|maintenance|technic|soud|plomb|charpent|macon|peintre|menuis|usin|ouvri|agent de|ingenieur|chantier|propret|paysag|chaudron/u,
  ],
  [
    'office',
    /secretaire|assistant|compta|administrat|paie|(?<!\p{L})rh(?!\p{L})|ressources humaines|gestion|juri|financ|responsable|manager|directeur|directrice|charge/u,
  ],
]

/** A rough family of trades, only to choose examples; never used in a letter. */
export function jobFamilyOf(jobTitle: string): JobFamily {
  const plain = plainLetters(jobTitle)
  return families.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}
