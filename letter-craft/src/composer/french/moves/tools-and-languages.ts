import type { Morphology } from '../../../french/morphology.ts'
import { plainLetters } from '../../../french/plain-letters.ts'
import { hasWords } from '../../../french/stems.ts'
import { knownTools } from '../../../offers/tools.fr.ts'
import { usesTool } from '../../../plan/job-traits.ts'
import type { Need } from '../../../plan/need.ts'
import { isOfWork } from '../../../plan/tool-kinds.fr.ts'
import { asPattern } from '../../../text/as-pattern.ts'
import { type Frame, only, type Sentence } from '../../draft.ts'
import { enumerate } from '../../enumerate.ts'
import type { LetterFacts } from '../letter-facts.ts'
import * as parts from '../parts.fr.ts'
import { eachTool } from './each-tool.ts'
import { alsoSpeaks, languageOf } from './languages.ts'
import type { Progress } from './progress.ts'

const maxTools = 4
/** How like the offer the name of a tool is that nobody asked for: a word or a field in passing is not enough. */
const bearing = 0.25

/** What one has seen, and does not know. */
const ofBeginner =
  /notion|débutant|vue? en (?:cours|stage|formation)|en formation|en stage\)|initiation|bases?\)|lecture\)|simples?\)|\(ancien|scolaire/iu

/** Trades whose work is done with tools of their own. */
const ofTools = /^(?:M18|I1401|E1|K1903|K1902|F1104|F1106|H1203|H1206)/u

/** Posts about computing, whatever their trade: who teaches cybersecurity is a teacher. */
const ofComputing = /informati|applicati|cyber|numeri|logiciel|develop|(?<![a-z])(?:data|web|it)(?![a-z])/u

/** Whether the tools that one knows are the trade itself. */
const isDoneWithTools = ({ needs: { code, title } }: LetterFacts['plan']): boolean =>
  ofTools.test(code ?? '') || ofComputing.test(plainLetters(title))

/** Each thing once: «HTML» is not named beside «HTML/CSS». */
export const distinct = <Item extends { name: string }>(items: readonly Item[]): Item[] => {
  const inOthers = new Set(
    items.flatMap(({ name }) => (name.includes('/') ? name.split('/').map(plainLetters) : [])),
  )
  return items.filter(
    ({ name: own }, at) =>
      items.findIndex(({ name }) => plainLetters(name) === plainLetters(own)) === at &&
      !inOthers.has(plainLetters(own)) &&
      // «Cegid», beside «Cegid Loop».
      !items.some(({ name }) => name.startsWith(`${own} `)),
  )
}

/** A tool of a card, and the need that it answers. */
type ToldTool = { id: string; name: string; need: string | undefined }

/** The tools that bear on the post, those that are asked for first, and their names within a sentence. */
function toolsToTell({ letter, words, areToolsSaid }: Progress): {
  shown: readonly ToldTool[]
  isAsked: boolean
  tools: string | undefined
} {
  const { plan, facts } = letter
  const asked: ToldTool[] = plan.pairs
    .filter(({ need }) => need.kind === 'tool')
    .flatMap(({ need, proofs: [found] }) =>
      // What a certificate answers is told with it.
      found && facts.tools.some(({ id, name }) => id === found.fact && !ofBeginner.test(name))
        ? [{ id: found.fact, name: toolName(need, facts.tools, found.fact), need: need.id }]
        : [],
    )
    // What a task was done with is known.
    .filter(({ name }) => !hasWords(words, plainLetters(name)))
  const { relevance } = plan.needs
  const isOfOfferedWork = ({ name }: { readonly name: string }): boolean =>
    isOfWork(name, `${plan.needs.title}\n${plan.needs.text}`)
  const own = facts.tools
    .filter(({ name }) => !ofBeginner.test(name))
    .flatMap(eachTool)
    .filter(({ id, name }) => !plan.silenced.has(id) && isToolName(name, letter.morphology))
    .filter(({ id, name }) => !asked.some((one) => one.id === id) && !hasWords(words, plainLetters(name)))
    .sort(
      (one, other) =>
        // What most people know comes last.
        Number(ofAnyOffice.test(one.name)) - Number(ofAnyOffice.test(other.name)) ||
        Number(ofEveryPage.test(one.name)) - Number(ofEveryPage.test(other.name)) ||
        Number(isOfOfferedWork(other)) - Number(isOfOfferedWork(one)) ||
        Number(spellings.has(other.name.toLowerCase())) - Number(spellings.has(one.name.toLowerCase())) ||
        relevance.of(other.name) - relevance.of(one.name),
    )
    .map(({ id, name }) => ({ id, name, need: undefined }))
  // «Maîtrise des outils informatiques» names none: those of an office answer.
  const office = plan.needs.needs.find(({ id }) => id === officeNeedId)
  const wantsOffice =
    ofSecretaries.test(plan.needs.code ?? '') || namesNoTool.test(plainLetters(plan.needs.text))
  if ((office || wantsOffice) && asked.length === 0)
    asked.push(
      ...own.filter(({ name }) => ofOffice.test(name)).map((tool) => ({ ...tool, need: office?.id })),
    )
  const isAsked = asked.length > 0
  // In software, drawing and law, what one knows beside what is asked tells too.
  const isOfSoftware = isDoneWithTools(plan)
  const beside = own.filter(
    ({ name }) =>
      !ofEveryPage.test(name) &&
      (isOfSoftware ||
        isOfOfferedWork({ name }) ||
        (letter.fullness !== 'bearing' &&
          ofAnyTrade.test(name) &&
          !withoutScreen.test(plan.needs.code ?? '')) ||
        (!ofAnyOffice.test(name) &&
          // «GitHub Actions» shares a word with «des actions collectives».
          ((/^\S+$/u.test(name) && relevance.of(name) >= bearing) ||
            (plan.situation === 'same-occupation' && spellings.has(name.toLowerCase()))))),
  )
  const ranked = [...asked].sort(
    (one, other) => Number(ofEveryPage.test(one.name)) - Number(ofEveryPage.test(other.name)),
  )
  // «Je sais utiliser PowerPoint.»: so does everybody.
  const isOfOffice = !isAsked && own.every(({ name }) => ofEveryPage.test(name))
  const shown = distinct<ToldTool>(
    isAsked
      ? [...ranked, ...(asked.length < maxTools ? beside : [])]
      : isOfOffice
        ? []
        : isOfSoftware
          ? own
          : beside,
  ).slice(0, isAsked ? maxTools : maxTools - 1)
  // Tools that nobody asked for are of interest where tools are the work: information technology, communication.
  const inTrade = isAsked || isOfSoftware || beside.length > 0
  return {
    shown,
    isAsked,
    tools:
      // From another trade, one that nobody asked for is no sentence.
      shown.length > (isAsked || plan.situation !== 'change-of-occupation' ? 0 : 1) &&
      inTrade &&
      !areToolsSaid
        ? enumerate(shown.map(({ name }) => toolInSentence(name)))
        : undefined,
  }
}

/** The tools and the languages that bear on the post, each in a sentence. */
export function toolsAndLanguages(progress: Progress, hasLanguage = true): Sentence[] {
  const { letter, scribe, spoken } = progress
  const { facts, slots } = letter
  const { shown, isAsked, tools } = toolsToTell(progress)
  // Before any job is told, and of a tool that the post of today does not name, it is what one has learnt.
  const hasWork =
    progress.introduced.size > 0 &&
    facts.jobs.some((job) => job.current && shown.some(({ name }) => usesTool(job, name)))
  const { wanted, known, speaks } = languageOf(letter)
  const spokenToo = hasLanguage ? speaks : undefined
  const ofShown = {
    facts: shown.map(({ id }) => id),
    needs: shown.flatMap(({ need }) => need ?? []),
    isSpare: !isAsked,
  }
  const ofLanguage = {
    facts: known.map(({ id }) => id),
    needs: wanted ? [wanted.need.id] : [],
    isSpare: !wanted,
  }
  if (wanted && spokenToo) spoken.add(wanted.need.id)
  const advanced = advancedTools(facts.tools)
  const areMastered = shown.length > 0 && shown.every(({ id }) => advanced.has(id))
  const both =
    tools !== undefined &&
    spokenToo !== undefined &&
    // Two languages, each at its level, fill a sentence.
    !/ et connais /u.test(spokenToo) &&
    scribe.say(
      areMastered ? parts.masteredAndLanguage : parts.toolsAndLanguage,
      { ...slots, tools, speaks, ...alsoSpeaks(spokenToo) },
      {
        facts: [...ofShown.facts, ...ofLanguage.facts],
        needs: [...ofShown.needs, ...ofLanguage.needs],
        isSpare: ofShown.isSpare && ofLanguage.isSpare,
      },
    )
  if (both) return [both]
  const used = areMastered
    ? parts.masteredTools
    : parts.toolSkills.filter((frame) => hasWork || !/^Je travaille/u.test(frame))
  // «la suite Office» is a name of ours for «Word, Excel».
  const offered = plainLetters(letter.plan.needs.text)
  const areAsked =
    letter.plan.needs.isPosted &&
    shown.every(({ name, need }) => need?.startsWith('tool:') && offered.includes(plainLetters(name)))
  const tie = areMastered || !areAsked || progress.isHoldingTied ? [] : tiedTools(shown.length)
  const tied = tools === undefined ? undefined : scribe.say(tie, { ...slots, tools }, ofShown)
  const told = tied ?? (tools === undefined ? undefined : scribe.say(used, { ...slots, tools }, ofShown))
  if (told) progress.areToolsSaid = true
  if (tied) progress.isHoldingTied = true
  const isFluentAsked =
    wanted !== undefined &&
    letter.plan.needs.isPosted &&
    // Of two languages, they ask for one.
    spokenToo !== undefined &&
    /^parle couramment (?:l’|le |la )?\p{Ll}+$/u.test(spokenToo)
  const askedFrames = isFluentAsked && !progress.isHoldingTied ? parts.askedLanguage : []
  const spokenAsked =
    spokenToo === undefined ? undefined : scribe.say(askedFrames, { ...slots, speaks }, ofLanguage)
  if (spokenAsked) progress.isHoldingTied = true
  return [
    ...only(tied ? { ...tied, isTied: true } : told),
    ...only(
      spokenAsked
        ? { ...spokenAsked, isTied: true }
        : spokenToo === undefined
          ? undefined
          : scribe.say(
              told
                ? parts.otherSkills
                : [...parts.languageSkills, ...(/ et /u.test(spokenToo) ? parts.languagesSkills : [])],
              { ...slots, speaks, ...alsoSpeaks(spokenToo) },
              ofLanguage,
            ),
    ),
  ]
}

/** That they ask for tools which one knows: of one, or of several. */
const tiedTools = (count: number): readonly Frame[] =>
  count > 1 ? [...parts.askedTools, ...parts.severalAskedTools] : parts.askedTools

const ofMaster = /(?<!\p{L})(?:avancée?|expert|confirmée?|maîtrisée?)(?!\p{L})/iu

/** Tools that their card, or the level typed as the next one, says to be mastered. */
const advancedTools = (tools: LetterFacts['facts']['tools']): ReadonlySet<string> =>
  new Set(
    tools
      .filter(
        ({ name }, at) =>
          ofMaster.test(name) || /^(?:avancée?|expert|confirmée?)$/iu.test(tools[at + 1]?.name ?? ''),
      )
      .map(({ id }) => id),
  )

/** What every page of the web is made with tells less than what makes it work. */
export const ofEveryPage = /^(?:html ?5?|x?html|s?css ?3?|bootstrap|ajax|jquery|git|github)$/iu

/** «SQL» that is asked for, «MySQL» that is known: what is known is said. */
function toolName({ label }: Need, tools: LetterFacts['facts']['tools'], id: string): string {
  const card = tools.find((tool) => tool.id === id)?.name ?? label
  // «GitHub Actions» says more than «GitHub».
  const isMore = /^[\p{L}\d.+#-]+$/u.test(card.slice(label.length).trim()) && card.startsWith(`${label} `)
  return !isMore && new RegExp(`(?<!\\p{L})${asPattern(label)}`, 'iu').test(card) ? label : card
}

/** What most people know: it tells nothing of a trade. */
const ofAnyOffice =
  /^(?:word|excel|powerpoint|outlook|(?:pack |microsoft |suite )?office|libreoffice|google|canva|instagram|facebook|internet|teams|zoom|gmail)(?!\p{L})/iu

/** What serves in many trades: the office, customers, accounts. */
const ofAnyTrade =
  /^(?:word|excel|powerpoint|outlook|(?:pack |microsoft |suite )?office|libreoffice|sharepoint|salesforce|sap|sage|ciel|hubspot|zoho)(?!\p{L})/iu

/** Trades of the hand, of the table and of care, where nobody asks for the software of an office. */
const withoutScreen = /^(?:A|D11|F|G|J|K12|K13|K2[1-3])/u

/** Occupations whose daily tools are those of an office, asked for or not. */
const ofSecretaries = /^M16/u

/** «Maîtrise des outils informatiques», in plain letters. */
const namesNoTool =
  /(?:outils?|logiciels?) (?:informatiques?|bureautiques?|numeriques?)|bureautique|pack office/u

const officeNeedId = 'use-office-software'
const ofOffice =
  /^(?:word|excel|powerpoint|outlook|(?:pack |microsoft |suite )?office|libreoffice|google workspace)(?!\p{L})/iu

const spellings = new Map(knownTools.map((tool) => [tool.toLowerCase(), tool]))

/** «Python et le Pack Office», as their makers write them. */
const toolInSentence = (raw: string): string => toolWithArticle(spellings.get(raw.toLowerCase()) ?? raw)

const toolWithArticle = (name: string): string =>
  /^(?:suite )?microsoft office suite?$|^suite office$/iu.test(name)
    ? 'la suite Microsoft Office'
    : /^apis?(?!\p{L})/iu.test(name)
      ? name.replace(/^apis?/iu, 'les API')
      : /^office$/iu.test(name)
        ? 'la suite Office'
        : /^(?:GMAO|CAO|PAO|GPAO|MAO)$/u.test(name)
          ? `la ${name}`
          : /^pack(?!\p{L})/iu.test(name)
            ? `le ${name}`
            : name

/** A name of a tool, and no sentence about it. */
const isToolName = (name: string, morphology: Morphology): boolean =>
  name.length <= 24 &&
  name.split(' ').length <= 3 &&
  /^[\p{Lu}\d]/u.test(name) &&
  !/[():;!?|/]|^(?:Connaissance|Maîtrise|Notions?|Bases?|Niveau|Utilisation|Logiciels?|Outils?|Suite|Autres?|Frontend|Backend)/u.test(
    name,
  ) &&
  // «Surjeteuse Juki», «Valise diag»: a thing with its maker needs an article.
  !(name.includes(' ') && isThingName(name.split(' ')[0] ?? '', morphology)) &&
  // «Avancé», «Jardinage»: a level that was cut from its tool, a hobby.
  // «Python» is a snake too, and «office» a duty.
  (spellings.has(name.toLowerCase()) ||
    ofOffice.test(name) ||
    morphology.readings(name.toLowerCase()).length === 0) &&
  !/ et /u.test(name)

const isThingName = (word: string, morphology: Morphology): boolean =>
  /(?:euse|eur|graphe|mètre|ette)$/u.test(word) ||
  (!/^(?:pack|suite|google|microsoft|office)$/iu.test(word) &&
    morphology.readings(word.toLowerCase()).some(({ pos }) => pos === 'NOUN'))
