import { expect, it } from 'vitest'
import { contractLine } from './offer-facts.tsx'

it.each([
  [{ kind: 'CDI' }, 'CDI'],
  [
    { kind: 'CDD', duration: '6 mois', hours: { time: 'part', weekly: 28 } },
    'CDD, 6 mois, 28\u00a0h par semaine',
  ],
  [{ kind: 'interim', hours: { time: 'full' } }, 'intérim, temps plein'],
  [{ kind: 'civic-service', duration: '8 mois' }, 'service civique, 8 mois'],
] as const)('%j reads «%s»', (contract, line) => {
  expect(contractLine(contract)).toBe(line)
})
