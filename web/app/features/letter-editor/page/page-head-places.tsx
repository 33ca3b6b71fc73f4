import './page-head-places.css'
import { Popover } from '@base-ui/react/popover'
import type { HeadPart, PlacedHeadPart } from '@lettrine/contract/export'
import { limits } from '@lettrine/contract/limits'
import { PenLine } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AddressField, DraftField, RecipientField, SenderField } from '../draft-field.tsx'
import { editorText } from '../letter-editor.fr.ts'
import { pageText } from './page-preview.fr.ts'
import { growthOf } from './page-preview.state.ts'

const texts = pageText.head
const fieldTexts = editorText.fields

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
  sender: (
    <>
      <SenderField
        leaf="name"
        label={fieldTexts.senderName}
        maxLength={limits.personName}
        autoComplete="name"
      />
      <AddressField
        side="sender"
        label={fieldTexts.senderAddress}
        hint={fieldTexts.addressHint}
        autoComplete="street-address"
      />
      <SenderField leaf="phone" label={fieldTexts.phone} type="tel" maxLength={40} autoComplete="tel" />
      <SenderField
        leaf="email"
        label={fieldTexts.senderEmail}
        type="email"
        maxLength={limits.email}
        autoComplete="email"
      />
    </>
  ),
  recipient: (
    <>
      <DraftField field="company" label={fieldTexts.company} maxLength={limits.company} autoComplete="off" />
      <RecipientField
        leaf="name"
        label={fieldTexts.recipient}
        maxLength={limits.personName}
        autoComplete="off"
      />
      <AddressField side="recipient" label={fieldTexts.recipientAddress} hint={fieldTexts.addressHint} />
    </>
  ),
  date: (
    <SenderField
      leaf="city"
      label={fieldTexts.city}
      hint={texts.dateHint}
      maxLength={limits.addressLine}
      autoComplete="address-level2"
    />
  ),
  subject: (
    <>
      <DraftField
        field="jobTitle"
        label={fieldTexts.jobTitle}
        hint={texts.subjectHint}
        maxLength={limits.jobTitle}
        autoComplete="off"
      />
      <DraftField
        field="reference"
        label={fieldTexts.reference}
        maxLength={limits.listItem}
        autoComplete="off"
      />
    </>
  ),
}
