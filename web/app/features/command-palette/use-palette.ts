import { type KeyboardEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { signOut } from '../../lib/session/session.ts'
import { toast } from '../../ui/toast.ts'
import { paletteText as texts } from './command-palette.fr.ts'
import {
  type Entry,
  findEntries,
  groupsOf,
  moveOf,
  moveSelection,
  rowsOf,
  selectedEntry,
} from './command-palette.state.ts'
import { useRecentEntries, useServerSearch } from './palette.queries.ts'
import { localEntries, mainActions, searchLettersEntry } from './palette-entries.ts'

const longestSearch = 200

/** State of the palette: query, local and server results, selected row. */
export function usePalette(options: { isAdmin: boolean; onDone: () => void }) {
  const { isAdmin, onDone } = options
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosenKey, setChosenKey] = useState<string>()
  const query = typed.trim().slice(0, longestSearch)
  const local = useMemo(() => localEntries({ isAdmin, onSignOut: () => void leave() }), [isAdmin])
  const recent = useRecentEntries()
  const server = useServerSearch(query)
  const found = query === '' ? [...mainActions, ...recent] : [...findEntries(local, query), ...server.entries]
  const isNothing = query !== '' && found.length === 0 && !server.isWaiting && !server.fault
  const groups = groupsOf(isNothing ? [searchLettersEntry(query)] : found)
  const rows = rowsOf(groups)
  const chosen = selectedEntry(rows, chosenKey)

  function open(entry: Entry, inNewTab = false) {
    if (entry.to !== undefined && inNewTab) {
      window.open(entry.to, '_blank', 'noopener')
      return
    }
    onDone()
    if (entry.to === undefined) entry.run()
    else void navigate(entry.to)
  }

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const move = moveOf(event.key)
    if (move) setChosenKey(moveSelection(rows, chosen, move)?.key)
    else if (event.key === 'Enter' && chosen) open(chosen, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  function type(text: string) {
    setTyped(text)
    setChosenKey(undefined)
  }

  return {
    typed,
    query,
    type,
    groups,
    rows,
    chosen,
    choose: (entry: Entry) => setChosenKey(entry.key),
    open,
    onKeyDown,
    server,
    isNothing,
  }
}

async function leave(): Promise<void> {
  try {
    await signOut()
    toast.success({ title: texts.signedOut })
  } catch (fault) {
    toast.error({ title: texts.signOutFailed, message: fault instanceof ApiError ? fault.message : '' })
  }
}
