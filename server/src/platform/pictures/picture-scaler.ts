import { join } from 'node:path'
import { openTaskProcess } from '../task-process.ts'

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
   * data, no hidden content. Rejects with `RefusedPicture`, or with `TaskFailure` when it takes too long or too much
   * memory.
   */
  toSquareWebp: (task: PictureTask) => Promise<Buffer>
}

/** The largest picture of a phone takes two seconds: this is a breakdown. */
const taskTimeoutMs = 15_000
/** Of the JavaScript heap; the child watches the memory of decoded pictures itself. */
const memoryMb = 128
const idleMs = 60_000

/** Scales pictures one at a time in a process of its own, started by the first one. */
export function buildPictureScaler(): PictureScaler {
  const run = openTaskProcess<PictureTask, PictureAnswer>({
    script: join(import.meta.dirname, 'picture-child.ts'),
    timeoutMs: taskTimeoutMs,
    memoryMb,
    idleMs,
  })
  return {
    async toSquareWebp(task) {
      const answer = await run(task)
      if ('refused' in answer) throw new RefusedPicture(answer.refused)
      return Buffer.from(answer.webp)
    },
  }
}
