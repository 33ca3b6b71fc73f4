import { Dialog } from '../../ui/dialog.tsx'
import { versionText as say } from './letter-versions.fr.ts'
import { VersionBrowser, type VersionBrowserProps } from './version-browser.tsx'

/** The versions over the letter that is being written. */
export function VersionDialog({ onClose, ...browser }: VersionBrowserProps & { onClose: () => void }) {
  return (
    <VersionBrowser
      {...browser}
      layOut={(texts, restore) => (
        <Dialog
          open
          onOpenChange={(next) => next || onClose()}
          title={say.title}
          description={say.intro}
          size="wide"
          actions={restore}
        >
          {texts}
        </Dialog>
      )}
    />
  )
}
