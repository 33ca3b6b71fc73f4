import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { myDataTexts } from './my-data.fr.ts'

const texts = myDataTexts.deletion

/** Account deletion, in two steps. */
export function DeleteAccountSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <TitledPanel title={texts.title} lead={texts.lead}>
      <Button variant="danger" className="self-start" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? <DeleteAccountDialog onClose={() => setIsOpen(false)} /> : null}
    </TitledPanel>
  )
}
