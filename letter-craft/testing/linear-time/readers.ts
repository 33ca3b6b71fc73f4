import { analyzeLetter } from '../../src/analysis/analyze-letter.ts'
import { readCareer } from '../../src/career/read-career.ts'
import { traceClaims } from '../../src/claims/trace-claims.ts'
import { planOf } from '../../src/composer/argue.ts'
import { sayEnglishNotes } from '../../src/composer/english/say-notes.ts'
import { sayNotes } from '../../src/composer/say-notes.ts'
import { dutyLines } from '../../src/offers/duty-lines.ts'
import { readOffer } from '../../src/offers/read-offer.ts'
import { readPostedOffer } from '../../src/offers/read-posted-offer.ts'
import { concepts } from '../../src/plan/all-concepts.ts'
import { readNeeds } from '../../src/plan/offer-needs.ts'
import { proofread } from '../../src/proofreading/proofread.ts'
import { mapRequirements } from '../../src/requirement-map/map-requirements.ts'
import { pointsOf } from '../../src/requirement-map/points.ts'
import { type RewriteIntent, rewritePassage } from '../../src/rewriting/rewrite-passage.ts'
import type { Speller } from '../../src/spelling/speller.ts'
import { fillTemplate } from '../../src/templates/fill-template.ts'
import { exampleFields } from '../../src/templates/known-fields.ts'
import { parseTemplate, templateText } from '../../src/templates/parse-template.ts'
import { findUnfilled } from '../../src/templates/unfilled.ts'
import { letterToMarkdown } from '../../src/text/markdown.ts'
import { countDistinctWords, countLetterWords, measureLetter } from '../../src/text/measure.ts'
import { parseLetter } from '../../src/text/parse.ts'
import { plainText } from '../../src/text/plain-text.ts'
import { removableSentences } from '../../src/trimming/removable-sentences.ts'
import { typeset } from '../../src/typography/as-you-type.ts'
import { explainTypography } from '../../src/typography/explain.ts'
import { plainPunctuation } from '../../src/typography/plain-punctuation.ts'
import { measureVoice } from '../../src/voice/measure-voice.ts'
import { testCareerLexicon } from '../career.ts'
import { testKnowledge } from '../composer-knowledge.ts'
import { testFrench } from '../french.ts'
import type { TextReader } from './slow-texts.ts'

/** The longest texts of the contract. */
const longest = { letter: 50_000, offer: 20_000, passage: 5_000, career: 60_000 }

const knowledge = testKnowledge()
const { morphology } = testFrench()
const now = { year: 2026, month: 11 }
const letter =
  'Madame, Monsieur,\n\nJ’ai tenu la caisse 3 ans chez Carrefour. Je suis titulaire du permis B.\n\nCordialement'
const offer =
  'Vendeur H/F\nMissions :\n- Gérer la caisse\n- Conseiller les clients\nProfil :\n- Permis B\n- BTS MCO'
const points = pointsOf(readPostedOffer(offer, {}, morphology), offer)

/** The engine remembers the sentences that it has read: another one reads them anew. */
const freshSpeller = (): Speller => ({ ...knowledge.speller, french: { ...testFrench() } })

const rewrite = (language: 'fr' | 'en', intents: readonly RewriteIntent[]) => (passage: string) =>
  intents.map((intent) =>
    rewritePassage({
      passage,
      intent,
      language,
      address: 'Madame,',
      proofs: ['J’ai le permis B.'],
      seed: 1,
      morphology,
    }),
  )

const claims = (language: 'fr' | 'en', content: string, source: string) =>
  traceClaims(content, {
    language,
    sources: { profile: [source.slice(0, longest.passage)], offer: [source], letter: [], said: [] },
    year: now.year,
  })

