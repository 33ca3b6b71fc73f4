import { plainLetters } from '../french/plain-letters.ts'

export type JobFamily =
  | 'land'
  | 'building'
  | 'repair'
  | 'food'
  | 'kitchen'
  | 'care'
  | 'home-care'
  | 'children'
  | 'shop'
  | 'advice'
  | 'sales'
  | 'office'
  | 'software'
  | 'warehouse'
  | 'driving'
  | 'cleaning'
  | 'other'

/** The first that matches; a trade of which no example is surely true is of none. */
const families: readonly (readonly [JobFamily, RegExp])[] = [
  // What begins a title decides where words of another trade follow: «juriste en droit social», «vendeuse en
  // boulangerie», «développeur de logiciels de gestion».
  ['office', /^(?:juriste|avocat|secretaire|assistante? (?:rh|commercial|administrati|de direction))/u],
  ['software', /^(?:alternance |apprentie? )?develop(?!\p{L}* (?:commercia|rural|territorial|des ventes))/u],
  ['shop', /^(?:vend|caiss|conseill\p{L}* de vente|employee? (?:de|polyvalente? de) (?:rayon|magasin))/u],
  ['warehouse', /^magasinier/u],
  ['building', /^condu\p{L}+ de travaux/u],
  [
    'land',
    /arboric|agricol|maraich|vitic|vignes?(?!\p{L})|vigneron|vendang|cueill|recolt|horticol|pepini|paysag|jardin|espaces? verts?|elagu|forestier|bucheron|vacher|berger|porcher|elevage/u,
  ],
  [
    'cleaning',
    /agente? d(?:e |’|')(?:service|proprete|entretien)|(?:femme|agente?|aide|employee?) de menage|nettoy|proprete/u,
  ],
  ['home-care', /a domicile|auxiliaire de vie|aide a dom|tisf/u],
  ['care', /infirm|soign|sage-femme|ibode|ambulanc|kinesi|aide medico/u],
  [
    'children',
    /professeure? des ecoles|educat\p{L}+ (?:de jeunes|specialise)|animat\p{L}+ (?:enf|jeun|peri|extra|de loisirs|bafa)|petite enfance|atsem|aesh|creche|puericult|accompagnante? d.eleves/u,
  ],
  ['food', /boulang|patissi|charcuti|chocolati|fromager|poissonni|traiteur|boucher/u],
  ['kitchen', /cuisin|serveu|restaurant|restauration|barman|barmaid|commis de salle|plonge|chef de rang/u],
  ['advice', /banqu|bancaire|assurance|clientele|teleconseil|patrimoine/u],
  ['shop', /vendeu|caiss|boutique|rayon|magasin/u],
  ['sales', /commercia|negociat|business develop|charge\p{L}* d.affaires/u],
  ['software', /develop\p{L}* (?:web|mobile|logiciel)|logiciel|devops|full ?stack|(?:front|back)-?end/u],
  ['warehouse', /cariste|logisti|prepara\p{L}* de command|manutention/u],
  [
    'driving',
    /chauffeu|livreu|routier|condu\p{L}+ (?:de (?:bus|car|tram|metro|train|poids)|spl|pl(?!\p{L}))/u,
  ],
  [
    'building',
    /macon|charpent|plomb|peintre en bat|menuis|couvreu|carreleu|platri|platre|electricien\p{L}* (?:en )?bat|chantier|batiment|travaux publics/u,
  ],
  ['repair', /mecanicien|mecanique auto|maintenance|electromec|frigoris|reparat|depann/u],
  ['office', /secretaire|compta|administrat|(?<!\p{L})(?:paie|rh)(?!\p{L})|ressources humaines|juridi/u],
]

/** A rough family of trades, only to choose examples; never used in a letter. */
export function jobFamilyOf(jobTitle: string): JobFamily {
  const plain = plainLetters(jobTitle)
  return families.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}
