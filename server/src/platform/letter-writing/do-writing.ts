import { argueLetter, gateFor, prepareArgument } from '@lettrine/letter-craft/composer/argue'
import { sayEnglishNotes } from '@lettrine/letter-craft/composer/english/say-notes'
import { planWithWordings } from '@lettrine/letter-craft/composer/french/line-wordings'
import { keyOf } from '@lettrine/letter-craft/composer/repetition'
import { sayNotes } from '@lettrine/letter-craft/composer/say-notes'
import { readUserText } from '@lettrine/letter-craft/composer/user-text'
import type { Morphology } from '@lettrine/letter-craft/french/morphology'
import type { Plan } from '@lettrine/letter-craft/plan/plan'
import { tellableFacts, textsOfFact } from '@lettrine/letter-craft/plan/tellable-facts'
import { rewritePassage } from '@lettrine/letter-craft/rewriting/rewrite-passage'
import { fillTemplate } from '@lettrine/letter-craft/templates/fill-template'
import { knownFieldValues } from '@lettrine/letter-craft/templates/known-fields'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import type { Language } from '@lettrine/letter-craft/typography/fix'
import { composerKnowledge } from '../knowledge/composer-knowledge.ts'
import { frenchMorphology } from '../knowledge/spellers.ts'
import { missingFacts, presentPlan, unsaidWords } from '../text-generation/letter-argument.ts'
import type { NoteReading, PassageTask, ResultOf, TaskOf, WritingKind } from './writing-tasks.ts'

type Handlers = { [Kind in WritingKind]: (task: TaskOf<Kind>) => Promise<ResultOf<Kind>> }

const handlers: Handlers = {
  plan: async (request) => {
    const { plan, wordings } = planWithWordings(request, await composerKnowledge())
    return { ...presentPlan(plan), wordings }
  },

  letter: async ({ request, seed, unused, others }) => {
    const asked = { ...request, avoided: sentencesOf(others) }
    const { content, plan, facts } = argueLetter(asked, seed, await composerKnowledge())
    return {
      content,
      missing: [...missingFacts(plan, { unused }), ...unsaidWords(request)],
      plan: presentPlan(plan),
      facts: facts.map(({ facts: cards, needs, start, end }) => ({
        ...{ start, end },
        facts: [...cards],
        needs: [...needs],
      })),
    }
  },

  preparation: async (request) => {
    const knowledge = await composerKnowledge()
    const { facts, plan } = prepareArgument(request, knowledge, gateFor(request, knowledge.speller))
    const told = tellableFacts(facts, plan.silenced, request.now)
    return {
      plan: briefOf(plan),
      presented: presentPlan(plan),
      facts: told,
      statable: told.map((fact) => ({ id: fact.id, texts: textsOfFact(fact, facts) })),
    }
  },

  notes: async ({ texts, language }) => {
    const morphology = await frenchMorphology()
    return texts.map((text) => readNotes(morphology, language, text))
  },

  template: async ({ template: text, fields, letter, ...given }) => {
    const morphology = await frenchMorphology()
    const { template, faults } = parseTemplate(text)
    // It was checked when it was stored.
    if (!template) throw new Error(`A template is invalid: ${faults.map(({ code }) => code).join(', ')}`)
    const known = letter ? knownFieldValues(letter, morphology) : {}
    return fillTemplate(template, { ...given, fields: { ...known, ...fields }, morphology })
  },

  passage: async (task) => ({ text: await rewritten(task) }),
}

/** Does a task of writing; pure but for the dictionaries, which are loaded once. */
export function doWriting<Kind extends WritingKind>(kind: Kind, task: TaskOf<Kind>): Promise<ResultOf<Kind>> {
  return handlers[kind](task)
}

const briefOf = ({ situation, pairs, unanswered, argued }: Plan) => ({
  situation,
  pairs: pairs.map(({ need, proofs }) => ({
    need,
    proofs: proofs.map(({ fact, reason, task }) => ({ fact, reason, ...(task && { task: task.text }) })),
  })),
  unanswered,
  argued: argued.map(({ id }) => id),
})

/** Sentences of other letters: no letter says one of another’s. */
const sentencesOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/u).map(keyOf)).filter((key) => key.length > 20),
  )

/** The lines that are whole sentences in the first person, as sentences, and the others as they are. */
function readNotes(morphology: Morphology, language: Language, text: string): NoteReading {
  const sentences: string[] = []
  const rest: string[] = []
  for (const line of text.split(/\r?\n/u)) {
    const pieces = readUserText(line, language, morphology)
    const isOwn =
      pieces.length > 0 &&
      pieces.every((piece) => piece.kind === 'sentence' && inFirstPerson[language].test(piece.text))
    if (isOwn) sentences.push(...pieces.map((piece) => piece.text))
    else if (line.trim() !== '') rest.push(line)
  }
  return { sentences, rest: rest.join('\n') }
}

const inFirstPerson: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:[jm]’|(?:je|mon|ma|mes)(?!\p{L}))/iu,
  en: /(?<!\p{L})(?:I|[Mm]y|[Mm]e)(?![\p{L}-])/u,
}

async function rewritten({ passage, before, intent, language, profile, seed, now }: PassageTask) {
  const say = language === 'en' ? sayEnglishNotes : sayNotes
  return rewritePassage({
    passage,
    intent,
    language,
    address: addressIn(before === '' ? passage : before),
    // Each fact of the profile as a sentence; facts that make no good sentence are left out.
    proofs: intent === 'concrete' ? say(profile, now, await composerKnowledge()) : [],
    seed,
    ...(language === 'fr' && { morphology: await frenchMorphology() }),
  })
}

/** «Madame, Monsieur,»: the first line of the letter when it is an address. */
const addressIn = (text: string) => /^[^\n]{3,60},(?=\s*(?:\n|$))/u.exec(text.trimStart())?.[0] ?? ''
