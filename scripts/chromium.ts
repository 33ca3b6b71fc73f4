import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './run.ts'
import { scriptText as texts } from './scripts.fr.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the journeys: an installed one, else Playwright's, else Debian's package when root.
 * Throws a French message that names what to install.
 */
export async function findChromium(): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? onPath() ?? playwrights()
  if (found) return found
  console.log(texts.fetchingPlaywrights)
  await run('playwright', ['install', 'chromium'], { timeoutMs: 180_000 })
  const downloaded = playwrights()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(texts.installingDebians)
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    const packaged = onPath()
    if (packaged) return packaged
  }
  throw new Error(texts.chromiumNeeded)
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return isExecutable(path) ? path : undefined
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
