import { plainLetters } from '../french/plain-letters.ts'
import { findTools } from '../offers/find-tools.ts'
import { readRequirements } from '../offers/read-requirements.ts'
import { diplomaLevel } from '../realisation/education.ts'
import { isImperative } from './hard-condition.ts'
import type { Need } from './need.ts'
import { toolKindsIn } from './tool-kinds.fr.ts'

/** What an offer would like, and does not ask for. */
export const wished = /souhaite|appreci|serai(?:t|ent) un plus|un plus|atout|notions? |idealement|bienvenu/u

const licences: readonly (readonly [RegExp, string])[] = [
  [
    /permis (?:de conduire )?(?:b(?!\p{L})|(?:v[ée]hicule )?l[ée]ger)|titulaire du permis(?! [acde])/iu,
    'permis B',
  ],
  [/permis be(?!\p{L})/iu, 'permis BE'],
  [/permis ce(?!\p{L})|permis ec(?!\p{L})|super[- ]?lourd/iu, 'permis CE'],
  [/permis c(?!\p{L})|poids[- ]lourds?(?= (?:exig|obligat|indispens))/iu, 'permis C'],
  [/permis d(?!\p{L})/iu, 'permis D'],
  [/caces/iu, 'CACES'],
  [/(?<!\p{L})fimo(?!\p{L})/iu, 'FIMO'],
  [/(?<!\p{L})fco(?!\p{L})/iu, 'FCO'],
  [/(?<!\p{L})bafa(?!\p{L})/iu, 'BAFA'],
  [/(?<!\p{L})bafd(?!\p{L})/iu, 'BAFD'],
  [/(?<!\p{L})ssiap/iu, 'SSIAP'],
  [/(?<!\p{L})sst(?!\p{L})|sauveteur secouriste/iu, 'SST'],
  [/(?<!\p{L})afgsu/iu, 'AFGSU'],
  [/(?<!\p{L})aipr(?!\p{L})/iu, 'AIPR'],
  [/(?<!\p{L})psc ?1/iu, 'PSC1'],
  [/(?<!\p{L})pse ?1/iu, 'PSE1'],
  [/(?<!\p{L})caep ?-?mns(?!\p{L})/iu, 'CAEP MNS'],
  [/(?<!\p{L})bnssa(?!\p{L})/iu, 'BNSSA'],
  [/carte professionnelle/iu, 'carte professionnelle'],
  [/habilitations? [ée]lectriques?|(?<!\p{L})habilit[ée]e? (?:b|h)\d/iu, 'habilitation électrique'],
  [/certiphyto/iu, 'Certiphyto'],
]
const language =
  '(?<!\\p{L})(anglais|allemand|espagnol|italien|portugais|n[ée]erlandais|arabe|chinois|russe|langue des signes)'
const languages = new RegExp(`${language}e?(?!\\p{L})`, 'giu')
const namedLanguage = new RegExp(
  `(?<!(?:restaurant|cuisine|sp[ée]cialit[ée]s?|produits?|vins?|groupe|soci[ée]t[ée]|marque|leader|march[ée]|droit) )${language}(?!\\p{L})`,
  'giu',
)

/** Licences, diplomas, languages and tools that the offer asks for. */
export function askedFor(text: string): Need[] {
  const needs: Need[] = []
  const add = (need: Need) => {
    if (!needs.some(({ id }) => id === need.id)) needs.push(need)
  }
  for (const { text: asked, need, kind } of readRequirements(text)) {
    const must = need === 'must'
    const weight = must ? 3 : 1.5
    for (const [shape, name] of licences)
      if (shape.test(asked))
        add({
          ...{ id: `licence:${plainLetters(name)}`, kind: 'licence', label: name, weight },
          // Nobody drives a forklift without one.
          must: (must && !wished.test(plainLetters(asked))) || name === 'CACES',
        })
    for (const [, name = ''] of asked.matchAll(languages))
      add({ id: `language:${plainLetters(name)}`, kind: 'language', label: name.toLowerCase(), must, weight })
    const level = kind === 'diploma' ? lowestLevel(asked) : undefined
    if (level !== undefined) add({ id: 'diploma', kind: 'diploma', label: asked, must, weight, level })
  }
  // «Titulaire du permis B exigé et en capacité de…»: a licence that the text names in passing is asked for too.
  const clauses = text.split(/\n|(?<=[.;])\s/u)
  for (const line of clauses)
    if (!/(?<!à l[’'])(?<!\p{L})aides?(?!\p{L})|financ|prise? en charge|sans permis|d’obtenir/iu.test(line))
      for (const [shape, name] of licences)
        if (shape.test(line))
          add({
            id: `licence:${plainLetters(name)}`,
            kind: 'licence',
            label: name,
            must: name === 'CACES' || /exig|obligatoire|indispensable|imp[ée]rati|requis/iu.test(line),
            weight: 1.5,
          })
  // «Diplôme de niveau 4 minimum»: levels of the national register.
  for (const line of clauses) {
    const [, level] = /dipl[ôo]me[^.\n]{0,40}niveau ([3-7])(?!\d)/iu.exec(line) ?? []
    if (level !== undefined)
      add({
        id: 'diploma',
        kind: 'diploma',
        label: line.trim(),
        must: /exig|obligatoire|minimum|requis|imp[ée]rati/iu.test(line),
        weight: 1.5,
        level: Number(level),
      })
  }
  // A language that the text names in passing: no cooking, and no customers of that land alone.
  for (const [, name = ''] of text.matchAll(namedLanguage))
    add({
      id: `language:${plainLetters(name)}`,
      kind: 'language',
      label: name.toLowerCase(),
      must: false,
      weight: 1,
    })
  for (const { tool } of findTools(text))
    if (!/^(?:permis|caces|fimo|fco)/iu.test(tool))
      add({
        ...{ id: `tool:${plainLetters(tool)}`, kind: 'tool', label: tool, weight: 1 },
        must: isImperative(tool, text),
      })
  for (const kind of toolKindsIn(text))
    add({ id: `tool:${plainLetters(kind)}`, kind: 'tool', label: kind, must: false, weight: 1 })
  return needs
}

function lowestLevel(asked: string): number | undefined {
  const found = [
    ...asked.matchAll(
      /(?<!\p{L})(?:CAP|BEP|bac(?:calaur[ée]at)?(?:\s?\+\s?\d)?|BTS|DUT|BUT|licence|master|dipl[ôo]me d[’']ing[ée]nieur|doctorat)/giu,
    ),
  ].flatMap(([name]) => {
    const plus = /\+\s?(\d)/u.exec(name)
    return plus ? 3 + Number(plus[1]) + (Number(plus[1]) > 3 ? -1 : 0) : (diplomaLevel(name) ?? [])
  })
  return found.length > 0 ? Math.min(...found) : undefined
}
