import sharp from 'sharp'
import { serveTasks } from '../task-process.ts'
import { isAcceptedFormat, maxPixels, refusalOf } from './picture-header.ts'
import type { PictureAnswer, PictureTask } from './picture-scaler.ts'

/** Bytes. The largest pictures take 500 million while they are decoded, outside the heap that Node limits. */
const maxMemory = 800_000_000
const memoryCheckMs = 20

// One thread and no cache: pictures are rare, and requests need the other cores.
sharp.concurrency(1)
sharp.cache(false)

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1)
}, memoryCheckMs).unref()

serveTasks(async ({ file, size }: PictureTask): Promise<PictureAnswer> => {
  const bytes = Buffer.from(file)
  if (!isAcceptedFormat(bytes)) return { refused: 'format' }
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    const refused = refusalOf(header)
    if (refused) return { refused }
    const webp = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(size, size, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
    return { webp }
  } catch {
    // Only a file that cannot be decoded fails here, and its bytes say no more than that.
    return { refused: 'unreadable' }
  }
})
