/** One line of an offer with the section it stands in. */
export type OfferLine = { readonly text: string; readonly section: Section; readonly bullet: boolean }
export type Section = 'intro' | 'duties' | 'profile' | 'other'

const headings: readonly (readonly [Section, RegExp])[] = [
  [
    'other',
    /(?:r[ée]mun[ée]ration|avantages|nous (?:vous )?(?:offrons|proposons)|vous propos|l[’']on vous propose|conditions|horaires|informations?(?: compl[ée]mentaires| utiles)?|postuler|processus|salaire|contraintes|qualit[ée] de vie|lieu|contrat|candidature|contactez|pourquoi|d[ée]couvrez|rejoi(?:gnez|ndre)|contenu à dispenser|points d.int[ée]r[êe]t|soci[ée]t[ée])/iu,
  ],
  [
    'profile',
    /(?:profil|comp[ée]tences|qualit[ée]s|qualifications|savoir|pr[ée]requis|formations?(?: souhait| requis|$)|exp[ée]rience|personnalit[ée]|attend de vous|un plus|outils|stack)/iu,
  ],
  [
    'duties',
    /(?:missions?|activit[ée]s|t[âa]ches|fonctions?|responsabilit[ée]s|r[ôo]le|au quotidien|objectifs|descriptif (?:de|du) poste|description du poste|le poste|votre poste|vous serez (?:en )?charg|vous [êe]tes charg)/iu,
  ],
]

const bulletMark = /^\s*(?:[-–—•*·▪●○►➢✓✔>]+|o(?=\s+\p{Lu})|\d{1,2}[.)](?=\s))\s*/u

/** Cuts an offer into lines, mends run-together bullets and entities, and says which section each line is in. */
export function offerLines(text: string): OfferLine[] {
  const lines: OfferLine[] = []
  let section: Section = 'intro'
  for (const raw of unglue(clean(text)).split('\n')) {
    const bullet = bulletMark.test(raw)
    const line = raw.replace(bulletMark, '').replace(/\s+/gu, ' ').trim()
    if (line === '') continue
    const heading = headingOf(line, bullet)
    if (heading) {
      section = heading.section
      if (heading.rest !== '') lines.push({ text: heading.rest, section, bullet: true })
    } else lines.push({ text: line, section, bullet })
  }
  return lines
}

function headingOf(line: string, bullet: boolean): { section: Section; rest: string } | undefined {
  const colon = /^([^:.]{2,70}?)\s*:\s*(.*)$/u.exec(line)
  const title = colon?.[1] ?? (line.length <= 45 && !bullet && !/[.,;]$/u.test(line) ? line : undefined)
  if (title === undefined || (bullet && !colon)) return undefined
  if (!colon && title.split(' ').length > 5) return undefined
  const found = headings.find(([, pattern]) => pattern.test(title))
  if (found) return { section: found[0], rest: colon?.[2] ?? '' }
  return undefined
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  rsquo: '’',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
}

function clean(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/li|\/div|li|p|div)\b[^>]*>/giu, '\n')
    .replace(/<[^>]{0,200}>/gu, ' ')
    .replace(/&(\w+);/gu, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/&#(?:39|8217);/gu, '’')
    .replace(/\r/gu, '')
    .replace(/(?<=\p{L})['‘´?](?=\p{L})/gu, '’')
    .replace(/[\p{Extended_Pictographic}\u200b-\u200f\ufeff]/gu, '')
}

/** «… - Gérer les stocks - Animer …» and «… existante :Collaborer … .Participer» are lists that lost their lines. */
function unglue(text: string): string {
  return text
    .replace(/(?<=\S)[ \t]+[-–•*][ \t]*(?=\p{Lu}\p{Ll})/gu, '\n- ')
    .replace(/(?<=\p{Ll}[.:;]|\))(?=\p{Lu}\p{Ll}+(?:er|ir|re)\s)/gu, '\n- ')
    .replace(/(?<=[;])\s+(?=\p{Ll}{4,}(?:er|ir|re)\s)/gu, '\n- ')
    .replace(
      /[ \t]+(?=(?:Missions? principales?|Profil(?: recherché)?|Stack technique|Compétences(?: techniques)?|Rémunération)\s*:)/gu,
      '\n',
    )
    .replace(/(?<=[,\p{Ll}])\n(?=\p{Ll})/gu, ' ')
}
