import { withA, withArticle } from '../french/contraction.ts'
import type { Morphology } from '../french/morphology.ts'
import { lowerFirst } from '../french/plain-letters.ts'
import { action } from './task-text.ts'

/** «Assistante du technicien (dans la préparation des lames) …» → «participer à la préparation des lames» */
export const asHelp = (raw: string, morphology: Morphology): string[] =>
  /^(?:\([^()]*\)[\s.,;:]*)?(?:assistante?|aide|auxiliaire)(?!\p{L})/iu.test(raw)
    ? [...raw.replaceAll("'", '’').matchAll(/\((?:dans|pour) ((?:la |le |les |l’)([^()]+))\)/gu)].flatMap(
        ([, group = '', words = '']) => {
          const [noun = ''] = words.split(' ')
          return action.test(noun) && morphology.readings(noun).length > 0
            ? [`participer ${withA(group)}`]
            : []
        },
      )
    : []

/** «Membre de l’équipe de développement du logiciel» → «participer au développement du logiciel». */
export function asMember(line: string, morphology: Morphology): string | undefined {
  const found = /^membre (?:de l’équipe|d’une équipe|de l’équipe projet) (?:de |d’)(\p{L}+) (.+)$/iu.exec(
    line,
  )
  const [, noun, rest] = found ?? []
  const reading = noun && morphology.readings(noun).find(({ pos }) => pos === 'NOUN')
  if (reading) return `participer ${withA(withArticle(noun, reading))} ${rest}`
  const project = /^membre (d’une?) (projet|programme|mission|étude) (.+)$/iu.exec(line)
  return project ? `participer à ${project[1]?.slice(2)} ${project[2]} ${project[3]}` : undefined
}

/** What one gives, holds or leads, told by its participle: «Journée de formation donnée à Lyon». */
const given =
  /^(\p{L}+)((?: (?:de|d’|du|des|en|sur|pour) ?\p{L}+)*) (donn[ée]+|anim[ée]+|organis[ée]+|réalis[ée]+|men[ée]+|encadr[ée]+|dirig[ée]+|rédig[ée]+|cré[ée]+|assur[ée]+|tenu)e?s? (.+)$/iu

/** «Journée de formation donnée à Lyon» → «donner une journée de formation à Lyon»; «Cheffe de cellule» → «diriger la cellule». */
export function asGiven(line: string, morphology: Morphology): string | undefined {
  const [, noun = '', more = '', participle = '', rest = ''] = given.exec(line) ?? []
  const reading = morphology.readings(lowerFirst(noun)).find(({ pos }) => pos === 'NOUN')
  const verb = morphology.readings(participle).find(({ tense }) => tense === 'participle')?.lemma
  if (reading?.gender && verb) {
    const article = reading.number === 'p' ? 'des' : reading.gender === 'f' ? 'une' : 'un'
    return `${verb} ${article} ${lowerFirst(noun)}${more} ${rest}`
  }
  const [, team] = /^(?:chef|cheffe|responsable) d’une équipe (de .+)$/iu.exec(line) ?? []
  if (team !== undefined) return `diriger une équipe ${team}`
  const [, led = '', of = ''] = /^(?:chef|cheffe) (?:de |d’)(\p{L}+)(.*)$/iu.exec(line) ?? []
  const part = morphology.readings(led).find(({ pos }) => pos === 'NOUN')
  if (!part?.gender || part.number === 'p' || /^(?:projet|rang|partie|cuisine|bord)$/u.test(led))
    return undefined
  // «chef de quai remplaçant»: the title, and not the quay.
  if (/^ (?:remplaçant|adjoint|suppléant|intérimaire)/u.test(of)) return undefined
  if (led === 'équipe' && /^ \d/u.test(of)) return `encadrer${of}`
  if (of !== '') return `diriger ${withArticle(led + of, part)}`
  return `diriger ${part.gender === 'f' ? 'une' : 'un'} ${led}`
}

/** «Participation active à la vie scolaire» → «participer activement à la vie scolaire». */
export function asParticipation(line: string): string | undefined {
  const found = /^participation(?: (active|régulière|ponctuelle))? (à|au|aux) (.+)$/iu.exec(line)
  if (!found) return undefined
  const adverb = { active: 'activement ', régulière: 'régulièrement ', ponctuelle: 'ponctuellement ' }[
    (found[1] ?? '').toLowerCase()
  ]
  return `participer ${adverb ?? ''}${found[2]} ${found[3]}`
}
