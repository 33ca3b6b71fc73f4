import { plainLetters } from '../../french/plain-letters.ts'
import { hardCondition, isWished } from '../../plan/hard-condition.ts'
import { usesTool } from '../../plan/job-traits.ts'
import type { Need } from '../../plan/need.ts'
import { holdsDiploma, requiredDiploma, takesOthers } from '../../plan/required-diploma.ts'
import type { Sentence } from '../draft.ts'
import { enumerate } from '../enumerate.ts'
import type { LetterFacts } from './letter-facts.ts'
import { theLanguage } from './moves/languages.ts'
import { asHeld, conditionPlace, lackPlace, lacksPlace, languagePlace } from './open-place.fr.ts'

/** Whether a question is of a tool that the title of the post does not name, or of a level of studies. */
export function isBesideWork(
  lacks: readonly Sentence[],
  { plan: { unanswered, needs } }: LetterFacts,
): boolean {
  const title = plainLetters(needs.title)
  const [lack] = lacks
  if (unanswered.some(({ kind, label }) => kind === 'language' && lack?.text.includes(label))) return false
  if (unanswered.some(({ kind, label }) => kind === 'licence' && lack?.text.includes(label))) return false
  if (unanswered.some(({ kind, label }) => kind === 'diploma' && lacks[0]?.text.includes(label))) return true
  const tools = unanswered.filter(({ kind, label }) => kind === 'tool' && lacks[0]?.text.includes(label))
  return tools.length > 0 && tools.every(({ label, must }) => !must && !title.includes(plainLetters(label)))
}

/** The diploma of the State that the offer requires, and no card has. */
export function lackingDiploma({ plan, facts }: LetterFacts): string | undefined {
  const diploma = requiredDiploma(plan.needs)
  return diploma !== undefined && !holdsDiploma(diploma, facts) ? diploma : undefined
}

/** What is indispensable, the software of the title or named twice, or the required diploma or licence, that no card answers. */
export function placeForLack(letter: LetterFacts, diploma: string | undefined): Sentence[] {
  const { unanswered, needs, situation } = letter.plan
  // One learns in an internship: what it takes to begin is asked, and no more.
  const isPlaced = letter.type !== 'job_application'
  const condition =
    isPlaced || diploma || situation === 'same-occupation'
      ? undefined
      : hardCondition(needs.text, letter.facts.jobs.map(({ said }) => said).join('\n'))
  if (condition) return [{ text: conditionPlace(condition), facts: [], needs: [] }]
  const title = plainLetters(needs.title)
  const offer = plainLetters(needs.text)
  const isInTitle = ({ label }: Pick<Need, 'label'>): boolean => title.includes(plainLetters(label))
  const named = (label: string): number => offer.split(plainLetters(label)).length - 1
  // «React / Angular»: the other one answers as well.
  const isOneOfTools = (label: string): boolean => {
    const at = offer.indexOf(plainLetters(label))
    const around = offer.slice(Math.max(0, at - besideTool), at + label.length + besideTool)
    return (
      /\/| ou /u.test(around) &&
      letter.plan.pairs.some(({ need }) => need.kind === 'tool' && around.includes(plainLetters(need.label)))
    )
  }
  const tools = unanswered
    .filter(
      ({ kind, label, must }) =>
        kind === 'tool' &&
        !isOneOfTools(label) &&
        // What a card names by the way is known.
        !letter.facts.jobs.some((job) => usesTool(job, label)) &&
        // «MySQL», where SQL is asked for.
        !letter.facts.tools.some(({ name }) => plainLetters(name).includes(plainLetters(label))) &&
        (must || isInTitle({ label }) || named(label) > 1),
    )
    .sort(
      (one, other) =>
        // «Développeur Delphi»: what the title names is the work.
        Number(isInTitle(other)) - Number(isInTitle(one)) ||
        Number(other.must) - Number(one.must) ||
        named(other.label) - named(one.label),
    )
    .slice(0, mostTools)
  // «FIMO ou FCO»: the other one answers as well.
  const isOneOfSome = (label: string): boolean => {
    const at = offer.indexOf(plainLetters(label))
    const [before, behind] = [
      offer.slice(Math.max(0, at - besideWidth), at),
      offer.slice(at + label.length, at + label.length + besideWidth),
    ]
    return at >= 0 && / ou |\//u.test(`${before}\n${behind}`)
  }
  const credential = unanswered.find(
    ({ kind, must, label }) =>
      must &&
      !isPlaced &&
      (kind === 'licence' || kind === 'diploma') &&
      !isWished(label, needs.text) &&
      !isOneOfSome(label) &&
      !(kind === 'diploma' && (holdsDiploma(label, letter.facts) || orExperience.test(label))) &&
      // Who has driven for a living is not asked whether they may.
      !(
        /^permis b$/iu.test(label) && letter.facts.jobs.some(({ title }) => ofDriver.test(title?.title ?? ''))
      ),
  )
  const missing = diploma ?? (credential && withCategories(credential.label, needs.text))
  const toolNames = tools.map(({ label }) => label)
  // What one speaks is asked where the offer says it among what it looks for, and no card has it.
  const languages = unanswered
    .filter(({ kind, weight }) => kind === 'language' && weight >= ofProfile)
    .map(({ label }) => label)
  const several = [
    ...(missing === undefined ? [] : [asHeld(missing)]),
    ...languages.slice(0, 1).map(theLanguage),
    ...(diploma ? [] : toolNames.slice(0, mostTools - 1)),
  ]
  const kinds = [missing !== undefined, languages.length > 0, tools.length > 0 && !diploma].filter(
    Boolean,
  ).length
  const text =
    kinds > 1
      ? lacksPlace(several)
      : languages.length > 0
        ? languagePlace(theLanguage(languages[0] ?? ''))
        : tools.length > 0 && !diploma
          ? lackPlace('tool', enumerate(toolNames))
          : missing && lackPlace('credential', missing, diploma !== undefined && takesOthers(needs.text))
  return text === undefined ? [] : [{ text, facts: [], needs: [] }]
}

/** Weight of what stands among the requirements of an offer, and not in passing. */
const ofProfile = 1.5

/** «…, ou expérience équivalente»: years of work answer too. */
const orExperience = /ou (?:une |d’une )?exp[ée]rience/iu

/** Characters around a licence, and a tool, among which another may stand. */
const besideWidth = 8
const besideTool = 24

/** Tools that one question names. */
const mostTools = 3

/** «CACES» of an offer that asks for «CACES 1, 3 et 5». */
const withCategories = (label: string, text: string): string => {
  const [, categories] =
    /caces(?: r ?\d{3})?(?: cat[ée]gories?)? ((?:\d[ab]?(?:, | et | ou |\/)?)+)(?!\d)/iu.exec(text) ?? []
  const list = categories?.match(/\d[ab]?/giu) ?? []
  return label === 'CACES' && list.length > 0 ? `CACES ${enumerate(list)}` : label
}

/** Trades of the road. */
const ofDriver =
  /(?<!\p{L})(?:chauffeu(?:r|se)|conduct(?:eur|rice) (?:de |d’|PL|SPL|VL|routi)|livreu(?:r|se)|ambulanci(?:er|ère)|routi(?:er|ère)|taxi)/iu
