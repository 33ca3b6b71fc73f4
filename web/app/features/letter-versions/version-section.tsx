import type { Letter, LetterVersion } from '@lettrine/contract/letters'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, orpc } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { versionText as messages } from './letter-versions.fr.ts'
import { VersionBrowser } from './version-browser.tsx'

/** Version browser outside the editor: restoring a version saves it as a new one. */
export function VersionSection({ letter }: { letter: Letter }) {
  const restore = useRestore(letter.id)
  function bringBack({ content, plan }: LetterVersion) {
    restore.mutate(
      // Versions from before letters kept their plan have none.
      { content, version: letter.version, ...(plan && { plan }) },
      {
        onSuccess: (restored) =>
          toast.info({
            title: messages.restored,
            action: {
              label: messages.undo,
              onClick: () =>
                restore.mutate({ content: letter.content, plan: letter.plan, version: restored.version }),
            },
            duration: 10_000,
          }),
        onError: (fault) =>
          toast.error({
            title: messages.restoreFailed,
            ...(fault instanceof ApiError && { message: fault.message }),
          }),
      },
    )
  }
  return (
    <VersionBrowser
      letterId={letter.id}
      exists
      current={letter.content}
      onRestore={bringBack}
      layOut={(texts, button) => (
        <section className="versions-section">
          <p className="muted">{messages.intro}</p>
          {texts}
          {button && <div className="versions-restore">{button}</div>}
        </section>
      )}
    />
  )
}

function useRestore(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (
      text: Pick<Letter, 'content' | 'version'> & Partial<Pick<Letter, 'plan'>>,
    ): Promise<Letter> => (await api.letters.save({ id, ...text, author: 'restore' })).data,
    onSettled: () => client.invalidateQueries({ queryKey: orpc.letters.key() }),
  })
}
