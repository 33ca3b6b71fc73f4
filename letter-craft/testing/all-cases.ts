import { companyCases } from '../src/proofreading/company-rules.cases.ts'
import { confusionCases } from '../src/proofreading/confusion-phrases.cases.ts'
import { contentCases } from '../src/proofreading/content-rules.cases.ts'
import { englishCases } from '../src/proofreading/english-rules.cases.ts'
import { formulaCases } from '../src/proofreading/formula-rules.cases.ts'
import { genderCases } from '../src/proofreading/gender-rules.cases.ts'
import { languageCases } from '../src/proofreading/language-rules.cases.ts'
import { numberCases } from '../src/proofreading/number-rules.cases.ts'
import { pageCases } from '../src/proofreading/page-rules.cases.ts'
import { phraseCases } from '../src/proofreading/phrase-rules.cases.ts'
import { punctuationCases } from '../src/proofreading/punctuation-rules.cases.ts'
import { spellingCases } from '../src/proofreading/spelling.cases.ts'
import { styleCases } from '../src/proofreading/style-rules.cases.ts'
import { typographyCases } from '../src/proofreading/typography-rules.cases.ts'
import type { RuleCases } from './rule-cases.ts'

/** The cases of every rule that is not one of grammar: those have theirs in `rules/`. */
export const allCases: readonly RuleCases[] = [
  ...typographyCases,
  ...punctuationCases,
  ...numberCases,
  ...languageCases,
  ...spellingCases,
  ...genderCases,
  ...confusionCases,
  ...phraseCases,
  ...formulaCases,
  ...pageCases,
  ...contentCases,
  ...companyCases,
  ...styleCases,
  ...englishCases,
]
