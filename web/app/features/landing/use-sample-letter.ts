import { data as sampleLetters } from 'virtual:sample-letters'
import { useState } from 'react'
import { type SamplePersonId, samplePeople } from './sample-people.fr.ts'
import type { SampleLetter } from './write-sample.ts'

const [firstPerson] = samplePeople
const sampleFor = (id: SamplePersonId) =>
  sampleLetters.find((letter) => letter.id === id) ?? sampleLetters[0]!

/** The day the site was built, as the letters have it. */
export const sampleDay = sampleLetters[0]!.day

/** The letter on show: those made with the page at first, then as many others as one asks the composer for. */
export function useSampleLetter() {
  const [person, setPerson] = useState<(typeof samplePeople)[number]>(firstPerson)
  const [letter, setLetter] = useState<SampleLetter>(() => sampleFor(firstPerson.id))
  const [isAgain, setAgain] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  function choose(id: SamplePersonId) {
    setAgain(true)
    setFailed(false)
    setPerson(samplePeople.find((one) => one.id === id) ?? firstPerson)
    setLetter(sampleFor(id))
  }

  async function writeAgain() {
    if (isBusy) return
    setBusy(true)
    try {
      // The composer is asked for only by whoever wants to see it write.
      const { writeSample } = await import('./write-sample.ts')
      setAgain(true)
      setFailed(false)
      setLetter(writeSample(person, letter.seed + 1))
    } catch {
      // Said beside the button; the letter that is there stays.
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return { person, letter, isAgain, isBusy, hasFailed, choose, writeAgain }
}
