import type { Language } from '@lettrine/contract/letters'
import type { Finding, SecondOpinionSource } from '@lettrine/contract/proofreading'
import { askProofreader } from './ask-proofreader.ts'
import { grammalecteAt } from './grammalecte.ts'
import { languageToolAt } from './languagetool.ts'
import {
  type FailureReason,
  type OutsideProofreader,
  type SecondOpinion,
  SecondOpinionFailure,
  type SecondOpinionSettings,
} from './second-opinion.ts'

/** Reported when a source begins to fail, and when it answers again; not for each letter. */
export type SecondOpinionRecord = { source: SecondOpinionSource; failing: FailureReason | null }

/** A longer text is not sent: a letter of motivation has some 3,000 characters. */
const maxText = 20_000
/** Requests to one source at a time; one more has no second opinion, rather than a late one. */
const maxAtOnce = 4
const defaultTimeoutMs = 2_000

/** The configured second opinion; absent where no address is set. */
export function buildSecondOpinion(
  { grammalecteUrl, languageToolUrl }: SecondOpinionSettings,
  report: (record: SecondOpinionRecord) => void,
  timeoutMs = defaultTimeoutMs,
): { secondOpinion?: SecondOpinion } {
  const sources = [
    ...(grammalecteUrl ? [grammalecteAt(grammalecteUrl)] : []),
    ...(languageToolUrl ? [languageToolAt(languageToolUrl)] : []),
  ].map((proofreader) => guarded(proofreader, report, timeoutMs))
  if (sources.length === 0) return {}
  return {
    secondOpinion: {
      languages: (['fr', 'en'] as const).filter((language) =>
        sources.some(({ languages }) => languages.includes(language)),
      ),
      ask: async (text, language, signal) => {
        if (text.trim() === '' || text.length > maxText) return []
        const asked = sources.filter(({ languages }) => languages.includes(language))
        return (await Promise.all(asked.map(({ ask }) => ask(text, language, signal)))).flat()
      },
    },
  }
}

/** A source that never rejects, answers a bounded number of requests at a time, and reports a failure once. */
function guarded(
  proofreader: OutsideProofreader,
  report: (record: SecondOpinionRecord) => void,
  timeoutMs: number,
): Pick<OutsideProofreader, 'languages'> & SecondOpinion {
  const { source, languages } = proofreader
  let running = 0
  let isFailing = false
  function become(failing: FailureReason | null): void {
    if (isFailing === (failing !== null)) return
    isFailing = failing !== null
    report({ source, failing })
  }
  return {
    languages,
    async ask(text: string, language: Language, signal: AbortSignal): Promise<Finding[]> {
      if (running >= maxAtOnce || signal.aborted) return []
      running += 1
      try {
        const findings = await askProofreader(proofreader, text, language, { signal, timeoutMs })
        become(null)
        return findings
      } catch (fault) {
        if (!signal.aborted) become(fault instanceof SecondOpinionFailure ? fault.reason : 'unknown-format')
        return []
      } finally {
        running -= 1
      }
    },
  }
}
