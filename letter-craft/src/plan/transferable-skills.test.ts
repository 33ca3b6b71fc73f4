import { expect, it } from 'vitest'
import { sharedSkills } from './transferable-skills.fr.ts'

it('two trades share what both need, what the wanted one needs most first', () => {
  expect(sharedSkills('J1305', 'K1305')).toEqual([
    'prendre soin de personnes fragiles',
    's’adapter à chaque personne',
    'garder pour soi ce que l’on apprend des autres',
    'rassurer une personne inquiète',
  ])
})

it('trades that have nothing in common share nothing, and neither do unknown codes', () => {
  expect(sharedSkills('M1805', 'A1414')).toEqual([])
  expect(sharedSkills('', 'K1305')).toEqual([])
  expect(sharedSkills('Z9999', 'Z9999')).toEqual([])
})
