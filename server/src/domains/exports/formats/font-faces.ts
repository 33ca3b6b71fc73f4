import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The four faces of a family. */
export type Face = 'regular' | 'italic' | 'bold' | 'boldItalic'

const fileNames = {
  regular: '400Regular',
  italic: '400Regular_Italic',
  bold: '700Bold',
  boldItalic: '700Bold_Italic',
} as const satisfies Record<Face, string>

/** The font file of one face of one of our families, `Tinos` for one. */
export function readFace(family: string, face: Face): Buffer {
  const manifest = findPackageJSON(`@expo-google-fonts/${family.toLowerCase()}`, import.meta.url)
  if (!manifest) throw new Error(`The font package of ${family} is not installed`)
  const name = fileNames[face]
  return readFileSync(join(dirname(manifest), name, `${family}_${name}.ttf`))
}
