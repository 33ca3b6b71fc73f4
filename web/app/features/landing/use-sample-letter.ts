import { data as sampleLetters } from 'virtual:sample-letters'
import { useState } from 'react'
import { type SamplePersonId, samplePeople } from './sample-people.fr.ts'
import type { SampleLetter } from './write-sample.ts'

const [firstPerson] = samplePeople
const sampleFor = (id: SamplePersonId) =>
  sampleLetters.find((letter) => letter.id === id) ?? sampleLetters[0]!

/** The date of the build, as the letters state it. */
export const sampleDay = sampleLetters[0]!.day

/** The displayed letter: initially one generated at build time, then others composed in the browser on request. */
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
      // The composer is loaded on the first request.
      const { writeSample } = await import('./write-sample.ts')
      setAgain(true)
      setFailed(false)
      setLetter(writeSample(person, letter.seed + 1))
    } catch {
      // The failure is displayed beside the button; the current letter stays.
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return { person, letter, isAgain, isBusy, hasFailed, choose, writeAgain }
}