/** Every reader of texts that a request reaches. */
export const readers: Readonly<Record<string, TextReader>> = {
  'the parser of letters': {
    limit: longest.letter,
    read: (text) => {
      const tree = parseLetter(text)
      return [letterToMarkdown(tree), plainText(tree), countDistinctWords(text)]
    },
  },
  'measures of letters': {
    limit: longest.letter,
    read: (text) => [measureLetter(text), countLetterWords(text)],
  },
  'French typography': { limit: longest.letter, read: (text) => explainTypography(text, 'fr') },
  'English typography': { limit: longest.letter, read: (text) => explainTypography(text, 'en') },
  'typography of a key': {
    limit: longest.letter,
    read: (text) => [...'"\'.;:%» '].map((key) => typeset(text, key, 'fr')),
  },
  'plain punctuation': { limit: longest.letter, read: plainPunctuation },
  'French proofreading': {
    isCostly: true,
    limit: longest.letter,
    read: (text) => proofread(text, { language: 'fr', spelling: { speller: freshSpeller() } }),
  },
  'English proofreading': {
    limit: longest.letter,
    read: (text) => proofread(text, { language: 'en' }),
  },
  'proofreading with an offer and a profile': {
    limit: longest.offer,
    read: (text) =>
      proofread(letter, {
        language: 'fr',
        context: { offer: text },
        spelling: { speller: freshSpeller(), accepted: [text] },
      }),
  },
  'claims of a letter': { limit: longest.letter, read: (text) => claims('fr', text, letter) },
  'claims of an English letter': { limit: longest.letter, read: (text) => claims('en', text, letter) },
  'sources of claims': { limit: longest.offer, read: (text) => claims('fr', letter, text) },
  analysis: {
    limit: longest.letter,
    read: (content) =>
      analyzeLetter({
        content,
        language: 'fr',
        company: 'Carrefour',
        findings: [],
        points: [],
        claims: [],
        profileKnown: true,
      }),
  },
  'requirement map of a letter': {
    limit: longest.letter,
    read: (content) => mapRequirements(points, { content, language: 'fr', offer, profile: [] }),
  },
  'requirement map of an offer': {
    isCostly: true,
    limit: longest.offer,
    read: (text) =>
      mapRequirements(pointsOf(readPostedOffer(text, {}, morphology), text), {
        content: letter,
        language: 'fr',
        offer: text,
        profile: text.slice(0, longest.passage).split('\n'),
      }),
  },
  offers: {
    limit: longest.offer,
    read: (text) => [readOffer({ text }, morphology), dutyLines(text)],
  },
  'needs of an offer': {
    isCostly: true,
    limit: longest.offer,
    read: (text) => readNeeds({ title: 'vendeur', text }, { occupations: knowledge.occupations, concepts }),
  },
  'plan of a letter': {
    isCostly: true,
    limit: longest.offer,
    read: (text) =>
      planOf(
        {
          jobTitle: 'vendeur',
          company: 'Carrefour',
          offer: text,
          cards: { jobs: [], education: [], certificates: [], languages: [], tools: [], interests: [] },
          gender: undefined,
          type: 'job_application',
          tone: 'professional',
          now,
        },
        knowledge,
      ),
  },
  careers: {
    isCostly: true,
    quickLength: 24_000,
    limit: longest.career,
    read: (text) => readCareer(text, testCareerLexicon(), 'jobs'),
  },
  templates: {
    limit: longest.letter,
    read: (text) => {
      const { template } = parseTemplate(text)
      const filled =
        template &&
        fillTemplate(template, {
          fields: exampleFields,
          tone: 'professional',
          civility: 'unknown',
          morphology,
        })
      return [filled, findUnfilled(text), templateText(text)]
    },
  },
  'rewriting in French': {
    isCostly: true,
    limit: longest.passage,
    read: rewrite('fr', ['shorter', 'other']),
  },
  'rewriting in English': { limit: longest.passage, read: rewrite('en', ['shorter', 'other']) },
  'sentences of notes': {
    isCostly: true,
    limit: longest.passage,
    read: (text) => sayNotes({ experience: text, education: text }, now, knowledge),
  },
  'English sentences of notes': {
    isCostly: true,
    limit: longest.passage,
    read: (text) => sayEnglishNotes({ experience: text, education: text }, now, knowledge),
  },
  'habits of a writer': {
    limit: longest.letter,
    read: (text) => measureVoice([letter, letter, letter, letter, text]),
  },
  trimming: {
    limit: longest.letter,
    read: (text) => removableSentences(text, 'fr', { findings: [], answers: [], claims: [] }),
  },
}
