import { expect, it } from 'vitest'
import { offerAddress } from './offer-address.ts'

it.each([
  ['https://emploi.example/offre/12', 'https://emploi.example/offre/12'],
  ['  https://emploi.example/offre/12\n', 'https://emploi.example/offre/12'],
  ['HTTP://emploi.example', 'HTTP://emploi.example'],
  ['www.emploi.example/12', 'https://www.emploi.example/12'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%j is an address', (text, address) => {
  expect(offerAddress(text)).toBe(address)
})

it.each([
  '',
  'Boucher H/F',
  'emploi.example',
  'Voir https://emploi.example/12',
  'https://',
  'https://a b',
  'ftp://a.fr',
])('%j is not an address', (text) => {
  expect(offerAddress(text)).toBeUndefined()
})
