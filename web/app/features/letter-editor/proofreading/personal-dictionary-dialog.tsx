import '../../../lib/forms/validation.ts'
import { PersonalWord } from '@lettrine/contract/proofreading'
import { BookA, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { IgnoredRuleList } from '../../../shared/proofreading/ignored-rule-list.tsx'
import { ignoredRulesText } from '../../../shared/proofreading/ignored-rules.fr.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePersonalDictionary, usePersonalWords } from './personal-dictionary.queries.ts'
import { proofreadingText } from './proofreading.fr.ts'

const texts = proofreadingText.dictionary

/** The words that the proofreader accepts: list, add, remove; and the rules that it no longer reports. */
export function PersonalDictionaryDialog() {
  const words = usePersonalWords()
  const { forget } = usePersonalDictionary()
  const [open, setOpen] = useState(false)
  const ignoredId = useId()
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<BookA size={18} />}
        className="self-start"
        onClick={() => setOpen(true)}
      >
        {texts.open(words.length)}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={texts.intro}>
        <NewWord />
        {words.length === 0 ? (
          <p className="muted">{texts.none}</p>
        ) : (
          <ul className="personal-words">
            {words.map((word) => (
              <li key={word}>
                {word}
                <IconButton label={texts.remove(word)} icon={<X />} onClick={() => forget(word)} />
              </li>
            ))}
          </ul>
        )}
        <section className="ignored-rules" aria-labelledby={ignoredId}>
          <h3 id={ignoredId}>{ignoredRulesText.title}</h3>
          <IgnoredRuleList />
        </section>
      </Dialog>
    </>
  )
}

function NewWord() {
  const { learn } = usePersonalDictionary()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    const word = PersonalWord.min(1).safeParse(typed)
    setFault(word.success ? undefined : word.error.issues[0]?.message)
    if (!word.success) return
    learn(word.data)
    setTyped('')
  }
  return (
    <form className="new-word" onSubmit={submit}>
      <TextField
        label={texts.word}
        value={typed}
        error={fault}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setFault(undefined)
        }}
      />
      <Button type="submit" variant="secondary">
        {texts.add}
      </Button>
    </form>
  )
}
