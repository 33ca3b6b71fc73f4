import { readFile } from 'node:fs/promises'
import {
  createOccupations,
  type OccupationFiles,
  type Occupations,
} from '@lettrine/letter-craft/career/occupations'

let loaded: Promise<Occupations> | undefined

/** The register of occupations, loaded by the first request: a tenth of a second. */
export function loadOccupations(): Promise<Occupations> {
  loaded ??= load()
  // A failed load is tried again by the next request.
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

async function load(): Promise<Occupations> {
  const names = ['titles', 'tasks', 'access', 'occupations'] as const
  const files = await Promise.all(
    names.map(async (name) => {
      const path = import.meta.resolve(`@lettrine/letter-craft/data/occupations/${name}.tsv`)
      return [name, await readFile(new URL(path), 'utf8')] as const
    }),
  )
  return createOccupations(Object.fromEntries(files) as OccupationFiles)
}
