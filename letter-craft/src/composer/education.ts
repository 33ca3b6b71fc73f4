/**
 * A line of education: `degree` was obtained and may follow «titulaire»; `studying` is in progress; for a `course`
 * neither is known.
 */
export type EducationNote =
  | { readonly kind: 'degree'; readonly text: string }
  | { readonly kind: 'course'; readonly text: string }
  | { readonly kind: 'studying'; readonly text: string }
  | { readonly kind: 'year'; readonly text: string }
  | { readonly kind: 'level'; readonly text: string }

const degree =
  /^(?:licence|maîtrise|licences)|^(?:BTS|BTSA|DUT|BUT|DEUST|DU|DE|CAP|CAPA|BEP|BPA|BP|bac(?!\s?\+)|baccalauréat|master|mastère|master’s|doctorat|titre|diplôme|certificat|CQP|brevet|BPJEPS|BAFA|MBA|DEUG|DESS|DEA|DNB|DEAES|DEAS|DCG|DSCG|CS|MC|DAEU)(?![\p{L}])/iu
const ongoing =
  /[\s,–-]*\(?(?:(?:actuellement |encore )?en cours(?: d’obtention| de préparation)?|en préparation|préparée? actuellement|actuellement|en alternance actuellement|à obtenir|(?:obtention |diplôme )?prévue?s?(?: (?:en|pour) (?:\p{L}+ )?(?:20\d{2}))?|jusqu’en 20\d{2}|non (?:obtenu|validé)e?)\)?/iu
const started =
  /(?:depuis\s(?:\p{L}+\s)?20\d{2}|20\d{2}\s*(?:[-–à]\s*)(?:aujourd’hui|ce jour|présent|maintenant|actuel\p{L}*|en cours|\)?$))/iu
const inYear =
  /[\s,–-]*\(?(première|deuxième|seconde|troisième|quatrième|dernière|1re|1ère|2e|2ème|2nde|3e|3ème|4e|5e)\sannée\)?$/iu

/**
 * Reads «BTS MCO 2021», «Licence AES, Université Lyon 2 (2020)», «Bac +3», «Master 2 en cours»; else undefined.
 * A diploma was certainly obtained when its year is before `thisYear`.
 */
export function readEducation(note: string, thisYear: number): EducationNote | undefined {
  const [, led = '', bare = ''] =
    /^((?:19|20)\d{2}(?:\s*[-–/]\s*(?:19|20)?\d{2,4})?)?[\s:,–-]*(.*)$/su.exec(
      note.replace(/^(?:diplôme|formation|études?)\s*:\s*/iu, ''),
    ) ?? []
  if (/^(?:niveau\s+)?bac\s?\+\s?\d/iu.test(bare))
    return { kind: 'level', text: bare.replace(/^niveau\s+/iu, '').replace(/^b/u, 'B') }
  if (
    /^(?:première|deuxième|troisième|quatrième|dernière|1re|1ère|2e|2ème|3e|3ème|4e|5e)\sannée\s/iu.test(bare)
  )
    return { kind: 'year', text: spelled(bare.charAt(0).toLowerCase() + bare.slice(1), led) }
  const studying =
    ongoing.test(bare) ||
    started.test(note) ||
    inYear.test(bare) ||
    /^(?:(?:je\s)?prépare|préparation|étudiante? en|en (?:première|deuxième|troisième|1re|2e|3e) année)/iu.test(
      bare,
    )
  const title = bare
    .replace(ongoing, '')
    .replace(started, (span) => /20\d{2}/u.exec(span)?.[0] ?? '')
    .replace(/[\s,(–-]+(?:depuis\s)?20\d{2}\)?$/u, (year) => (started.test(note) ? '' : year))
    .replace(inYear, '')
    .replace(
      /^(?:(?:je\s)?prépare(?:\s(?:un|une|le|la|mon|ma))?|préparation\s(?:du|d’un|d’une|de\sla|au))\s/iu,
      '',
    )
    .trim()
  if (!degree.test(title)) return undefined
  const article = /^(?:licence|maîtrise)/iu.test(title) ? 'une' : 'un'
  const text = `${article} ${spelled(title, led)}`
  const years = note.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)?.map(Number) ?? []
  const sure =
    years.every((year) => year < thisYear) &&
    (years.length > 0 || /obtenu|diplômée? d|validé/iu.test(note)) &&
    !/(?<!\p{L})niveau(?!\p{L})/iu.test(note)
  return { kind: studying ? 'studying' : sure ? 'degree' : 'course', text }
}

/** Year and school share one pair of parentheses: «BTS MCO (lycée Colbert, 2021)». */
function spelled(title: string, years: string): string {
  const year =
    /(?:,\s*|\s+-\s+|\s*\(|\s+)(?:obtenue?\s+)?(?:en\s+)?((?:19|20)\d{2}(?:\s*[-–/]\s*(?:19|20)?\d{2,4})?)\)?\s*$/u.exec(
      title,
    )
  const named = year ? title.slice(0, year.index) : title
  const [name = '', ...rest] = named.split(/\s*,\s*|\s+[-–—]\s+|\s*\(/u)
  const aside = [...rest.map((part) => part.replace(/\)$/u, '')), year?.[1] ?? years].filter(
    (part) => part !== '',
  )
  const lowered =
    /^(?:Licence|Master|Mastère|Doctorat|Titre|Diplôme|Certificat|Brevet|Bac|Baccalauréat|Maîtrise)(?!\p{L})/u.test(
      name,
    )
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name.replace(/^(?:bts|cap|bep|dut|but)(?!\p{L})/u, (word) => word.toUpperCase())
  return aside.length > 0 ? `${lowered} (${aside.join(', ')})` : lowered
}
