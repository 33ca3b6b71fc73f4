import type { Finding } from '@lettrine/letter-craft/proofreading/finding'
import { expect, test } from 'vitest'
import { gravestFindings } from './gravest-findings.ts'

const findingAt = (start: number, severity: Finding['severity']): Finding => ({
  rule: 'typography',
  severity,
  start,
  end: start + 1,
  message: '',
})

test('all findings of a letter are told', () => {
  const findings = [findingAt(0, 'advice'), findingAt(5, 'error')]
  expect(gravestFindings(findings)).toEqual(findings)
})

test('of tens of thousands, the gravest thousand are told, in the order of the text', () => {
  const findings = Array.from({ length: 30_000 }, (_, at) =>
    findingAt(at, at % 60 === 59 ? 'error' : 'advice'),
  )
  const told = gravestFindings(findings)
  expect(told).toHaveLength(1_000)
  expect(told.filter(({ severity }) => severity === 'error')).toHaveLength(500)
  expect(told.map(({ start }) => start)).toEqual(told.map(({ start }) => start).toSorted((a, b) => a - b))
})
