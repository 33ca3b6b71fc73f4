import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useId } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { useIsQuotaReached } from '../../shared/letter-quota/letter-quota.ts'
import { useLacks } from '../../shared/plans/entitlements.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { paletteText as texts } from './command-palette.fr.ts'
import { PaletteRow } from './palette-row.tsx'
import { usePalette } from './use-palette.ts'

type Palette = ReturnType<typeof usePalette>

/** Combobox: the field keeps the focus, the arrow keys move through the results. */
export function PaletteSearch({
  field,
  ...options
}: {
  field: RefObject<HTMLInputElement | null>
  isAdmin: boolean
  onDone: () => void
}) {
  const palette = usePalette(options)
  const listId = useId()
  const { rows, chosen } = palette
  const rowId = (key: string) => `${listId}/${key}`
  const chosenId = chosen && rowId(chosen.key)
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  return (
    <>
      <div className="palette-field">
        <Search aria-hidden="true" size={20} />
        <input
          ref={field}
          role="combobox"
          aria-label={texts.field}
          aria-expanded={rows.length > 0}
          aria-autocomplete="list"
          aria-controls={rows.length > 0 ? listId : undefined}
          aria-activedescendant={chosenId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={texts.placeholder}
          value={palette.typed}
          onChange={(event) => palette.type(event.currentTarget.value)}
          onKeyDown={palette.onKeyDown}
        />
        <Dialog.Close render={<IconButton label={texts.close} icon={<X />} />} />
      </div>
      <div className="palette-found">
        {rows.length > 0 && <PaletteList palette={palette} id={listId} rowId={rowId} />}
        <PaletteNews palette={palette} />
      </div>
    </>
  )
}

function PaletteList({
  palette,
  id,
  rowId,
}: {
  palette: Palette
  id: string
  rowId: (key: string) => string
}) {
  const lacks = { letter: useIsQuotaReached(), 'premium-template': useLacks('premiumTemplates') }
  return (
    <div id={id} role="listbox" aria-label={texts.results}>
      {palette.groups.map(({ kind, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not options
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" className="palette-heading">
            {texts.groups[kind]}
          </div>
          {entries.map((entry) => (
            <PaletteRow
              key={entry.key}
              id={rowId(entry.key)}
              entry={entry}
              query={palette.query}
              isChosen={entry === palette.chosen}
              isLocked={entry.needs !== undefined && lacks[entry.needs]}
              onChoose={() => palette.choose(entry)}
              onOpen={() => palette.open(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Status line below the rows, so that none moves: loading, failure; counts are for screen readers only. */
function PaletteNews({ palette: { server, rows, isNothing, query } }: { palette: Palette }) {
  const { fault, isSlow, retry } = server
  const isOffline = fault instanceof ApiError && fault.isOffline
  return (
    <div className="palette-status">
      <p role="status" className={fault || isSlow || isNothing ? undefined : 'sr-only'}>
        {fault
          ? isOffline
            ? texts.offline
            : texts.failed
          : isNothing
            ? texts.none(query)
            : news(isSlow, query, rows)}
      </p>
      {fault && (
        <button type="button" onClick={retry}>
          {texts.retry}
        </button>
      )}
    </div>
  )
}

const news = (isSlow: boolean, query: string, rows: readonly unknown[]): string =>
  isSlow ? texts.loading : query === '' ? '' : texts.count(rows.length)
