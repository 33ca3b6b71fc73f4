import { readFile } from 'node:fs/promises'
import { createCareerLexicon } from '@lettrine/letter-craft/career/lexicon'
import { readCareer } from '@lettrine/letter-craft/career/read-career'
import { createMorphology } from '@lettrine/letter-craft/french/morphology'
import { readDictionary } from '@lettrine/letter-craft/spelling/affix-dictionary'
import { serveTasks } from '../task-process.ts'
import type { CareerTask } from './career-reader.ts'

const dataOf = (name: string) =>
  readFile(new URL(import.meta.resolve(`@lettrine/letter-craft/data/${name}`)), 'utf8')

async function loadLexicon() {
  const [titles, places, aff, dic] = await Promise.all(
    ['occupations/titles.tsv', 'places.txt', 'french-dictionary/fr.aff', 'french-dictionary/fr.dic'].map(
      dataOf,
    ),
  )
  if (!titles || !places || !aff || !dic) throw new Error('a file of the reader of careers is missing')
  return createCareerLexicon({ titles, places }, createMorphology(readDictionary({ aff, dic })))
}

const lexicon = loadLexicon()

serveTasks(async ({ text }: CareerTask) => readCareer(text, await lexicon, 'jobs'))
