import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SampleLetter } from './app/features/landing/write-samples.ts'

/** Computes the data of a virtual module. */
type Loader = () => Promise<unknown>

/**
 * Virtual modules whose data is computed at build time: the browser gets the result, not the code that computed it.
 */
export function buildTimeData(loaders: Readonly<Record<string, Loader>>): Plugin {
  const resolved = (id: string) => `\0${id}`
  return {
    name: 'build-time-data',
    resolveId: (id) => (id in loaders ? resolved(id) : undefined),
    load: async (id) => {
      const loader = loaders[id.slice(1)]
      return id.startsWith('\0') && loader
        ? `export const data = ${JSON.stringify(await loader())}`
        : undefined
    },
  }
}

type SampleLetters = { id: string; versions: SampleLetter[] }[]

let written: Promise<SampleLetters> | undefined

/** Letters of the home page, written by the composer. */
function sampleLetters(): Promise<SampleLetters> {
  written ??= writeSampleLetters()
  return written
}

async function writeSampleLetters(): Promise<SampleLetters> {
  const [{ writeSamples }, { samplePeople }, { composerKnowledge }] = await Promise.all([
    import('./app/features/landing/write-samples.ts'),
    import('./app/features/landing/sample-people.fr.ts'),
    import('./composer-knowledge.ts'),
  ])
  return samplePeople.map((person) => ({
    id: person.id,
    versions: writeSamples(person, composerKnowledge()),
  }))
}

async function firstLetters() {
  const { dayInParis } = await import('@lettrine/contract/day.fr')
  const day = dayInParis(new Date())
  return (await sampleLetters()).map(({ id, versions }) => ({ id, day, ...versions[0] }))
}

const otherLetters = async () =>
  Object.fromEntries((await sampleLetters()).map(({ id, versions }) => [id, versions.slice(1)]))

/** The letter that the tips explain. */
async function anatomyLetter() {
  const [{ makeAnatomy }, { composerKnowledge }] = await Promise.all([
    import('./app/features/tips/make-anatomy.ts'),
    import('./composer-knowledge.ts'),
  ])
  return makeAnatomy(composerKnowledge())
}

/** The rules of the proofreader, each with a sample. */
async function tips() {
  const [{ makeTips }, { composerKnowledge }] = await Promise.all([
    import('./app/features/tips/make-tips.ts'),
    import('./composer-knowledge.ts'),
  ])
  const { french } = composerKnowledge().speller
  if (!french) throw new Error('the tips need the French engine')
  return makeTips(french.morphology)
}

/** What a client must know of each route; the schemas, which only the server checks, are left out. */
async function contractRoutes() {
  const [{ contract }, { isContractProcedure }] = await Promise.all([
    import('@lettrine/contract/contract'),
    import('@orpc/contract'),
  ])
  const routesIn = (router: unknown): object => {
    if (isContractProcedure(router)) {
      const { method, path, inputStructure, outputStructure } = router['~orpc'].route
      return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } }
    }
    return Object.fromEntries(Object.entries(router as object).map(([name, one]) => [name, routesIn(one)]))
  }
  return routesIn(contract)
}

async function contractPrint() {
  const print = createHash('sha256')
  for (const file of globSync(join(import.meta.dirname, '../contract/src/**/*.ts')).toSorted())
    print.update(readFileSync(file))
  return print.digest('base64url').slice(0, 12)
}

/** The virtual modules of the pages. */
export const pageData: Readonly<Record<string, Loader>> = {
  'virtual:sample-letters': firstLetters,
  'virtual:other-sample-letters': otherLetters,
  'virtual:letter-anatomy': anatomyLetter,
  'virtual:tips': tips,
  'virtual:contract-routes': contractRoutes,
  'virtual:contract-print': contractPrint,
}
