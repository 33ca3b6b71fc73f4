import { expect, type Locator, type Page, test } from '@playwright/test'
import { focus, isFocused, isNotLost } from './keyboard.ts'

/** How somebody reaches and uses what is on screen; each counts what it costs them. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  /** Replaces the value of a field. */
  write: (target: Locator, words: string) => Promise<void>
  /** Pastes into a field: a gesture, no words. */
  paste: (target: Locator, text: string) => Promise<void>
  cost: () => { told: string; presses: number; words: number; seconds: number }
}

/**
 * What a person takes, in seconds, by the keystroke-level model of Card, Moran and Newell: to decide, to point, to press
 * a key; a character takes twice as long on the keys of a phone.
 */
const time = { deciding: 1.35, pointing: 1.1, key: 0.2, phoneCharacter: 0.4 }

const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean).length

export function finger(): Hand {
  let taps = 0
  let words = 0
  let characters = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  return {
    press: tap,
    async write(target, text) {
      await tap(target)
      words += wordsIn(text)
      characters += text.length
      await target.fill(text)
    },
    async paste(target, text) {
      await tap(target)
      await target.fill(text)
    },
    cost: () => ({
      told: `${taps} taps, ${words} words typed`,
      presses: taps,
      words,
      seconds: taps * (time.deciding + time.pointing) + characters * time.phoneCharacter,
    }),
  }
}

export function keyboard(page: Page): Hand {
  let keys = 0
  let words = 0
  let characters = 0
  let targets = 0
  const key = async (name: string) => {
    keys++
    await page.keyboard.press(name)
  }
  async function goTo(target: Locator) {
    await expect(target).toBeVisible()
    targets++
    for (let presses = 0; presses < 120; presses++) {
      if (await isFocused(target)) return expect.poll(() => focus(page)).toBe('shown')
      await key('Tab')
    }
    throw new Error(`${target} was not reached by Tab`)
  }
  return {
    async press(target) {
      await goTo(target)
      await key('Enter')
      await isNotLost(page)
    },
    async write(target, text) {
      await goTo(target)
      await key('Control+a')
      words += wordsIn(text)
      characters += text.length
      await page.keyboard.type(text)
    },
    async paste(target, text) {
      await goTo(target)
      keys++
      await page.keyboard.insertText(text)
    },
    cost: () => ({
      told: `${keys} keys beside ${words} words typed`,
      presses: keys,
      words,
      seconds: targets * time.deciding + (keys + characters) * time.key,
    }),
  }
}

/** Prints with the test what it took a person; returns it. */
export function recordCost(hand: Hand) {
  const cost = hand.cost()
  const description = `${cost.told}, ${Math.round(cost.seconds)} s of a person`
  test.info().annotations.push({ type: 'cost', description })
  return cost
}
