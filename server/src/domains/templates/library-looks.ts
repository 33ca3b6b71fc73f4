import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDesign } from '@lettrine/contract/page'
import type { FieldValues } from '@lettrine/letter-craft/templates/fields.fr'
import { exampleFields } from '@lettrine/letter-craft/templates/known-fields'
import { readTemplateFile } from './read-template-file.ts'
import { libraryFolder } from './seed-library.ts'

/** What the pictures of a template display: an example person who applies for one post, in one design. */
export type TemplateLook = { design: PageDesign; fields: FieldValues }

const usual: TemplateLook = { design: 'classique', fields: exampleFields }
const known = new Map<string, TemplateLook>()

/** @param slug - name of a file of the library; templates without a file have the usual examples. */
export function lookOf(slug: string | null): TemplateLook {
  if (slug === null) return usual
  const look = known.get(slug) ?? readLook(slug)
  known.set(slug, look)
  return look
}

function readLook(slug: string): TemplateLook {
  const path = join(libraryFolder, `${slug}.md`)
  // A template that left the library keeps its row.
  if (!existsSync(path)) return usual
  const { design, examples } = readTemplateFile(readFileSync(path, 'utf8'))
  return { design, fields: examples }
}
