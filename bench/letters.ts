import { type ArguedRequest, argueLetter, frameCounts, planOf } from '@lettrine/letter-craft/composer/argue'
import { type SeededRandom, seededRandom } from '@lettrine/letter-craft/composer/seeded-random'
import { sampleEducation, sampleJobs, sampleOffers } from '../letter-craft/testing/argued-samples.ts'
import { testKnowledge } from '../letter-craft/testing/composer-knowledge.ts'
import { ms, report } from './report.ts'

const letters = 1_000
const maxFrameShare = 0.05
const shown = 12

/** Letters of invented people for invented offers: how long one takes, and how often each frame comes back. */
export function measureLetters(): void {
  const knowledge = testKnowledge()
  const times: number[] = []
  const planTimes: number[] = []
  const frames = new Map<string, number>()
  for (let seed = 1; seed <= letters; seed++) {
    const request = drawRequest(seededRandom(seed, 'letters'))
    const start = performance.now()
    planOf(request, knowledge)
    const planned = performance.now()
    const letter = argueLetter(request, seed, knowledge)
    times.push(performance.now() - planned)
    planTimes.push(planned - start)
    for (const frame of frameCounts(letter).keys()) frames.set(frame, (frames.get(frame) ?? 0) + 1)
  }
  report('what a letter would argue, median', ms(median(planTimes)), '50 ms', median(planTimes) <= 50)
  report('a letter that argues, median', ms(median(times)), '50 ms', median(times) <= 50)
  const ranked = [...frames].sort((one, other) => other[1] - one[1])
  const share = (count: number) => `${((100 * count) / letters).toFixed(1)} %`
  const [most] = ranked
  const highest = (most?.[1] ?? 0) / letters
  report('letters with the most frequent frame', share(most?.[1] ?? 0), '5 %', highest <= maxFrameShare)
  for (const [frame, count] of ranked.slice(0, shown)) console.log(`      ${share(count)} ${frame}`)
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const tones = ['professional', 'formal', 'casual', 'enthusiastic'] as const
const genders = ['feminine', 'masculine'] as const

function drawRequest(random: SeededRandom): ArguedRequest {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item
  const offer = pick(sampleOffers)
  const jobs = random.shuffle(sampleJobs).slice(0, Math.floor(random.next() * 4) + 1)
  let year = 2025
  return {
    jobTitle: offer.title,
    company: offer.company,
    offer: offer.text,
    gender: pick(genders),
    tone: pick(tones),
    type: /^stage/iu.test(offer.title) ? 'internship' : 'job_application',
    now: { year: 2026, month: 11 },
    cards: {
      jobs: jobs.map((job, index) => {
        const to = year
        year -= 1 + Math.floor(random.next() * 4)
        return {
          ...job,
          id: `job-${index}`,
          from: `${year}`,
          to: index === 0 ? '' : `${to}`,
          current: index === 0,
        }
      }),
      education: random
        .shuffle(sampleEducation)
        .slice(0, 1)
        .map((card) => ({
          ...card,
          id: 'education-0',
          from: '',
          to: `${year}`,
          status: 'obtained' as const,
        })),
      certificates: random.next() < 0.5 ? [{ id: 'certificate-0', name: 'Permis B', year: '' }] : [],
      languages:
        random.next() < 0.3 ? [{ id: 'language-0', name: 'Anglais', level: 'courant', cefr: '' }] : [],
      tools: [],
      interests: [],
    },
  }
}
