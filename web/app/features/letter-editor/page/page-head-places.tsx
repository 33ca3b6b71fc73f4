import './page-head-places.css'
import { Popover } from '@base-ui/react/popover'
import type { HeadPart, PlacedHeadPart } from '@lettrine/contract/export'
import { PenLine } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import {
  CompanyField,
  JobTitleField,
  RecipientAddressField,
  RecipientNameField,
  ReferenceField,
  SenderCityField,
  SenderContactFields,
} from '../head-fields.tsx'
import { pageText } from './page-preview.fr.ts'
import { growthOf } from './page-preview.state.ts'

const texts = pageText.head

/** The parts of the printed head, each a button that opens its fields where it stands. */
export function PageHeadPlaces({ head }: { head: readonly PlacedHeadPart[] }) {
  return (
    <>
      {head.map((place) => (
        <HeadPlace key={place.part} place={place} head={head} />
      ))}
    </>
  )
}

/** At the bottom of a phone the card would hide what it changes. */
const isCardDocked = () => matchMedia('(width < 820px)').matches

const percent = (fraction: number) => `${fraction * 100}%`

function HeadPlace({ place, head }: { place: PlacedHeadPart; head: readonly PlacedHeadPart[] }) {
  const { part, x, y, width, height } = place
  const button = useRef<HTMLButtonElement>(null)
  const grows = growthOf(place, head)
  const style: CSSProperties & Record<`--${string}`, string> = {
    insetInlineStart: percent(x),
    insetBlockStart: percent(y),
    '--part-width': percent(width),
    '--touch-width': percent(grows.width),
    blockSize: percent(height),
  }
  return (
    <Popover.Root onOpenChange={(open) => open && isCardDocked() && button.current?.scrollIntoView()}>
      <Popover.Trigger
        ref={button}
        className="head-place"
        style={style}
        data-grows={grows.up ? 'up' : 'down'}
        aria-label={texts.edit[part]}
      >
        <PenLine aria-hidden="true" size={12} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="finding-place"
        >
          <Popover.Popup className="finding-card head-card">
            <Popover.Title className="head-card-title">{texts.titles[part]}</Popover.Title>
            {partFields[part]}
            <div className="finding-card-actions">
              <Popover.Close render={<Button variant="tonal">{texts.done}</Button>} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const partFields: Readonly<Record<HeadPart, ReactNode>> = {
  sender: <SenderContactFields />,
  recipient: (
    <>
      <CompanyField />
      <RecipientNameField />
      <RecipientAddressField />
    </>
  ),
  date: <SenderCityField hint={texts.dateHint} />,
  subject: (
    <>
      <JobTitleField hint={texts.subjectHint} />
      <ReferenceField />
    </>
  ),
}
