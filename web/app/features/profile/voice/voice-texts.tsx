import { limits } from '@lettrine/contract/limits'
import type { VoiceText } from '@lettrine/contract/voice'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { voiceText as texts } from './voice.fr.ts'
import { useAddLetter, useAddText, useOwnLetters, useRemoveText } from './voice.queries.ts'

const beginningLength = 60

/** The first words of a text, on one line. */
const beginningOf = (content: string): string => {
  const line = content.replace(/\s+/gu, ' ').trim()
  return line.length <= beginningLength ? line : `${line.slice(0, beginningLength).replace(/\s\S*$/u, '')}…`
}

/** The texts given, and the ways to give one more. */
export function VoiceTexts({ texts: given }: { texts: readonly VoiceText[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-medium text-ui">
        {texts.texts}
      </h3>
      {given.length === 0 ? (
        <p className="text-ink-muted text-ui">{texts.noTexts}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {given.map((one) => (
            <GivenText key={one.id} text={one} />
          ))}
        </ul>
      )}
      {given.length >= limits.voiceTexts ? (
        <p className="text-ink-muted text-small">{texts.full}</p>
      ) : (
        <AddText />
      )}
    </section>
  )
}

function GivenText({ text: { id, content, words } }: { text: VoiceText }) {
  const remove = useRemoveText()
  const beginning = beginningOf(content)
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1 truncate text-ui">{beginning}</span>
      <span className="shrink-0 text-ink-muted text-small tabular-nums">{texts.words(words)}</span>
      <IconButton
        label={texts.removeLong(beginning)}
        icon={<Trash2 />}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id, content })}
      />
    </li>
  )
}

function AddText() {
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const add = useAddText()
  const addLetter = useAddLetter()
  const letters = useOwnLetters()
  const said = () => toast.success({ title: texts.added })
  function submit(event: FormEvent) {
    event.preventDefault()
    const isTooShort = content.trim().length < limits.voiceTextMin
    setError(isTooShort ? texts.tooShort : undefined)
    if (isTooShort) return
    add.mutate(content, {
      onSuccess() {
        setContent('')
        said()
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        error={error}
        rows={5}
        maxLength={limits.voiceText}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        {letters.length > 0 && (
          <div className="min-w-0 grow basis-64">
            <SelectField
              label={texts.fromLetter}
              hint={texts.fromLetterHint}
              value=""
              disabled={addLetter.isPending}
              options={[
                { value: '', label: texts.chooseLetter },
                ...letters.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onValueChange={(id) => id !== '' && addLetter.mutate(id, { onSuccess: said })}
            />
          </div>
        )}
        <Button type="submit" variant="secondary" busy={add.isPending}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}
