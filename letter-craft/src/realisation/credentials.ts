import { articleElides } from '../french/elision.ts'
import { isAcronym, lowerFirst, plainLetters } from '../french/plain-letters.ts'

/** Licences and certificates by their first word, with their article. */
const articles: readonly (readonly [RegExp, 'le' | 'la' | 'les' | 'l’'])[] = [
  [/^permis(?! feu)/u, 'le'],
  [/^caces/u, 'le'],
  [
    /^(?:bafa|bafd|bnssa|bsb|psc|psc1|sst|dea|deas|deaes|deap|deaf|de|cap|bep|titre|tosa|toeic|toefl|tcf|delf|dalf|certificat|brevet|diplome|ssiap|haccp|aipr|pix|cléa|clea|pmp|cqp|mooc|pse|pse1|pse2|dif|bpjeps|bnsa|psm)(?![a-z])/u,
    'le',
  ],
  [
    /^(?:afgsu|afps|afcpsam|habilitation|fimo|fco|attestation|certification|carte|formation|autorisation|qualification|vae)(?![a-z])/u,
    'la',
  ],
  [/^habilitations(?![a-z])/u, 'les'],
]

/**
 * A certificate within a sentence: «le permis B», «l’AFGSU 2», «le diplôme d’État d’ambulancier» for «DEA (Diplôme d'Etat
 * d'Ambulancier)», where `isSpelled` knows all its words; undefined for words that fit none.
 */
export function certificateWithArticle(
  raw: string,
  isSpelled: (word: string) => boolean = () => false,
): string | undefined {
  const spelledOut = /^[\p{Lu}\d]{2,8}\s*\((diplôme|brevet|certificat|titre)(?!\p{L})([^()]*)\)/iu.exec(
    raw.replaceAll("'", '’'),
  )
  if (spelledOut) {
    const words = `${spelledOut[1]}${spelledOut[2]}`.toLowerCase().replace(/ d’[ée]tat(?!\p{L})/u, ' d’État')
    const known = words.split(/[ ’]/u).every((word) => word.length < 3 || word === 'État' || isSpelled(word))
    if (known && words.split(' ').length <= 8) return `le ${words}`
  }
  const name = raw
    .replaceAll("'", '’')
    .replace(/\s*\([^()]*\)?/gu, '')
    .replace(/[;:].*$/u, '')
    .replace(/^(?!caces)([^,]*),.*$/iu, '$1')
    .replace(/^carte pro$/iu, 'carte professionnelle')
    .replace(/^haccp/iu, 'formation HACCP')
    .replace(/\.+$/u, '')
    .replace(/^SST$/u, 'certificat SST')
    .replace(/\s+/gu, ' ')
    .trim()
  if (name === '' || name.split(' ').length > 8 || name.length > 60) return undefined
  const cased = isAcronym(name.split(' ')[0] ?? '') ? name : lowerFirst(name)
  const plain = plainLetters(cased)
  const found = articles.find(([shape]) => shape.test(plain))
  if (!found) return undefined
  const [, article] = found
  if (article !== 'les' && articleElides(cased)) return `l’${cased}`
  if (/^caces .*(?:,| et )/iu.test(cased)) return `les ${cased}`
  return `${article} ${cased}`
}

const nativeLevels = /matern|natif|natale/iu
const fluent = /bilingue|courant|c1|c2|avanc|professionnel|fluent|tr[èe]s bon|lu[, ]+(?:é|e)crit/iu
const good = /b2|bon|op[ée]rationnel|correct/iu

export type LanguageSkill = { readonly name: string; readonly level: string; readonly cefr: string }

/**
 * What one says of a language, as a predicate of «je»: «parle couramment anglais», «parle espagnol». Undefined for a level
 * that a letter does not boast of.
 */
export function languagePredicate({ name, level, cefr }: LanguageSkill): string | undefined {
  const language = name.trim().toLowerCase()
  if (!/^\p{L}+$/u.test(language)) return undefined
  const said = `${level} ${cefr}`
  if (nativeLevels.test(said)) return `parle ${language} depuis toujours`
  if (fluent.test(said)) return `parle couramment ${language}`
  if (/b2/iu.test(said)) return `parle ${language} au niveau B2`
  if (good.test(said)) return `parle ${language}`
  return undefined
}

/** The same of a language that is asked for: «parle anglais au niveau B1» is said too. */
export const askedLanguagePredicate = (skill: LanguageSkill): string | undefined =>
  languagePredicate(skill) ??
  (/^\p{L}+$/u.test(skill.name.trim()) && /b1|interm[ée]diaire/iu.test(`${skill.level} ${skill.cefr}`)
    ? `parle ${skill.name.trim().toLowerCase()} au niveau ${/b1/iu.test(`${skill.level} ${skill.cefr}`) ? 'B1' : 'intermédiaire'}`
    : undefined)

/** A language spoken at work, not only understood. */
export const isFluent = ({ level, cefr }: LanguageSkill): boolean =>
  nativeLevels.test(level) || fluent.test(`${level} ${cefr}`)
