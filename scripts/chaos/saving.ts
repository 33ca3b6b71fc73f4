import { setTimeout as pause } from 'node:timers/promises'
import { Observations } from './observations.ts'
import type { Person } from './person.ts'

type Letter = { id: string; version: number }
type Version = { version: number; content: string }

/** Saves that were acknowledged, by letter and version. */
type Acknowledged = Map<string, { person: Person; contents: Map<number, string> }>

/** A letter keeps two hundred versions; one that has so many is left for another. */
const savesPerLetter = 120
const retryMs = 500
const paragraph = 'Je conduis depuis six ans des ateliers de reliure, où passent trois cents livres par an. '

/** People who save letters at a steady rate, send again what was not acknowledged, and remember what was. */
export class Saving {
  readonly seen = new Observations()
  /** Of all people together, a second. */
  rate: number
  readonly #people: readonly Person[]
  #acknowledged: Acknowledged = new Map()
  readonly #ever: Acknowledged = new Map()
  #count = 0
  #isOver = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(people: readonly Person[], rate: number) {
    this.#people = people
    this.rate = rate
  }

  /** Acknowledged saves so far. */
  get count(): number {
    return this.#count
  }

  begin(): void {
    this.#running = Promise.all(this.#people.map((person, place) => this.#saveOnAndOn(person, place)))
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#running
  }

  async #saveOnAndOn(person: Person, place: number): Promise<void> {
    // All together, they would save in the same moment.
    await pause((1_000 * place) / this.rate)
    let letter = await this.#begin(person)
    for (let save = 1; !this.#isOver; save++) {
      const begun = performance.now()
      const content = `${paragraph.repeat(12)}\n\nPersonne ${place}, enregistrement ${save}.`
      letter = await this.#save(person, letter, content)
      if (save % savesPerLetter === 0 && !this.#isOver) letter = await this.#begin(person)
      await pause(Math.max(0, (1_000 * this.#people.length) / this.rate - (performance.now() - begun)))
    }
  }

  async #begin(person: Person): Promise<Letter> {
    const letter = await this.#persist(() =>
      person.ask<Letter>('POST', '/letters', { title: 'Lettre', content: 'Madame,' }),
    )
    return letter ?? { id: '', version: 0 }
  }

  /** Saves until that is acknowledged; a conflict means that an earlier try was stored without an answer. */
  async #save(person: Person, letter: Letter, content: string): Promise<Letter> {
    let { version } = letter
    const saved = await this.#persist(async () => {
      const answer = await person.ask<Letter>('PUT', `/letters/${letter.id}`, { version, content })
      const current = (answer.details as { letter?: Letter } | undefined)?.letter
      if (answer.status === 409 && current) version = current.version
      return answer
    })
    if (!saved) return letter
    this.#count += 1
    for (const kept of [this.#acknowledged, this.#ever]) {
      const known = kept.get(letter.id) ?? { person, contents: new Map() }
      known.contents.set(saved.version, content)
      kept.set(letter.id, known)
    }
    return { id: letter.id, version: saved.version }
  }

  async #persist(
    ask: () => Promise<{ status: number; told: string; data: Letter | undefined }>,
  ): Promise<Letter | undefined> {
    while (!this.#isOver) {
      const { status, told, data } = await ask()
      const isFine = status === 200 || status === 201
      this.seen.add(told, isFine)
      if (isFine && data) return data
      await pause(retryMs)
    }
    return undefined
  }

  /** Reads back what was acknowledged since the last time, or ever; returns what is not there. */
  async findLost(scope: 'recent' | 'ever'): Promise<{ read: number; lost: number }> {
    const asked = scope === 'ever' ? this.#ever : this.#acknowledged
    if (scope === 'recent') this.#acknowledged = new Map()
    const sums = { read: 0, lost: 0 }
    for (const [id, { person, contents }] of asked) {
      const stored = await readVersions(person, id)
      for (const [version, content] of contents) {
        sums.read += 1
        if (stored.get(version) !== content) sums.lost += 1
      }
    }
    return sums
  }
}

async function readVersions(person: Person, id: string): Promise<Map<number, string>> {
  const stored = new Map<number, string>()
  let cursor: string | null = null
  do {
    const query: string = cursor ? `&cursor=${cursor}` : ''
    const page = await readPage(person, `/letters/${id}/versions?limit=100${query}`)
    for (const { version, content } of page.versions) stored.set(version, content)
    cursor = page.nextCursor
  } while (cursor)
  return stored
}

type Page = { versions: Version[]; nextCursor: string | null }

async function readPage(person: Person, path: string): Promise<Page> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { data } = await person.ask<Page>('GET', path)
    if (data) return data
    await pause(retryMs)
  }
  throw new Error(`${path} could not be read back`)
}
