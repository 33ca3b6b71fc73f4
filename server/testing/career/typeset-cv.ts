import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

let compiler: NodeCompiler | undefined

/** A PDF from the source of a Typst document, set in one font. */
export function typesetCv(source: string): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts() }] })
  const { result } = compiler.compile({ mainFileContent: source })
  if (!result) throw new Error('Typst refused the document')
  return compiler.pdf(result)
}

function fonts(): Buffer[] {
  const name = '@expo-google-fonts/carlito'
  const folder = dirname(findPackageJSON(name, import.meta.url) ?? '')
  return ['400Regular/Carlito_400Regular', '700Bold/Carlito_700Bold'].map((file) =>
    readFileSync(join(folder, `${file}.ttf`)),
  )
}
