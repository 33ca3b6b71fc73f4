import { expect, test } from 'vitest'
import { addressCity } from './address-city.ts'

test.each([
  [['14 rue des Tables', '69001 LYON'], 'Lyon'],
  [['Bât. B', '3 place de Nancy', '69280 SAINTE-CONSORCE CEDEX 2'], 'Sainte-Consorce'],
  [['12 rue de Rivoli', '75 004 Paris'], 'Paris'],
  [['F-31000 Toulouse', 'France'], 'Toulouse'],
  [['14 rue de Lyon'], ''],
  [[], ''],
])('the town of %j is «%s»', (lines, town) => {
  expect(addressCity(lines)).toBe(town)
})
