import type { Plugin } from 'vite'

/**
 * Virtual modules whose data is computed at build time: the browser gets the result, not the code that computed it.
 */
export function buildTimeData(loaders: Readonly<Record<string, () => Promise<unknown>>>): Plugin {
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

/** Sample letters of the home page, written by the composer. */
export async function sampleLetters() {
  const [{ writeSample }, { samplePeople }, { dayInParis }] = await Promise.all([
    import('./app/features/landing/write-sample.ts'),
    import('./app/features/landing/sample-people.fr.ts'),
    import('@lettrine/contract/day.fr'),
  ])
  const day = dayInParis(new Date())
  return samplePeople.map((person) => ({ id: person.id, day, ...writeSample(person, person.seed) }))
}
