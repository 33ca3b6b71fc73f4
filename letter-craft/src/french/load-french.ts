import { type DictionaryFiles, readDictionary } from '../spelling/affix-dictionary.ts'
import { createMorphology } from './morphology.ts'
import { createFrench, type French } from './sentence.ts'
import { createContextModel, readContextWeights } from './tagger/context-model.ts'
import { createTagger } from './tagger/tagger.ts'

/** The files of the French engine, as `data/` holds them. */
export type FrenchFiles = DictionaryFiles & {
  /** `french-tagger.bin` */
  tagger: Uint8Array
  /** `french-context.bin` */
  context: Uint8Array
}

/** Builds the engine from its files: some 30 ms, and 11 MB. */
export function loadFrench({ aff, dic, tagger, context }: FrenchFiles): French {
  const dictionary = readDictionary({ aff, dic })
  const weights = readContextWeights(context)
  return createFrench({
    dictionary,
    morphology: createMorphology(dictionary, weights.usualVerbs),
    tagger: createTagger(new Int8Array(tagger)),
    context: createContextModel(weights),
  })
}
