import { signedIn } from '../../platform/http/api.ts'
import { deleteFaults } from './frequent-faults.repository.ts'
import { countFaults, readExercise, readFrequentFaults } from './frequent-faults.ts'
import { ignoreRule, readIgnoredRules, restoreRule } from './ignored-rules.ts'
import { addWord, removeWord } from './personal-dictionary.ts'
import { listWords } from './personal-words.repository.ts'
import { proofreadWithSecondOpinion } from './proofread-with-second-opinion.ts'

const { proofread, words, addWord: add, removeWord: remove, ...others } = signedIn.proofreading

export const proofreadingRoutes = {
  proofread: proofread.handler(async ({ input, context, signal }) => ({
    data: await proofreadWithSecondOpinion(
      context,
      context.user.id,
      input,
      signal ?? new AbortController().signal,
    ),
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
  ignoredRules: others.ignoredRules.handler(async ({ context }) => ({
    data: { rules: await readIgnoredRules(context, context.user.id) },
  })),
  ignoreRule: others.ignoreRule.handler(async ({ input, context }) => ({
    data: { rules: await ignoreRule(context, context.user.id, input.rule) },
  })),
  restoreRule: others.restoreRule.handler(async ({ input: { family, name }, context }) => ({
    data: { rules: await restoreRule(context, context.user.id, `${family}/${name}`) },
  })),
  countFaults: others.countFaults.handler(async ({ input, context }) => {
    await countFaults(context, context.user.id, input.faults)
    return { data: { faults: await readFrequentFaults(context, context.user.id) } }
  }),
  frequentFaults: others.frequentFaults.handler(async ({ context }) => ({
    data: { faults: await readFrequentFaults(context, context.user.id) },
  })),
  forgetFaults: others.forgetFaults.handler(async ({ context }) => {
    await deleteFaults(context.db, context.user.id)
    return { data: { faults: [] } }
  }),
  exercise: others.exercise.handler(async ({ input, context }) => ({
    data: await readExercise(context, context.user.id, input.seed),
  })),
}
