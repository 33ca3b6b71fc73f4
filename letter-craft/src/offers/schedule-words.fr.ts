export type Schedule =
  | 'day'
  | 'evening'
  | 'night'
  | 'early-morning'
  | 'weekend'
  | 'shifts'
  | 'split'
  | 'on-call'

const daysOff = '(?:week-?ends?|samedis?|dimanches?|jours fériés)'

/** What offers say of when one works; «repos le week-end» says the contrary. */
export const schedules: readonly (readonly [Schedule, RegExp])[] = [
  ['day', /(?:travail|horaires?|poste|équipe)s? (?:en |de )?journée(?!\p{L})/iu],
  [
    'early-morning',
    /(?:travail|horaires?|prise de poste|équipe|poste)s? (?:tôt )?(?:le |du |de )?matin(?!\p{L})|prise de poste (?:à|dès) [3-6] ?h/iu,
  ],
  ['evening', /(?:travail|horaires?|service|poste|équipe)s? (?:en |le |du |de )?soir(?:ée)?s?(?!\p{L})/iu],
  [
    'night',
    /(?<!pas de )(?:travail\p{L}*|horaires?|poste|équipe|veilleu\p{L}+|gardes?|service|vacations?|surveillance) (?:en |la |de )?nuits?(?!\p{L})|(?<!\p{L})de nuit(?!\p{L})/iu,
  ],
  [
    'weekend',
    new RegExp(
      `(?<!(?:repos|fermés?|libres?|hors|sauf|pas de travail)[^.\\n]{0,20})(?:travail\\p{L}*|disponib\\p{L}*|astreintes?|gardes?|permanences?|horaires?|présence)[^.\\n]{0,25}(?<!\\p{L})${daysOff}(?!\\p{L})|(?:un|1) (?:week-?end|dimanche|samedi) sur (?:deux|trois|quatre|\\d)|du (?:lundi|mardi) au (?:samedi|dimanche)`,
      'iu',
    ),
  ],
  [
    'shifts',
    /(?<!\d)[2345] ?[x×*] ?[78]{1,2}(?!\d)|travail posté|horaires (?:postés|alternés|décalés|tournants)|équipes? (?:alternantes?|successives?|tournantes?)|(?:horaires?|travail|planning)s? (?:en )?roulement/iu,
  ],
  [
    'split',
    /horaires? coupés?|(?:travail|horaires?|service|journée)s? (?:en |avec )?coupures?(?!\p{L})|avec coupure/iu,
  ],
  ['on-call', /(?<!pas d’)(?<!sans )astreintes?(?!\p{L})/iu],
]
