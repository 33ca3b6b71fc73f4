/** A line of studies: what to say after «titulaire» or «je prépare», or a level. */
export type EducationNote =
  | { readonly kind: 'degree'; readonly text: string }
  /** A course that may not be finished. */
  | { readonly kind: 'course'; readonly text: string }
  | { readonly kind: 'studying'; readonly text: string }
  | { readonly kind: 'year'; readonly text: string }
  | { readonly kind: 'level'; readonly text: string }

const degree =
  /^(?:licence|maîtrise|licences)|^(?:BTS|BTSA|DUT|BUT|DEUST|DU|DE|CAP|CAPA|BEP|BPA|BP|bac(?!\s?\+)|baccalauréat|master|mastère|master’s|doctorat|titre|diplôme|certificat|CQP|brevet|BPJEPS|BAFA|MBA|DEUG|DESS|DEA|DNB|DEAES|DEAS|DCG|DSCG|CS|MC|DAEU)(?![\p{L}])/iu
const ongoing = /\s*\(?(?:en cours|en préparation|actuellement|en alternance actuellement)\)?/iu

/** Reads «BTS MCO 2021», «Licence AES, Université Lyon 2 (2020)», «Bac +3», «Master 2 en cours»; else undefined. */
export function readEducation(note: string): EducationNote | undefined {
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
    /^(?:prépare|préparation|étudiante? en|en (?:première|deuxième|troisième|1re|2e|3e) année)/iu.test(bare)
  const title = bare.replace(ongoing, '').trim()
  if (!degree.test(title)) return undefined
  const article = /^(?:licence|maîtrise)/iu.test(title) ? 'une' : 'un'
  const text = `${article} ${spelled(title, led)}`
  if (studying) return { kind: 'studying', text }
  return { kind: isObtained(note) ? 'degree' : 'course', text }
}

/** One year is that of a diploma; a span of years, or none, says nothing of its end. */
function isObtained(note: string): boolean {
  const span = /(?:19|20)\d{2}\s*[-–/à]+\s*(?:19|20)?\d{2}/u
  return /obtenu|diplômé|validé|mention/iu.test(note) || (/(?:19|20)\d{2}/u.test(note) && !span.test(note))
}

/** Year and school go into one pair of parentheses: «BTS MCO (lycée Colbert, 2021)». */
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
