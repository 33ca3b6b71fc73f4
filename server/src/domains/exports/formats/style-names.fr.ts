import type { PartStyle } from './letter-parts.ts'

/** Display names of the styles, in the letter’s language. */
export const styleNames = {
  fr: {
    senderName: 'Nom de l’expéditeur',
    sender: 'Expéditeur',
    recipient: 'Destinataire',
    placeAndDate: 'Lieu et date',
    subject: 'Objet',
    body: 'Corps de la lettre',
    listItem: 'Liste de la lettre',
    signature: 'Signataire',
    enclosure: 'Pièces jointes',
  },
  en: {
    senderName: 'Sender name',
    sender: 'Sender',
    recipient: 'Recipient',
    placeAndDate: 'Place and date',
    subject: 'Subject line',
    body: 'Letter body',
    listItem: 'Letter list',
    signature: 'Signatory',
    enclosure: 'Enclosures',
  },
} as const satisfies Record<'fr' | 'en', Record<PartStyle, string>>

/** Title of an HTML file without metadata: a page without a title is invalid. */
export const htmlText = {
  fr: { title: 'Lettre de motivation' },
  en: { title: 'Cover letter' },
} as const
