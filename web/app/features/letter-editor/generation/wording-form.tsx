import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { lineWordingsText as texts } from './line-wordings.fr.ts'
import { wordingFault } from './line-wordings.state.ts'

/** The wording of a line, as the person puts it. */
export function WordingForm({
  line,
  initial,
  onConfirm,
  onCancel,
}: {
  line: string
  initial: string
  onConfirm: (wording: string) => void
  onCancel: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [fault, setFault] = useState<string>()
  useEffect(() => field.current?.focus(), [])
  function confirm() {
    const found = wordingFault(text)
    setFault(found)
    if (found === undefined) onConfirm(text.trim())
    else field.current?.focus()
  }
  return (
    <form
      noValidate
      className="plan-wording-form"
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <TextField
        ref={field}
        label={texts.field(line)}
        hint={texts.hint}
        error={fault}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          if (fault !== undefined) setFault(wordingFault(value))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The dialog stays open.
          event.preventDefault()
          event.stopPropagation()
          onCancel()
        }}
      />
      <div className="plan-actions">
        <Button type="submit" variant="tonal" size="small">
          {texts.confirm}
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
