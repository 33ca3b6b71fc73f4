import { plainLetters } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { concreteFacts } from './concrete-facts.ts'
import { copied } from './copied-offer.ts'
import { cliches, englishCliches, privateMatters } from './fr/cliches.fr.ts'
import { englishMachineTurns, frenchMachineTurns } from './fr/machine-turns.fr.ts'
import { proofMessages as texts } from './messages.fr.ts'
import { phraseBook, phrasesIn } from './phrases.ts'
import { matches, type Rule } from './proof-letter.ts'

const wornPhrases = phraseBook([{ why: 'cliche', phrases: cliches }])

/** Rules about the content of a letter. */
/** «des Pivoines» also names «Les Pivoines». */
const isNamedIn = (content: string, company: string) =>
  plainLetters(content).includes(plainLetters(company).replace(/^(?:les?|la|l['’])\s*/u, ''))

export const contentRules: readonly Rule[] = [
  {
    id: 'placeholder',
    severity: 'error',
    languages: ['fr', 'en'],
    check: (letter) =>
      matches(
        letter,
        /\[\[[^[\]\n]{2,300}\]\]|\[[^\]\n(]{2,60}\](?!\()|\{\{?[^}\n]{0,60}\}?\}|(?<!\p{L})X{3,}(?!\p{L})|(?<![\p{L}\p{N}])(?:XX|xx|xxx+)(?= (?:ans|mois|mars|janvier|juin|€|%)|[,.])|_{3,}|\.{6,}|…{3,}|<[^>\n@]{3,40}>|(?<!(?:le|du|au|ce|mon|un|son|votre|ton) )(?<!\p{L})(?:nom|intitulé|prénom|titre|adresse) (?:de l’entreprise|de l'entreprise|du poste|de la société|du recruteur|du responsable|de l’école|de la ville|de votre entreprise)(?!\p{L})|(?<!\p{L})(?:nom|intitulé) (?:de l’entreprise|du poste|de la société) ici(?!\p{L})|lorem ipsum|(?<!\p{L})à compléter(?!\p{L})/giu,
        () => ({ message: texts.placeholder }),
      ),
  },
  {
    id: 'cliche',
    severity: 'advice',
    languages: ['fr', 'en'],
    *check(letter) {
      if (letter.language === 'fr') yield* phrasesIn(letter, wornPhrases, () => texts.cliche)
      else
        for (const pattern of englishCliches)
          yield* matches(letter, pattern, () => ({ message: texts.cliche }))
    },
  },
  {
    id: 'machine-turn',
    severity: 'advice',
    languages: ['fr', 'en'],
    *check(letter) {
      for (const pattern of letter.language === 'fr' ? frenchMachineTurns : englishMachineTurns)
        yield* matches(letter, pattern, () => ({ message: texts.machineTurn }))
    },
  },
  {
    id: 'private-matter',
    severity: 'advice',
    languages: ['fr'],
    check: (letter) => matches(letter, privateMatters, () => ({ message: texts.private })),
  },
  {
    id: 'company-missing',
    severity: 'advice',
    languages: ['fr'],
    *check({ content, context, sentences }) {
      const first = sentences[0]
      const name = cleanCompanyName(context.company ?? '')
      if (!first || !name || sentences.length < 4 || isNamedIn(content, name)) return
      yield { start: first.start, end: first.start + first.text.length, message: texts.companyMissing(name) }
    },
  },
  {
    id: 'copied-offer',
    severity: 'advice',
    languages: ['fr', 'en'],
    check: copied,
  },
  { id: 'no-figure', severity: 'advice', languages: ['fr'], check: concreteFacts },
]
