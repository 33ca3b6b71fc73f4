import type { PartStyle } from './letter-parts.ts'

/** How a word processor calls the styles of a letter, in the letter’s language. */
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

/** What an HTML file is called when it must not say whose letter it is: a page without a title is not valid. */
export const htmlText = {
  fr: { title: 'Lettre de motivation' },
  en: { title: 'Cover letter' },
} as const
