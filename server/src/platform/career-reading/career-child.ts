import { readFile } from 'node:fs/promises'
import { type CareerLexicon, createCareerLexicon } from '@lettrine/letter-craft/career/lexicon'
import { readCareer } from '@lettrine/letter-craft/career/read-career'
import { readStructured } from '@lettrine/letter-craft/career/structured'
import { createMorphology } from '@lettrine/letter-craft/french/morphology'
import { readDictionary } from '@lettrine/letter-craft/spelling/affix-dictionary'
import { serveTasks } from '../task-process.ts'
import type { CareerAnswer, CareerTask } from './career-reader.ts'
import { extractFile } from './extract-file.ts'
import { RefusedFile } from './file-refusal.ts'

const dataOf = (name: string) =>
  readFile(new URL(import.meta.resolve(`@lettrine/letter-craft/data/${name}`)), 'utf8')

async function loadLexicon(): Promise<CareerLexicon> {
  const [titles, places, aff, dic] = await Promise.all(
    ['occupations/titles.tsv', 'places.txt', 'french-dictionary/fr.aff', 'french-dictionary/fr.dic'].map(
      dataOf,
    ),
  )
  if (!titles || !places || !aff || !dic) throw new Error('a file of the reader of careers is missing')
  return createCareerLexicon({ titles, places }, createMorphology(readDictionary({ aff, dic })))
}

const loading = loadLexicon()

serveTasks(
  async (task: CareerTask): Promise<CareerAnswer> => {
    const lexicon = await loading
    // Notes without any heading are about jobs.
    if ('text' in task) return { career: readCareer(task.text, lexicon, 'jobs') }
    try {
      const content = await extractFile(task.file)
      return {
        career:
          'text' in content
            ? readCareer(content.text.slice(0, maxText), lexicon, 'jobs')
            : readStructured(content.structured, lexicon.morphology),
      }
    } catch (fault) {
      if (fault instanceof RefusedFile) return { refused: fault.reason }
      throw fault
    }
  },
  { loaded: loading },
)

/** Twenty pages hold less. */
const maxText = 200_000
