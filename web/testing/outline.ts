import { expect } from 'vitest'
import { utils } from 'vitest/browser'
import { roleNames } from './outline.fr.ts'

/** A line of what a screen reader lists of a page: how deep, what it is, its name. */
type OutlineLine = { depth: number; role: string; name: string; level?: number }

const landmarks = ['banner', 'navigation', 'main', 'contentinfo', 'complementary', 'search', 'region', 'form']
const line = /^(\s*)- (?:'|")?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/

/** Landmarks, headings and controls in their order, from the tree that the browser gives to screen readers. */
export function outlineOf(root: Element = document.body): OutlineLine[] {
  const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(root))
  const parents: { indent: number; isKept: boolean }[] = []
  return tree.split('\n').flatMap((text) => {
    const [, spaces = '', role = '', name = '', states = ''] = line.exec(text) ?? []
    if (!role) return []
    while (parents.length > 0 && parents.at(-1)!.indent >= spaces.length) parents.pop()
    const depth = parents.filter(({ isKept }) => isKept).length
    parents.push({ indent: spaces.length, isKept: landmarks.includes(role) })
    if (!(role in roleNames)) return []
    const level = Number(/\[level=(\d)\]/.exec(states)?.[1])
    return [{ depth, role, name: stable(name.replaceAll('\\"', '"')), ...(level && { level }) }]
  })
}

/** Without what changes from day to day, or from person to person. */
const stable = (name: string) =>
  name
    .replace(
      /\b\d{1,2}(?:er)? (?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\S*(?: \d{4})?/gi,
      '…',
    )
    .replace(/^(?:Bonjour|Bon après-midi|Bonsoir),/, '(salut),')
    .replace(/\d+/g, '0')
    .trim()

/** The outline in French, one line each, as it is kept in `outlines/`. */
const inFrench = (outline: readonly OutlineLine[]) =>
  `${outline
    .map(({ depth, role, name, level }) => {
      const what = level ? `${roleNames[role]} ${level}` : roleNames[role]
      return `${'  '.repeat(depth)}${what}${name ? ` : ${name}` : ''}`
    })
    .join('\n')}\n`

/** What a screen reader would stumble over, one sentence each. */
export function stumbles(outline: readonly OutlineLine[]): string[] {
  const headings = outline.filter(({ role }) => role === 'heading')
  const found: string[] = []
  const firsts = headings.filter(({ level }) => level === 1).length
  if (firsts !== 1) found.push(`${firsts} headings of level 1`)
  const inMain = headings.slice(headings.findIndex(({ level }) => level === 1))
  inMain.forEach(({ level = 1, name }, place) => {
    if (level > (inMain[place - 1]?.level ?? level) + 1) found.push(`«${name}» skips a level, to ${level}`)
  })
  for (const role of ['main', 'banner', 'contentinfo'])
    if (outline.filter((one) => one.role === role).length > 1) found.push(`several of ${role}`)
  if (!outline.some(({ role }) => role === 'main')) found.push('no main')
  for (const role of landmarks) {
    const names = outline.filter((one) => one.role === role).map(({ name }) => name)
    if (names.length > 1 && (new Set(names).size < names.length || names.includes('')))
      found.push(`${role} without a name of its own: ${names}`)
  }
  for (const { role, name } of outline)
    if (!landmarks.includes(role) && !/^(?:radiogroup|tablist)$/.test(role) && name === '')
      found.push(`a ${role} without a name`)
  return found
}

/**
 * Expects nothing that a screen reader would stumble over, and the outline kept in `outlines/`, which is read and
 * reviewed like a text. `vitest run --project component accessibility -u` writes it anew.
 */
export async function expectOutline(name: string): Promise<void> {
  // The theme button follows the theme a moment later.
  let last = ''
  const isSettled = () => {
    const before = last
    last = inFrench(outlineOf())
    return last === before
  }
  await expect.poll(isSettled).toBe(true)
  const outline = outlineOf()
  expect(stumbles(outline)).toEqual([])
  await expect(inFrench(outline)).toMatchFileSnapshot(
    `../../testing/outlines/${name}-${window.innerWidth}.txt`,
  )
}
