import { signedIn } from '../../platform/http/api.ts'
import { addWord, removeWord } from './personal-dictionary.ts'
import { listWords } from './personal-words.repository.ts'
import { proofreadLetter } from './proofread-letter.ts'

const { proofread, words, addWord: add, removeWord: remove } = signedIn.proofreading

export const proofreadingRoutes = {
  proofread: proofread.handler(async ({ input, context }) => ({
    data: await proofreadLetter(context, context.user.id, input),
  })),
  words: words.handler(async ({ context }) => ({
    data: { words: await listWords(context.db, context.user.id) },
  })),
  addWord: add.handler(async ({ input, context }) => ({
    data: { words: await addWord(context, context.user.id, input.word) },
  })),
  removeWord: remove.handler(async ({ input, context }) => ({
    data: { words: await removeWord(context, context.user.id, input.word) },
  })),
}
