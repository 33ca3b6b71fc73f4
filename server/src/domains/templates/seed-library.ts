import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from '../../platform/http/api.ts'
import { hideOthers, lockLibrary, upsertLibraryTemplate } from './library.repository.ts'
import { readTemplateFile, type TemplateFile } from './read-template-file.ts'
import { templateIndex } from './template-words.ts'
import type { NewTemplateRow } from './templates.repository.ts'

export const libraryFolder = join(import.meta.dirname, '../../../templates')

/** The library’s files by their names without ending: `job/fleuriste`. */
export function readLibrary(folder: string): Map<string, TemplateFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
  return new Map(
    names.map((name) => [name.slice(0, -'.md'.length).replaceAll('\\', '/'), readFile(join(folder, name))]),
  )
}

function readFile(path: string): TemplateFile {
  try {
    return readTemplateFile(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`The template ${path} cannot be read`, { cause })
  }
}

/**
 * Synchronizes the library with these files: new ones are added, changed ones updated, missing ones hidden. Counts,
 * ratings and letters stay. Idempotent, and safe in several processes.
 */
export async function seedLibrary(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  library: ReadonlyMap<string, TemplateFile>,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    await lockLibrary(tx)
    for (const [slug, file] of library) await upsertLibraryTemplate(tx, rowOf(newId(), slug, file, now))
    await hideOthers(tx, [...library.keys()], now)
  })
}

function rowOf(id: string, slug: string, file: TemplateFile, now: Date): NewTemplateRow {
  const { text: template, industries: industry, design, examples, ...rest } = file
  return {
    ...rest,
    ...templateIndex({ ...rest, template, industry }, { design, examples }),
    template,
    industry,
    id,
    slug,
    isAIGenerated: false,
    moderation: 'approved',
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}
