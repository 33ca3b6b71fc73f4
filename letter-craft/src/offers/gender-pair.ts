import { plainLetters } from '../french/plain-letters.ts'
import type { Gender } from './inclusive.ts'

const feminineEnding = /(?:euse|trice|ière|ère|ienne|enne|esse|cheffe|[^e]e|ée|ante|ente|une)s?$/iu

/**
 * Resolves «Employé polyvalent / Employée polyvalente de restauration» or «ouvrière ou ouvrier charpentier» to one
 * of its two forms, with the words they share; titles of two different trades stay.
 */
export function resolvePair(title: string, gender?: Gender): string {
  const match = /^(.+?)\s*(?:\/|\sou\s)\s*(.+)$/u.exec(title)
  const [left, right] = [match?.[1]?.split(' ') ?? [], match?.[2]?.split(' ') ?? []]
  if (left.length === 0 || right.length === 0) return title
  const start = left.findIndex((word) => sameTrade(word, right[0] ?? ''))
  if (start < 0) return title
  const lead = left.slice(0, start)
  const first = left.slice(start)
  const shared = right.slice(first.length)
  const second = right.slice(0, first.length)
  if (!first.every((word, index) => second[index] === undefined || sameTrade(word, second[index]))) {
    // «Manager / Manageuse de rayon» after «Chef de rayon»: only the first words answer each other.
    const short = [...lead, first[0] ?? '', ...right.slice(1)]
    const other = [...lead, ...right]
    return pick(first[0] ?? '', right[0] ?? '', short, other, gender).join(' ')
  }
  return pick(
    first[0] ?? '',
    second[0] ?? '',
    [...lead, ...first, ...shared],
    [...lead, ...second, ...shared],
    gender,
  ).join(' ')
}

function pick(
  first: string,
  second: string,
  withFirst: string[],
  withSecond: string[],
  gender?: Gender,
): string[] {
  const firstIsFeminine =
    feminineEnding.test(first) && (first.length > second.length || !feminineEnding.test(second))
  const feminine = firstIsFeminine ? withFirst : withSecond
  const masculine = firstIsFeminine ? withSecond : withFirst
  return gender === 'feminine' ? feminine : masculine
}

function sameTrade(one: string, other: string): boolean {
  const [a, b] = [plainLetters(one), plainLetters(other)]
  const shortest = Math.min(a.length, b.length)
  if (shortest < 3) return a === b
  const stem = Math.max(3, shortest - 4)
  return a.slice(0, stem) === b.slice(0, stem) && Math.abs(a.length - b.length) <= 4
}
