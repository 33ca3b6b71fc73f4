import { alignColumns } from '../align-columns.ts'
import { billingMessages as texts } from '../billing.fr.ts'
import type { Figures, MonthFigures, Series } from './figures.ts'

/** The report of a simulation as text; deterministic. */
export const writeReport = (figures: Figures): string =>
  [
    texts.title(figures.months.length),
    '',
    ...monthLines(figures.months),
    '',
    texts.ledger,
    ...accountLines(figures),
    '',
    texts.receipts,
    ...alignColumns(figures.series.map(seriesCells), 2),
    '',
    texts.mails,
    ...alignColumns(figures.mails.map(([kind, count]) => [texts.mailKind(kind), String(count)])),
  ].join('\n')

function monthLines(months: readonly MonthFigures[]): string[] {
  const total = months.reduce((sum, one) => addMonths(sum, one))
  const cells = (month: string, one: MonthFigures): string[] => [
    month,
    ...[one.opened, one.renewed, one.refused, one.refunded, one.ended].map(String),
    ...[one.revenueCents, one.vatCents, one.feeCents].map(texts.money),
  ]
  return alignColumns([
    [...texts.monthHeads],
    ...months.map((one) => cells(texts.month(one.month), one)),
    cells(texts.total, total),
  ])
}

const addMonths = (one: MonthFigures, other: MonthFigures): MonthFigures => ({
  month: one.month,
  opened: one.opened + other.opened,
  renewed: one.renewed + other.renewed,
  refused: one.refused + other.refused,
  refunded: one.refunded + other.refunded,
  ended: one.ended + other.ended,
  revenueCents: one.revenueCents + other.revenueCents,
  vatCents: one.vatCents + other.vatCents,
  feeCents: one.feeCents + other.feeCents,
})

function accountLines({ accounts, payPal }: Figures): string[] {
  const sum = accounts.reduce((total, { cents }) => total + cents, 0)
  return alignColumns([
    ...accounts.map(({ account, cents }) => [texts.account(account), texts.money(cents)]),
    [texts.sum, texts.money(sum)],
    [texts.atPayPal, texts.money(payPal.takenCents - payPal.givenBackCents)],
  ])
}

const seriesCells = ({ series, year, first, last, count }: Series): string[] => [
  texts.seriesName(series),
  texts.numbers(texts.number(series, year, first), texts.number(series, year, last)),
  String(count),
  first === 1 && last === count ? texts.gapless : texts.gapped,
]
