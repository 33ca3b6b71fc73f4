import type { Career, ReadCareer } from '@lettrine/contract/career'
import type { CandidateProfile, GenerationRequest } from '@lettrine/contract/generation'
import type { Language } from '@lettrine/contract/letters'
import type { CareerCards } from '@lettrine/letter-craft/plan/facts'
import { monthInParis, yearInParis } from '../../platform/calendar-day.ts'
import type { Deps } from '../../platform/http/api.ts'
import { keepLatest } from '../../platform/keep-latest.ts'
import type { LetterSources } from '../../platform/text-generation/letter-argument.ts'
import { readOwnCareer } from '../career/index.ts'
import { listOtherTexts } from '../letters/index.ts'
import { readOwnGender } from '../profile/index.ts'
import { readSteeringVoice } from '../voice/index.ts'
import { sourceTexts } from './generation.fr.ts'

export type SourceDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'careerReader' | 'letterWriting'>

/** Whether a request tells itself what the candidate did. */
export const tellsCareer = ({ userProfile = {} }: Pick<GenerationRequest, 'userProfile'>): boolean =>
  Boolean(
    userProfile.experience ||
      userProfile.education ||
      (userProfile.skills ?? []).length > 0 ||
      (userProfile.achievements ?? []).length > 0,
  )

/** The same notes are read for the plan, for the letter, and for its other versions. */
const keptNotes = keepLatest<Told>(20)

/** What a letter may be written from: the notes of the request, else the confirmed cards of the stored career. */
export async function readSources(
  deps: SourceDeps,
  userId: string,
  request: Pick<GenerationRequest, 'userProfile' | 'excludedFacts' | 'jobTitle' | 'company' | 'language'>,
): Promise<LetterSources> {
  const { userProfile = {}, language } = request
  const [gender, voice, told] = await Promise.all([
    readOwnGender(deps, userId),
    readSteeringVoice(deps, userId),
    tellsCareer(request)
      ? keptNotes([userProfile, language], () => fromNotes(deps, userId, userProfile, language))
      : readOwnCareer(deps, userId).then((career) => fromCareer(career, request.excludedFacts)),
  ])
  const now = deps.clock()
  return {
    ...told,
    others: () => listOtherTexts(deps.db, userId, request),
    year: yearInParis(now),
    month: monthInParis(now),
    ...(gender && { gender }),
    ...(voice && { voice }),
  }
}

type Told = Pick<LetterSources, 'cards' | 'ownWords' | 'unused' | 'notes'>

function fromCareer(career: Career, excluded: readonly string[]): Told {
  const usable = <Card extends { id: string; confirmed: boolean }>(cards: readonly Card[]) =>
    cards.filter(({ id, confirmed }) => confirmed && !excluded.includes(id))
  return {
    cards: {
      jobs: usable(career.jobs),
      education: usable(career.education),
      certificates: usable(career.certificates),
      languages: usable(career.languages),
      tools: usable(career.tools),
      interests: usable(career.interests),
    },
    ...{ ownWords: [], unused: [], notes: [] },
  }
}

/** Notes are read as a CV is; lines that are sentences in the first person stay the candidate’s own words. */
async function fromNotes(
  { careerReader, letterWriting }: SourceDeps,
  userId: string,
  profile: CandidateProfile,
  language: Language,
): Promise<Told> {
  const texts = [profile.experience, profile.education, (profile.achievements ?? []).join('\n')]
  const read = await letterWriting(userId, 'notes', { texts: texts.map((text = '') => text), language })
  const ownWords = read.flatMap(({ sentences }) => sentences)
  const [experience = '', education = '', achievements = ''] = read.map(({ rest }) => rest)
  const parts = [
    [sourceTexts.experience, experience],
    [sourceTexts.education, education],
    [sourceTexts.skills, (profile.skills ?? []).join('\n')],
  ].filter(([, told = '']) => told.trim() !== '')
  const left = achievements === '' ? [] : achievements.split('\n')
  const notes = [
    profile.experience,
    profile.education,
    ...(profile.skills ?? []),
    ...(profile.achievements ?? []),
  ].filter((text): text is string => text !== undefined && text !== '')
  if (parts.length === 0) return { cards: noCards, ownWords, unused: left, notes }
  const career = await careerReader.readText(
    userId,
    parts.map(([heading, told]) => `${heading}\n${told}`).join('\n\n'),
  )
  return {
    cards: withIds(career),
    ownWords,
    notes,
    unused: [
      ...career.unfiled
        .filter(({ kind }) => kind === 'text')
        .map(({ start, end }) => career.text.slice(start, end).trim())
        .filter((line) => line !== ''),
      ...left,
    ],
  }
}

const noCards: CareerCards = {
  jobs: [],
  education: [],
  certificates: [],
  languages: [],
  tools: [],
  interests: [],
}

function withIds({ jobs, education, certificates, languages, tools, interests }: ReadCareer): CareerCards {
  const named = <Card extends object>(kind: string, cards: readonly Card[]) =>
    cards.map((card, index) => ({ ...card, id: `${kind}-${index + 1}` }))
  return {
    jobs: named('job', jobs),
    education: named('education', education),
    certificates: named('certificate', certificates),
    languages: named('language', languages),
    tools: named('tool', tools),
    interests: named('interest', interests),
  }
}
