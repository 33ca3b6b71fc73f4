import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { myDataTexts } from './my-data.fr.ts'
import { MyDataSection } from './my-data-section.tsx'

const say = myDataTexts.deletion

/** The way out, in two steps. */
export function DeleteAccountSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <MyDataSection id="deletion-title" title={say.title} lead={say.lead}>
      <Button variant="danger" className="self-start" onClick={() => setIsOpen(true)}>
        {say.open}
      </Button>
      {isOpen ? <DeleteAccountDialog onClose={() => setIsOpen(false)} /> : null}
    </MyDataSection>
  )
}
