import { isAcronym } from '../french/plain-letters.ts'

/** A CV line in English as a sentence without its full stop; undefined when its form is uncertain. */
export function readEnglishExperience(note: string): string | undefined {
  const lasted =
    /^((?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+? (?:years?|months?))(?:’)? (of |’ )?(experience )?(as|in|with|at)\s(.+)$/iu.exec(
      note,
    )
  if (lasted) {
    const [, time = '', , experience, link = '', rest = ''] = lasted
    return experience
      ? `I bring ${time.toLowerCase()} of experience ${link} ${rest}`
      : `I spent ${time.toLowerCase()} ${link} ${rest}`
  }
  const dated =
    /^([\p{L} -]{3,40}?)(?:, | at | - )(.{2,60}?)[, ]+\(?((?:19|20)\d{2}) ?(?:-|–|to) ?((?:19|20)\d{2}|present|now|today)\)?$/iu.exec(
      note,
    )
  if (!dated) return undefined
  const [, role = '', employer = '', from = '', to = ''] = dated
  const job = isAcronym(role) ? role : role.toLowerCase()
  const post = `${articleFor(job)} ${job} at ${employer.replace(/,$/u, '')}`
  return /^\d/u.test(to)
    ? `From ${from} to ${to}, I worked as ${post}`
    : `Since ${from}, I have worked as ${post}`
}

const done =
  /^(?:\p{L}{2,}ed|led|built|cut|ran|won|made|sold|wrote|grew|set up|taught|brought|took|kept|oversaw|drove|rewrote|raised|held)\s/iu

/** «Trained 6 students» follows «I»; a noun group does not. */
export function readEnglishResult(note: string): string | undefined {
  return done.test(note) ? note.charAt(0).toLowerCase() + note.slice(1) : undefined
}

/** «BSc in Nursing, University of Leeds, 2018» → «a BSc in Nursing (University of Leeds, 2018)». */
export function readEnglishDegree(note: string): string | undefined {
  const found =
    /^((?:BSc|BA|BEng|LLB|MA|MSc|MEng|MPhil|MRes|LLM|PhD|MBA|PGCE|HND|Bachelor’s|Bachelor|Master’s|Master|Diploma|Certificate|Degree|Doctorate|BTS|DUT|CAP)(?!\p{L})[^,(]*?)(?:[,(] ?(.+?)\)?)?$/u.exec(
      note,
    )
  if (!found) return undefined
  const [, degree = '', rest] = found
  const year = /^(.*?) ((?:19|20)\d{2})$/u.exec(degree)
  const aside = [rest, year?.[2]].filter((part) => part !== undefined).join(', ')
  return `${articleFor(degree)} ${year?.[1] ?? degree}${aside === '' ? '' : ` (${aside})`}`
}

/** «a nurse», «an MBA», «a university lecturer». */
function articleFor(word: string): 'a' | 'an' {
  if (isAcronym(word.split(' ')[0] ?? '') && !/^(?:BSc|BEng|LL|PhD|MEng)/u.test(word))
    return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a'
  if (/^(?:MSc|MA|MPhil|MRes|MEng|LL|HND)/u.test(word)) return 'an'
  return /^(?:[aeio]|u(?!ni|se|ser|k)|hour|honest)/iu.test(word) ? 'an' : 'a'
}
