import { expect, test } from 'vitest'
import { withSecondOpinion } from './second-opinion.ts'

const from = (by: string, start: number, end: number) => ({ by, start, end })

test('a finding of ours wins wherever both are about the same character', () => {
  const ours = [from('us', 10, 20), from('us', 30, 31)]
  const theirs = [
    from('before', 0, 10),
    from('left', 5, 11),
    from('inside', 12, 13),
    from('around', 9, 21),
    from('same', 30, 31),
    from('after', 20, 30),
  ]
  expect(withSecondOpinion(ours, theirs)).toEqual([...ours, theirs[0], theirs[5]])
})

test('of two second opinions on the same words, the first one is kept', () => {
  const theirs = [from('grammalecte', 4, 8), from('languagetool', 6, 9), from('languagetool', 0, 2)]
  expect(withSecondOpinion([], theirs)).toEqual([theirs[2], theirs[0]])
})

test('without a second opinion, ours are as they were', () => {
  expect(withSecondOpinion([from('us', 3, 4)], [])).toEqual([from('us', 3, 4)])
})
