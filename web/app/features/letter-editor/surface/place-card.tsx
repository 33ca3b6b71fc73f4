import { Popover } from '@base-ui/react/popover'
import { templateFields } from '@lettrine/letter-craft/templates/fields.fr'
import { genderChoices, placeLabel } from '@lettrine/letter-craft/templates/unfilled'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLetterEditing } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'
import {
  fieldPlaceOf,
  fillPlaces,
  openPlace,
  openPlaceIn,
  type Place,
  placeElement,
  placesLike,
  removeSentence,
} from './unfilled-plugin.ts'

const texts = editorText.place

/** The question of an unfilled place, below it; at the bottom of a phone. An answer leads to the next question. */
export function PlaceCard({ editor }: { editor: Editor }) {
  const place = useEditorState({ editor, selector: ({ editor }) => openPlaceIn(editor.state) })
  const close = () => {
    editor.view.dispatch(openPlace(editor.state.tr, undefined))
    editor.view.focus()
  }
  return (
    <Popover.Root open={place !== undefined} onOpenChange={(open) => !open && place && close()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => (place ? placeElement(editor.view, place.from) : null)}
          side="bottom"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className="finding-place"
        >
          {place && (
            <Popover.Popup aria-label={texts.card} className="finding-card" finalFocus={false}>
              <PlaceForm key={`${place.from} ${place.unfilled.text}`} editor={editor} place={place} />
            </Popover.Popup>
          )}
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function PlaceForm({ editor, place }: { editor: Editor; place: Place }) {
  const { reading } = useLetterEditing()
  const [words, setWords] = useState('')
  const { unfilled } = place
  const field = unfilled.kind === 'field' ? unfilled.field : undefined
  const known = field && templateFields[field]
  const isLong = unfilled.kind === 'open' || known?.length === 'long'

  async function fill(answer: string) {
    const places = placesLike(place, editor.state.doc)
    const asked = places.map(fieldPlaceOf).filter((one) => one !== undefined)
    const said = asked.length === places.length ? await reading.sayFields(asked, answer) : []
    const filled = places.map((one, index) => ({ place: one, words: said[index] ?? answer }))
    finish(() => fillPlaces(editor.state, filled))
  }
  function choose(index: number) {
    const filled = placesLike(place, editor.state.doc).map((one) => ({
      place: one,
      words: one.unfilled.kind === 'gender' ? (genderChoices(one.unfilled)[index] ?? '') : '',
    }))
    finish(() => fillPlaces(editor.state, filled))
  }
  function finish(make: () => ReturnType<typeof fillPlaces>) {
    // The letter may have changed while the words were put in form.
    if (editor.isDestroyed || openPlaceIn(editor.state)?.from !== place.from) return
    editor.view.dispatch(make())
    if (!openPlaceIn(editor.state)) editor.view.focus()
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (words.trim() !== '') void fill(words.trim())
  }
  const input = {
    label: placeLabel(unfilled),
    hint: known && texts.example(known.example),
    value: words,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => setWords(event.currentTarget.value),
  }
  if (unfilled.kind === 'gender')
    return (
      <fieldset className="place-genders">
        <legend>{texts.gender}</legend>
        {genderChoices(unfilled).map((form, index) => (
          <Button key={form} variant="secondary" onClick={() => choose(index)}>
            {form}
          </Button>
        ))}
      </fieldset>
    )
  return (
    <form
      className="place-form"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
    >
      {isLong ? <TextArea {...input} rows={3} /> : <TextField {...input} />}
      <div className="finding-card-actions">
        <Button type="submit" disabled={words.trim() === ''}>
          {texts.fill}
        </Button>
        <Button variant="ghost" onClick={() => finish(() => removeSentence(editor.state, place))}>
          {texts.remove}
        </Button>
      </div>
    </form>
  )
}
