import { Popover } from '@base-ui/react/popover'
import { BookPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLetterEditing, useProofreadingState } from '../letter-editing.tsx'
import { FindingBody, FindingSuggestions } from './finding-body.tsx'
import { FindingRule } from './finding-rule.tsx'
import { findingElement } from './findings-plugin.ts'
import { usePersonalDictionary } from './personal-dictionary.queries.ts'
import { proofreadingText as texts } from './proofreading.fr.ts'
import type { ProofreadingState } from './proofreading.store.ts'

const openFinding = ({ findings, active }: ProofreadingState) => findings.find(({ id }) => id === active)

/** Card of the open finding, below its words; at the bottom of a phone. Enter corrects, Escape closes. */
export function FindingCard() {
  const { proofreading } = useLetterEditing()
  const finding = useProofreadingState(openFinding)
  const by = useProofreadingState((state) => state.by)
  const byKeyboard = by === 'keyboard'
  const hovering = useHovering(by === 'hover')
  const { learn } = usePersonalDictionary()
  const main = useRef<HTMLButtonElement>(null)
  const id = finding?.id
  // The card may already be displayed, opened by a click or for the previous finding: the focus must still move into
  // it.
  useEffect(() => {
    if (id && byKeyboard) main.current?.focus()
  }, [id, byKeyboard])
  return (
    <Popover.Root
      open={finding !== undefined}
      onOpenChange={(open, { reason }) => {
        if (open || !finding) return
        if (reason === 'escape-key') proofreading.close()
        else proofreading.open(null)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => (finding ? findingElement(finding) : null)}
          side="bottom"
          align="start"
          sideOffset={10}
          collisionPadding={12}
          className="finding-place"
        >
          {finding && (
            <Popover.Popup
              aria-label={texts.card}
              className="finding-card"
              initialFocus={byKeyboard ? main : false}
              finalFocus={false}
              onPointerEnter={() => hovering.enter(finding.id)}
              onPointerLeave={hovering.leave}
            >
              <FindingBody finding={finding} />
              <FindingRule finding={finding} onIgnore={proofreading.close} />
              <FindingSuggestions finding={finding} first={main} />
              <div className="finding-card-actions">
                {finding.fix !== undefined && (
                  <Button
                    ref={main}
                    variant="primary"
                    size="small"
                    onClick={() => proofreading.replace(finding.id)}
                  >
                    {texts.replace}
                  </Button>
                )}
                <Button
                  {...(finding.fix === undefined && !finding.suggestions?.length && { ref: main })}
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    proofreading.ignore(finding.id)
                    proofreading.close()
                  }}
                >
                  {texts.ignore}
                </Button>
                {finding.rule === 'spelling' && (
                  <IconButton
                    label={texts.learn}
                    icon={<BookPlus />}
                    onClick={() => {
                      learn(finding.quote)
                      proofreading.close()
                    }}
                  />
                )}
                <span className="finding-card-steps">
                  <IconButton
                    label={texts.previous}
                    icon={<ChevronLeft />}
                    onClick={() => proofreading.step(-1)}
                  />
                  <IconButton
                    label={texts.next}
                    icon={<ChevronRight />}
                    onClick={() => proofreading.step(1)}
                  />
                </span>
              </div>
            </Popover.Popup>
          )}
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Long enough for the pointer to move from the words to their card and back. */
const leaveMs = 400

/** Closes a card that was opened by hovering, once the pointer has left it. */
function useHovering(byHover: boolean) {
  const { proofreading } = useLetterEditing()
  const opened = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  return {
    enter(id: string) {
      clearTimeout(leaving.current)
      if (!byHover) return
      opened.current = true
      proofreading.open(id)
    },
    leave() {
      if (!opened.current) return
      leaving.current = setTimeout(() => {
        opened.current = false
        proofreading.open(null)
      }, leaveMs)
    },
  }
}
