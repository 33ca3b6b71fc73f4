import { join } from 'node:path'
import type { WatchQueue } from '../observability/process-state.ts'
import { openTaskProcess } from '../task-process.ts'
import { openTaskQueue } from '../task-queue.ts'

/** Why a picture is not made into a square; all but `unreadable` are judged by its header, before it is decoded. */
export type PictureRefusal = 'format' | 'too-many-pixels' | 'too-narrow' | 'unreadable'

export class RefusedPicture extends Error {
  readonly reason: PictureRefusal

  constructor(reason: PictureRefusal, options?: ErrorOptions) {
    super(`picture refused: ${reason}`, options)
    this.reason = reason
  }
}

/** `size` is the side of the square in pixels. */
export type PictureTask = { file: Uint8Array; size: number }
export type PictureAnswer = { webp: Uint8Array } | { refused: PictureRefusal }

export type PictureScaler = {
  /**
   * Re-encodes a JPEG, PNG, WebP or AVIF as a square WebP, so that only the pixels survive: no location, no camera
   * data, no hidden content. Rejects with `RefusedPicture`, with `SERVER_BUSY`, and with what `isTaskFailure` tells when
   * it takes too long or too much memory; `owner` is the account that asks.
   */
  toSquareWebp: (owner: string, task: PictureTask, signal?: AbortSignal) => Promise<Buffer>
}

/** The largest picture of a phone takes two seconds: this is a breakdown. */
const taskTimeoutMs = 8_000
/** Of the JavaScript heap; the child watches the memory of decoded pictures itself. */
const memoryMb = 128
const idleMs = 60_000
/** A file has up to five megabytes. */
const bounds = { perOwner: 2, inAll: 30 }

/** Scales pictures one at a time, of one account after another, in a process of its own, started by the first one. */
export function buildPictureScaler(watch?: WatchQueue): PictureScaler {
  const scale = openTaskProcess<PictureTask, PictureAnswer>({
    script: join(import.meta.dirname, 'picture-child.ts'),
    timeoutMs: taskTimeoutMs,
    memoryMb,
    idleMs,
  })
  const run = openTaskQueue([scale], bounds, (state) => watch?.('pictures', state))
  return {
    async toSquareWebp(owner, task, signal) {
      const answer = await run(owner, task, signal)
      if ('refused' in answer) throw new RefusedPicture(answer.refused)
      return Buffer.from(answer.webp)
    },
  }
}
