import { dayInParis } from '@lettrine/contract/day.fr'
import { planWords } from '@lettrine/contract/plan-catalogue.fr'
import type { Interval } from '@lettrine/contract/plans'
import type { ReceiptContent, ReceiptRow } from '../payments.tables.ts'
import { receiptNumber } from './issue-receipt.ts'

const lasting = {
  monthly: 'abonnement mensuel',
  yearly: 'abonnement annuel',
  lifetime: 'accès à vie',
} as const satisfies Record<Interval, string>

const euro = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const money = (cents: number) => euro.format(cents / 100)
const percent = (rate: number) =>
  `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }).format(rate / 100)}\u00a0%`

/** Texts of a receipt or a credit note, in reading order. */
export type ReceiptWords = {
  title: string
  date: string
  seller: { name: string; lines: string[] }
  customer: { label: string; name: string }
  item: { label: string; name: string; detail: string }
  amounts: { label: string; value: string }[]
  total: { label: string; value: string }
  notes: string[]
}

/** The texts of a receipt, from its stored content only. */
export function receiptWords(receipt: ReceiptRow): ReceiptWords {
  const { content, issuedAt, series } = receipt
  const isNote = series === 'A'
  // Amounts of a credit note are negative.
  const sign = isNote ? -1 : 1
  return {
    title: `${isNote ? 'Avoir' : 'Reçu'} n°\u00a0${receiptNumber(receipt)}`,
    date: `Émis le ${dayInParis(issuedAt)}`,
    seller: { name: content.seller.name, lines: sellerLines(content) },
    customer: { label: 'Client', name: content.customerName },
    item: {
      label: 'Désignation',
      name: `Lettrine, formule «\u00a0${planWords[content.planId].name}\u00a0», ${lasting[content.interval]}`,
      detail: periodOf(content),
    },
    amounts: amountsOf(content, sign),
    total: {
      label: isNote ? 'Total TTC remboursé' : 'Total TTC payé',
      value: money(sign * content.grossCents),
    },
    notes: notesOf(content, issuedAt, isNote),
  }
}

function sellerLines({ seller, taxRate }: ReceiptContent): string[] {
  const { legalForm, address, siren, registry, vatNumber, email } = seller
  return [
    legalForm,
    ...address,
    `SIREN ${siren}, ${registry}`,
    ...(taxRate > 0 && vatNumber ? [`TVA intracommunautaire ${vatNumber}`] : []),
    email,
  ]
}

function periodOf({ period, kind }: ReceiptContent): string {
  if (!period) return ''
  const start = dayInParis(new Date(period.start))
  const text = period.end
    ? `Du ${start} au ${dayInParis(new Date(period.end))}`
    : `À partir du ${start}, sans limite de durée`
  return kind === 'change' ? `Changement de formule. ${text}` : text
}

function amountsOf({ grossCents, taxCents, taxRate }: ReceiptContent, sign: 1 | -1): ReceiptWords['amounts'] {
  const net = { label: 'Montant HT', value: money(sign * (grossCents - taxCents)) }
  return taxRate === 0 ? [net] : [net, { label: `TVA ${percent(taxRate)}`, value: money(sign * taxCents) }]
}

function notesOf(
  { taxRate, captureId, corrects }: ReceiptContent,
  issuedAt: Date,
  isNote: boolean,
): string[] {
  return [
    ...(taxRate === 0 ? ['TVA non applicable, art.\u00a0293\u00a0B du CGI.'] : []),
    ...(corrects ? [`Cet avoir corrige le reçu n°\u00a0${corrects}.`] : []),
    isNote
      ? `Remboursé par PayPal, paiement d’origine ${captureId}.`
      : `Payé par PayPal le ${dayInParis(issuedAt)}, référence ${captureId}.`,
  ]
}
