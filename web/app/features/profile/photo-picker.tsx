import { limits } from '@lettrine/contract/limits'
import type { Profile } from '@lettrine/contract/profile'
import { useRef } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { profileText } from './profile.fr.ts'
import { useRemovePhoto, useUploadPhoto } from './profile.queries.ts'

const texts = profileText.photo
const accepted = 'image/jpeg,image/png,image/webp,image/avif'

const failed = (fault: unknown) =>
  toast.error({ title: texts.failed, ...(fault instanceof ApiError && { message: fault.message }) })

/** Profile picture: upload, replace, remove. */
export function PhotoPicker({ user }: { user: Profile }) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadPhoto()
  const remove = useRemovePhoto()

  function send(file: File | undefined) {
    if (!file) return
    // Checked here too, before five million bytes are sent.
    if (!file.type.startsWith('image/')) return toast.error({ title: texts.notAnImage })
    if (file.size > limits.avatar) return toast.error({ title: texts.tooLarge })
    upload.mutate(file, { onSuccess: () => toast.success({ title: texts.saved }), onError: failed })
  }

  return (
    <div className="profile-photo">
      <Avatar name={user.displayName} photo={user.photoURL} size="large" />
      <div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            busy={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {user.photoURL ? texts.change : texts.choose}
          </Button>
          {user.photoURL && (
            <Button
              variant="ghost"
              size="small"
              busy={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => toast.success({ title: texts.removed }),
                  onError: failed,
                })
              }
            >
              {texts.remove}
            </Button>
          )}
        </div>
        <p className="mt-1.5 text-ink-muted text-small">{texts.hint}</p>
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label={texts.title}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            send(event.currentTarget.files?.[0])
            // Reset, so that the same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}
