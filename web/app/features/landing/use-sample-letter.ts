import { data as firstLetters } from 'virtual:sample-letters'
import { useState } from 'react'
import { type SamplePersonId, samplePeople } from './sample-people.fr.ts'
import type { SampleLetter } from './write-samples.ts'

const [firstPerson] = samplePeople
const firstFor = (id: SamplePersonId): SampleLetter =>
  firstLetters.find((letter) => letter.id === id) ?? firstLetters[0]!

/** The date of the build, as the letters state it. */
export const sampleDay = firstLetters[0]!.day

/** The version after this one; the first follows the last. */
function nextOf(versions: readonly SampleLetter[], { seed }: SampleLetter): SampleLetter {
  const at = versions.findIndex((version) => version.seed === seed)
  return versions[(at + 1) % versions.length]!
}

/** The displayed letter. All are composed at build time; those after the first are fetched on request. */
export function useSampleLetter() {
  const [person, setPerson] = useState<(typeof samplePeople)[number]>(firstPerson)
  const [letter, setLetter] = useState<SampleLetter>(() => firstFor(firstPerson.id))
  const [isAgain, setAgain] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  function choose(id: SamplePersonId) {
    setAgain(true)
    setFailed(false)
    setPerson(samplePeople.find((one) => one.id === id) ?? firstPerson)
    setLetter(firstFor(id))
  }

  async function writeAgain() {
    if (isBusy) return
    setBusy(true)
    try {
      const { data } = await import('virtual:other-sample-letters')
      setAgain(true)
      setFailed(false)
      setLetter(nextOf([firstFor(person.id), ...(data[person.id] ?? [])], letter))
    } catch {
      // The failure is displayed beside the button; the current letter stays.
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return { person, letter, isAgain, isBusy, hasFailed, choose, writeAgain }
}
