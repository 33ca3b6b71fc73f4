import { rules } from '@lettrine/letter-craft/proofreading/proofread'
import { describe, expect, it } from 'vitest'
import { testKnowledge } from '../../../../letter-craft/testing/composer-knowledge.ts'
import { testFrench } from '../../../../letter-craft/testing/french.ts'
import { anatomyRequest } from './anatomy.fr.ts'
import { type FaultySample, faultySamples } from './faulty-samples.fr.ts'
import { makeAnatomy } from './make-anatomy.ts'
import { betterText, makeTips, read } from './make-tips.ts'

const { morphology } = testFrench()

const samples: readonly FaultySample[] = Object.values(faultySamples).flat()

describe('the examples of the tips', () => {
  it.each(samples.map((sample) => [sample.rule, sample.text.slice(0, 60), sample] as const))(
    '%s is raised, alone, by %j',
    (rule, _, sample) => {
      expect(new Set(read(sample.text, sample, morphology).map((finding) => finding.rule))).toEqual(
        new Set([rule]),
      )
    },
  )

  it.each(
    samples.flatMap((sample) => {
      const better = betterText(sample, morphology)
      return better === undefined ? [] : [[sample.rule, better.slice(0, 60), better, sample] as const]
    }),
  )('%s: nothing is left in %j', (_rule, _start, better, sample) => {
    expect(read(better, sample, morphology)).toEqual([])
  })

  it('belong to existing rules, and have a correction wherever there is one', () => {
    const known = new Set(rules.map(({ id }) => id))
    expect(samples.filter(({ rule }) => !known.has(rule))).toEqual([])
    const tips = makeTips(morphology)
    for (const { id, tips: shown } of tips) {
      const without = shown.filter(({ example }) => example === undefined)
      expect(without.length, id).toBe(id === 'wholePage' ? shown.length : 0)
      expect(shown.filter(({ example }) => example?.before.length === 0)).toEqual([])
    }
  })
})

describe('the letter of the anatomy', () => {
  const anatomy = makeAnatomy(testKnowledge())

  it('has no finding', () => {
    const text = anatomy
      .filter(({ part }) => part !== 'subject' && part !== 'signature')
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n\n')
    const { company, jobTitle, type } = anatomyRequest
    expect(
      read(text, { context: { company, jobTitle, type, candidateGender: 'feminine' } }, morphology),
    ).toEqual([])
  })

  it('starts with the employer, and has facts between', () => {
    const textOf = (part: string) => anatomy.find((one) => one.part === part)?.paragraphs.join(' ')
    expect(textOf('you')).toMatch(/^[^.]*(?:vous|votre) [^.]*\./iu)
    expect(textOf('me')).toContain('quarante mariages')
    expect(textOf('us')).toContain('1er mars')
  })
})
