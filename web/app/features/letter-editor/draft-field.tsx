import { type ComponentProps, useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDraftField, useFault, useLetterEditing } from './letter-editing.tsx'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'>

/** An error is displayed on blur, not in the middle of a word. */
function useQuietFault(path: string) {
  const [editing, setEditing] = useState(false)
  const fault = useFault(path)
  return {
    error: editing ? undefined : fault,
    onFocus: () => setEditing(true),
    onBlur: () => setEditing(false),
  }
}

/** A single-line field of the letter. */
export function DraftField({
  field,
  ...props
}: FieldProps & { field: 'title' | 'company' | 'jobTitle' | 'reference' }) {
  const { autosave } = useLetterEditing()
  const value = useDraftField(field)
  return (
    <TextField
      {...props}
      {...useQuietFault(field)}
      name={field}
      value={value}
      onChange={(event) => autosave.edit({ [field]: event.currentTarget.value })}
    />
  )
}

export function RecipientField({ leaf, ...props }: FieldProps & { leaf: 'name' | 'email' }) {
  const { autosave } = useLetterEditing()
  const recipient = useDraftField('recipient')
  return (
    <TextField
      {...props}
      {...useQuietFault(`recipient.${leaf}`)}
      value={recipient[leaf]}
      onChange={(event) => autosave.edit({ recipient: { ...recipient, [leaf]: event.currentTarget.value } })}
    />
  )
}

export function SenderField({ leaf, ...props }: FieldProps & { leaf: 'name' | 'phone' | 'email' | 'city' }) {
  const { autosave, memory } = useLetterEditing()
  const sender = useDraftField('sender')
  const fault = useQuietFault(`sender.${leaf}`)
  return (
    <TextField
      {...props}
      {...fault}
      name={`sender.${leaf}`}
      value={sender[leaf]}
      onChange={(event) => autosave.edit({ sender: { ...sender, [leaf]: event.currentTarget.value } })}
      onBlur={() => {
        fault.onBlur()
        memory.keepSender(autosave.getState().draft.sender)
      }}
    />
  )
}

/** Postal address, one line per line of the box; empty lines are removed on blur. */
export function AddressField({
  side,
  ...props
}: { side: 'sender' | 'recipient' } & Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'error'>) {
  const { autosave, memory } = useLetterEditing()
  const party = useDraftField(side)
  const fault = useQuietFault(`${side}.address`)
  const change = (address: string[]) => autosave.edit({ [side]: { ...party, address } })
  return (
    <TextArea
      rows={3}
      {...props}
      {...fault}
      name={`${side}.address`}
      value={party.address.join('\n')}
      onChange={(event) => {
        const text = event.currentTarget.value
        change(text === '' ? [] : text.split('\n'))
      }}
      onBlur={() => {
        fault.onBlur()
        const lines = party.address.map((line) => line.trim()).filter(Boolean)
        if (lines.length !== party.address.length) change(lines)
        if (side === 'sender') memory.keepSender(autosave.getState().draft.sender)
      }}
    />
  )
}
