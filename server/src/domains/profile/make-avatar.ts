import { failure } from '../../platform/failure.ts'
import { type PictureScaler, RefusedPicture } from '../../platform/pictures/picture-scaler.ts'
import { isTaskFailure } from '../../platform/task-queue.ts'
import { avatarRefusals } from './avatar.fr.ts'

/** Pixels on each side. */
const avatarSize = 512

/**
 * A picture as a square WebP. Fails with `AVATAR_NOT_AN_IMAGE` for anything but a JPEG, PNG, WebP or AVIF that can be
 * read whole, of at most 64 million pixels (24 for an AVIF) and ten times as long as wide; `details.reason` says which.
 */
export async function makeAvatar(
  { toSquareWebp }: PictureScaler,
  userId: string,
  file: Buffer,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    return await toSquareWebp(userId, { file, size: avatarSize }, signal)
  } catch (cause) {
    if (isTaskFailure(cause)) throw failure('AVATAR_NOT_AN_IMAGE', { cause })
    if (!(cause instanceof RefusedPicture)) throw cause
    const { reason } = cause
    const message = avatarRefusals[reason]
    throw failure('AVATAR_NOT_AN_IMAGE', { cause, details: { reason }, ...(message && { message }) })
  }
}
