import { plainLetters } from '../../french/plain-letters.ts'
import type { LanguageSkill } from '../../realisation/credentials.ts'

/** Licences and certificates with a gloss for a reader abroad; in the order in which they are tried. */
const certificates: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /^permis (?:de conduire )?b(?![a-z])|^permis(?: de conduire)?$/u,
    () => 'a full driving licence (category B)',
  ],
  [/^permis be(?![a-z])/u, () => 'a category BE driving licence'],
  [
    /^permis ([acd]1?e?)(?![a-z])/u,
    (name) => `a category ${(/^permis ([acd]1?e?)/u.exec(name)?.[1] ?? 'C').toUpperCase()} driving licence`,
  ],
  [
    /^caces.*r ?(?:485|489|389)/u,
    (name) => `the CACES R${/r ?(\d{3})/u.exec(name)?.[1] ?? ''} forklift operator certificate`,
  ],
  [
    /^caces.*r ?(?:482|372)/u,
    (name) => `the CACES R${/r ?(\d{3})/u.exec(name)?.[1] ?? ''} plant operator certificate`,
  ],
  [/^caces/u, () => 'the CACES machine operator certificate'],
  [/^fimo/u, () => 'the FIMO (professional driver qualification)'],
  [/^fco/u, () => 'the FCO (periodic training for professional drivers)'],
  [/^bafa/u, () => 'the BAFA (French youth leader certificate)'],
  [/^bafd/u, () => 'the BAFD (French holiday-centre manager certificate)'],
  [/^sst|sauveteur secouriste/u, () => 'a workplace first-aid certificate (SST)'],
  [/^psc ?1|premiers secours/u, () => 'a first-aid certificate'],
  [/^pse ?([12])/u, () => 'a first-aid team certificate'],
  [/^afgsu/u, () => 'the AFGSU (French emergency care certificate)'],
  [/^bnssa/u, () => 'the BNSSA (French lifeguard certificate)'],
  [/^ssiap ?(\d)?/u, () => 'the SSIAP (French fire safety certificate)'],
  [/haccp/u, () => 'HACCP food hygiene training'],
  [/^habilitations? electriques?/u, () => 'an electrical safety authorisation'],
  [/^aipr/u, () => 'the AIPR (authorisation to work near utility networks)'],
  [/^certiphyto/u, () => 'the Certiphyto (pesticide handling certificate)'],
  [/^carte professionnelle.*(?:securite|cnaps)/u, () => 'a professional security licence'],
  [/^toeic/u, () => 'the TOEIC'],
  [/^toefl/u, () => 'the TOEFL'],
  [/^ielts/u, () => 'the IELTS'],
  [/^tosa/u, () => 'a TOSA office software certificate'],
  [/^pix/u, () => 'the Pix digital skills certificate'],
]

/** A licence or certificate within a sentence: «a full driving licence (category B)»; undefined for those not known. */
export function englishCertificate(raw: string): string | undefined {
  const name = plainLetters(raw.replaceAll("'", '’')).trim()
  return certificates.find(([shape]) => shape.test(name))?.[1](name)
}

const languages = new Map(
  `anglais = English; francais = French; allemand = German; espagnol = Spanish; italien = Italian; portugais = Portuguese
neerlandais = Dutch; arabe = Arabic; chinois = Chinese; mandarin = Mandarin; japonais = Japanese; russe = Russian
polonais = Polish; roumain = Romanian; turc = Turkish; grec = Greek; suedois = Swedish; danois = Danish; coreen = Korean
hebreu = Hebrew; hindi = Hindi; vietnamien = Vietnamese; catalan = Catalan; breton = Breton; ukrainien = Ukrainian
langue des signes = sign language; lsf = French Sign Language; kabyle = Kabyle; berbere = Berber; creole = Creole
english = English; french = French; german = German; spanish = Spanish; italian = Italian; portuguese = Portuguese
arabic = Arabic; dutch = Dutch; russian = Russian; chinese = Chinese`
    .split(/[\n;]/u)
    .map((line) => line.trim().split(' = '))
    .map(([french = '', english = '']) => [french, english] as const),
)

const englishLanguage = (name: string): string | undefined => languages.get(plainLetters(name).trim())

export type SpokenLanguage = { readonly name: string; readonly degree: 'native' | 'fluent' | 'good' }

/** A language and how well it is spoken; undefined for a level that a letter does not boast of. */
export function spokenLanguage({ name, level, cefr }: LanguageSkill): SpokenLanguage | undefined {
  const english = englishLanguage(name)
  if (english === undefined) return undefined
  const said = `${level} ${cefr}`
  if (/matern|natif|natale|native|mother/iu.test(said)) return { name: english, degree: 'native' }
  if (/courant|bilingu|c1|c2|avanc|fluent|tr[èe]s bon|professionnel|advanced|lu[, ]+(?:é|e)crit/iu.test(said))
    return { name: english, degree: 'fluent' }
  if (/b2|interm[ée]diaire|bon|op[ée]rationnel|correct|good|intermediate/iu.test(said))
    return { name: english, degree: 'good' }
  return undefined
}

/** «speak fluent English and German, good Spanish and native French»: the predicate of «I». */
export function speaks(spoken: readonly SpokenLanguage[]): string | undefined {
  const named = (degree: SpokenLanguage['degree']) =>
    spoken.filter((one) => one.degree === degree).map(({ name }) => name)
  const groups = (['fluent', 'good', 'native'] as const)
    .map((degree) => [degree, named(degree)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([degree, names]) => `${degree} ${names.join(' and ')}`)
  if (groups.length === 0) return undefined
  const last = groups.at(-1) ?? ''
  return `speak ${groups.length < 2 ? last : `${groups.slice(0, -1).join(', ')}${/ and /u.test(groups.join('')) ? ',' : ''} and ${last}`}`
}
