import { describe, expect, it } from 'vitest'
import { testCareerLexicon } from '../../letter-craft/testing/career.ts'
import { allCvs } from './all-cvs.ts'
import { heldTwice, lostLines } from './lost-lines.ts'
import { fileOf, readFileOf } from './open-cv.ts'
import { vendeuse } from './vendeuse.fr.ts'

describe('a CV of an invented person', () => {
  it.each(allCvs)('$name is read, and each of its lines stays in one place', async ({ source }) => {
    const { text, career } = await readFileOf(await fileOf(source), testCareerLexicon())
    expect(career.jobs).not.toEqual([])
    expect(lostLines(text, career)).toEqual([])
    expect(heldTwice(career)).toEqual([])
  })
})

describe('these tests would fail', () => {
  it('if a line were on no card, missing from the text, or in two places', async () => {
    const { text, career } = await readFileOf(await fileOf(vendeuse.source), testCareerLexicon())
    expect(lostLines(text, { ...career, jobs: career.jobs.slice(1) })).not.toEqual([])
    expect(lostLines(`${text}\nCariste`, career)).toEqual(['Cariste'])
    expect(heldTwice({ ...career, jobs: [...career.jobs, career.jobs[0]!] })).not.toEqual([])
  })
})
