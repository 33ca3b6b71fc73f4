import { Button } from '../../../ui/button.tsx'
import { useDraftField, useLetterEditing, useProofreadingState } from '../letter-editing.tsx'
import { AnalysisPanel } from './analysis-panel.tsx'
import { FindingBody, FindingSuggestions, severityIcons } from './finding-body.tsx'
import { FindingRule } from './finding-rule.tsx'
import { usePersonalDictionary } from './personal-dictionary.queries.ts'
import { PersonalDictionaryDialog } from './personal-dictionary-dialog.tsx'
import { proofreadingText as texts } from './proofreading.fr.ts'
import { countBySeverity } from './proofreading.store.ts'
import { sortedFindings } from './spacing-findings.ts'

/** List of all findings with their actions; a click scrolls to the words. */
export function FindingsPanel({ onReveal }: { onReveal: () => void }) {
  const { proofreading } = useLetterEditing()
  const findings = useProofreadingState((state) => state.findings)
  const spelling = useProofreadingState((state) => state.spelling)
  const { learn } = usePersonalDictionary()
  const { remarks, spacing } = sortedFindings(findings)
  const fixable = remarks.filter(({ fix }) => fix !== undefined).length
  return (
    <section className="findings" aria-labelledby="findings-title">
      <header className="findings-header">
        <h2 id="findings-title" aria-live="polite">
          {texts.title(remarks.length)}
        </h2>
        {fixable > 0 && (
          <Button variant="tonal" size="small" onClick={proofreading.replaceAll}>
            {texts.fixAll(fixable)}
          </Button>
        )}
      </header>
      {remarks.length === 0 ? (
        <NothingFound />
      ) : (
        <>
          <ul className="findings-list">
            {remarks.map((finding) => (
              <li key={finding.id}>
                <button
                  type="button"
                  className="finding-open"
                  onClick={() => {
                    onReveal()
                    proofreading.reveal(finding.id)
                  }}
                >
                  <FindingBody finding={finding} />
                </button>
                <FindingSuggestions finding={finding} />
                <div className="finding-actions">
                  {finding.fix !== undefined && (
                    <button
                      type="button"
                      className="finding-do"
                      onClick={() => proofreading.replace(finding.id)}
                    >
                      {texts.replace}
                    </button>
                  )}
                  <button type="button" onClick={() => proofreading.ignore(finding.id)}>
                    {texts.ignore}
                  </button>
                  {finding.rule === 'spelling' ? (
                    <button type="button" onClick={() => learn(finding.quote)}>
                      {texts.learn}
                    </button>
                  ) : (
                    <button type="button" onClick={() => proofreading.ignore(finding.id, true)}>
                      {texts.ignoreAlways}
                    </button>
                  )}
                </div>
                <FindingRule finding={finding} />
              </li>
            ))}
          </ul>
          <p className="findings-keys muted small">{texts.keys}</p>
        </>
      )}
      <SpacingLine count={spacing.length} />
      <footer className="findings-footer">
        {spelling === 'unavailable' && (
          <p role="status">
            {texts.spellingMissing}{' '}
            <button type="button" onClick={proofreading.readAgain}>
              {texts.tryAgain}
            </button>
          </p>
        )}
        <PersonalDictionaryDialog />
      </footer>
      <AnalysisPanel onReveal={onReveal} />
    </section>
  )
}

/** What was read, and what no proofreader can tell. */
function NothingFound() {
  const blank = useDraftField('content').trim() === ''
  const language = useDraftField('language')
  const isSpelled = useProofreadingState(({ spelling }) => spelling === 'ready')
  if (blank) return <p className="muted">{texts.blank}</p>
  return (
    <>
      <p>{texts.nothing(language, isSpelled)}</p>
      <p className="muted small">{texts.notRead(language, isSpelled)}</p>
    </>
  )
}

/** Spaces and apostrophes in one line: to correct at once, or just corrected. */
function SpacingLine({ count }: { count: number }) {
  const { proofreading } = useLetterEditing()
  const corrected = useProofreadingState((state) => state.corrected)
  if (count === 0 && corrected === null) return null
  const isDone = count === 0
  return (
    <p className="findings-spacing" role="status">
      {isDone ? texts.spacingDone(corrected ?? 0) : texts.spacing(count)}
      <button
        type="button"
        className="finding-do"
        onClick={isDone ? proofreading.undoSpacing : proofreading.correctSpacing}
      >
        {isDone ? texts.undoSpacing : texts.fixSpacing}
      </button>
    </p>
  )
}

/** Number of findings by severity, below the text; opens the list. */
export function FindingsCount({ onOpen }: { onOpen: () => void }) {
  const findings = useProofreadingState((state) => state.findings)
  const { remarks } = sortedFindings(findings)
  if (remarks.length === 0) return null
  const counts = countBySeverity(remarks)
  return (
    <button type="button" className="findings-count" onClick={onOpen}>
      {(['error', 'warning', 'advice'] as const)
        .filter((severity) => counts[severity] > 0)
        .map((severity) => {
          const Icon = severityIcons[severity]
          return (
            <span key={severity} className={`finding-kind finding-kind-${severity}`}>
              <Icon aria-hidden="true" size={16} />
              {texts.count[severity](counts[severity])}
            </span>
          )
        })}
    </button>
  )
}
