import { proofMessages as texts } from './messages.fr.ts'
import { matches, type Rule } from './proof-letter.ts'

const spelledOut: Readonly<Record<string, string>> = {
  'M.': 'Monsieur',
  Mme: 'Madame',
  Mlle: 'Madame',
  Mr: 'Monsieur',
}
const please: Readonly<Record<string, string>> = {
  agréer: 'je vous prie d’agréer',
  recevoir: 'je vous prie de recevoir',
  accepter: 'je vous prie d’accepter',
  croire: 'je vous prie de croire',
}

const named = /^(?:Monsieur|Madame|M\.|Mme) (?!le |la |l’|les |ou |Madame|Monsieur)\p{Lu}/u

/** The letters of the salutation and of the closing formula, without Markdown marks. */
const bare = (text: string) => text.replace(/[,.:!\s*_]+$/u, '').trim()

/** Rules for the salutation, the closing formula, and their match. */
export const formulaRules: readonly Rule[] = [
  {
    id: 'salutation-name',
    severity: 'warning',
    languages: ['fr'],
    *check({ opening }) {
      if (!opening) return
      const dear = /^Ch(?:er|ère)s?\s/iu.exec(opening.text)
      if (dear)
        yield { start: opening.start, end: opening.start + bare(opening.text).length, message: texts.dear }
      else if (named.test(opening.text))
        yield {
          start: opening.start,
          end: opening.start + bare(opening.text).length,
          message: texts.salutationName,
        }
    },
  },
  {
    id: 'closing-mirror',
    severity: 'warning',
    languages: ['fr'],
    *check({ opening, closing }) {
      if (!opening || !closing) return
      const address = bare(opening.text)
      // «Monsieur Dupont» is reported by another rule first.
      if (named.test(address)) return
      const said =
        /,\s*((?:Madame|Monsieur|Mesdames|Messieurs)[^,]*(?:, (?:Madame|Monsieur|Mesdames|Messieurs)[^,]*)?),/u.exec(
          closing.text,
        )
      const low = /,\s*(madame|monsieur|mesdames|messieurs)(?=[\s,])(?:, (?:madame|monsieur))?/u.exec(
        closing.text,
      )
      if (low?.[1]) {
        const start = closing.start + low.index + low[0].indexOf(low[1])
        yield { start, end: closing.start + low.index + low[0].length, message: texts.closingMirror(address) }
        return
      }
      if (!said?.[1] || said[1] === address || !/^(?:Madame|Monsieur|Mesdames)/u.test(address)) return
      const start = closing.start + said.index + said[0].indexOf(said[1])
      yield { start, end: start + said[1].length, message: texts.closingMirror(address), fix: address }
    },
  },
  {
    id: 'closing-civility',
    severity: 'error',
    languages: ['fr'],
    *check({ closing }) {
      const found = closing && /,\s*(M\.|Mme|Mlle|Mr)(?=[\s,])/u.exec(closing.text)
      if (!closing || !found?.[1]) return
      const start = closing.start + found.index + found[0].indexOf(found[1])
      yield {
        start,
        end: start + found[1].length,
        message: texts.civility,
        fix: spelledOut[found[1]] ?? 'Madame',
      }
    },
  },
  {
    id: 'hanging-participle',
    severity: 'error',
    languages: ['fr'],
    check: (letter) =>
      matches(
        letter,
        /(?<=(?:Dans l’attente|Dans l’espoir|Désireu(?:x|se)|Convaincue?|Persuadée?|Certaine?|Confiante?|(?:En |Vous |Me |Te |Vous en |En vous |En me )?(?:[Aa]ttendant|[Ee]spérant|[Rr]emerciant|[Rr]estant|[Ss]ouhaitant|[Cc]omptant|[Tt]enant|[Ss]achant|[Dd]emeurant|[Cc]royant|[Ss]ouhaitant))(?!\p{L})[^.\n]{0,140}, )veuillez (agréer|recevoir|accepter|croire)/gu,
        ([, verb = '']) => ({ message: texts.participle, ...(please[verb] && { fix: please[verb] }) }),
      ),
  },
  {
    id: 'expression-of-greetings',
    severity: 'warning',
    languages: ['fr'],
    check: (letter) =>
      matches(letter, /l’(?:expression|assurance) de mes (?=[^.\n]{0,40}salutations)/giu, () => ({
        message: texts.greetings,
        fix: 'mes ',
      })),
  },
  {
    id: 'believe-in',
    severity: 'warning',
    languages: ['fr'],
    check: (letter) =>
      matches(
        letter,
        /(?<=croire,? (?:(?:Madame|Monsieur)[^.\n]{0,40}, )?)en (?=l’(?:assurance|expression)|mes (?:sentiments|salutations|sincères|meilleurs|respectueu))/gu,
        () => ({
          message: texts.believeIn,
          fix: 'à ',
        }),
      ),
  },
  {
    id: 'formula-spelling',
    severity: 'error',
    languages: ['fr'],
    *check(letter) {
      yield* matches(
        letter,
        /(?<=(?<!\p{L})(?:je|et) vous )(?:pris|prît|prit|pries|pri)(?= (?:de|d’))/giu,
        () => ({
          message: texts.please,
          fix: 'prie',
        }),
      )
      yield* matches(
        letter,
        /à l’intention (?=de (?:M\.|Mme|Madame|Monsieur|votre service)|du (?:service|directeur|recruteur))/giu,
        () => ({
          message: texts.attention,
          fix: 'à l’attention ',
        }),
      )
    },
  },
  {
    id: 'english-closing',
    severity: 'warning',
    languages: ['en'],
    *check({ opening, closing }) {
      if (!opening || !closing) return
      const named = /^Dear (?!Sir|Madam|Hiring|Team|Committee)/u.test(opening.text)
      const wrong = named ? /Yours faithfully/u : /Yours sincerely/u
      const found = wrong.exec(closing.text)
      if (!found) return
      const start = closing.start + found.index
      yield {
        start,
        end: start + found[0].length,
        message: named ? texts.sincerely : texts.faithfully,
        fix: named ? 'Yours sincerely' : 'Yours faithfully',
      }
    },
  },
]
