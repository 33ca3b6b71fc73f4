import { Dialog } from '../../ui/dialog.tsx'
import { versionText as messages } from './letter-versions.fr.ts'
import { VersionBrowser, type VersionBrowserProps } from './version-browser.tsx'

/** Version browser in a dialog over the editor. */
export function VersionDialog({ onClose, ...browser }: VersionBrowserProps & { onClose: () => void }) {
  return (
    <VersionBrowser
      {...browser}
      layOut={(texts, restore) => (
        <Dialog
          open
          onOpenChange={(next) => next || onClose()}
          title={messages.title}
          description={messages.intro}
          size="wide"
          actions={restore}
        >
          {texts}
        </Dialog>
      )}
    />
  )
}
