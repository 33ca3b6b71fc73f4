import { limits } from '@lettrine/contract/limits'
import { AddressField, DraftField, RecipientField, SenderField } from './draft-field.tsx'
import { editorText } from './letter-editor.fr.ts'

const texts = editorText.fields

/** Fields of the head of a letter, beside its text and where they are printed. */
export const JobTitleField = ({ hint }: { hint?: string }) => (
  <DraftField
    field="jobTitle"
    label={texts.jobTitle}
    maxLength={limits.jobTitle}
    autoComplete="off"
    {...(hint !== undefined && { hint })}
  />
)

export const CompanyField = () => (
  <DraftField field="company" label={texts.company} maxLength={limits.company} autoComplete="off" />
)

export const RecipientNameField = () => (
  <RecipientField leaf="name" label={texts.recipient} maxLength={limits.personName} autoComplete="off" />
)

export const RecipientAddressField = () => (
  <AddressField side="recipient" label={texts.recipientAddress} hint={texts.addressHint} />
)

export const ReferenceField = () => (
  <DraftField field="reference" label={texts.reference} maxLength={limits.listItem} autoComplete="off" />
)

/** Who writes, and how to reach them. */
export const SenderContactFields = () => (
  <>
    <SenderField leaf="name" label={texts.senderName} maxLength={limits.personName} autoComplete="name" />
    <AddressField
      side="sender"
      label={texts.senderAddress}
      hint={texts.addressHint}
      autoComplete="street-address"
    />
    <SenderField leaf="phone" label={texts.phone} type="tel" maxLength={40} autoComplete="tel" />
    <SenderField
      leaf="email"
      label={texts.senderEmail}
      type="email"
      maxLength={limits.email}
      autoComplete="email"
    />
  </>
)

export const SenderCityField = ({ hint }: { hint: string }) => (
  <SenderField
    leaf="city"
    label={texts.city}
    hint={hint}
    maxLength={limits.addressLine}
    autoComplete="address-level2"
  />
)
