import './letter-sharing.css'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sharingText as texts } from './letter-sharing.fr.ts'
import { useShares } from './letter-sharing.queries.ts'
import { NewLinkForm } from './new-link-form.tsx'
import { type SharedLetter, ShareLinkSender } from './share-link-sender.tsx'
import { ShareLinks } from './share-links.tsx'
import { storedLinks } from './stored-links.ts'

type Link = { shareId: string; url: string }

/** Creates, sends and revokes share links of a letter. */
export function ShareDialog({
  open,
  onOpenChange,
  letter,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  letter: SharedLetter
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.intro}>
      {open && <Sharing letter={letter} />}
    </Dialog>
  )
}

function Sharing({ letter }: { letter: SharedLetter }) {
  const shares = useShares(letter.id, true)
  const [chosen, setChosen] = useState<Link>()
  const [makesNew, setMakesNew] = useState(false)
  const living = shares.data?.data.shares.filter(({ state }) => state === 'live') ?? []
  const known = living.flatMap(({ id }): Link[] => {
    const url = storedLinks.get(id)
    return url ? [{ shareId: id, url }] : []
  })
  const link = known.find(({ shareId }) => shareId === chosen?.shareId) ?? known[0]
  const shown = makesNew ? undefined : link
  return (
    <div className="sharing">
      {shown ? (
        <>
          <ShareLinkSender key={shown.shareId} letter={letter} shareId={shown.shareId} url={shown.url} />
          <Button
            variant="secondary"
            size="small"
            className="sharing-another"
            onClick={() => setMakesNew(true)}
          >
            {texts.another}
          </Button>
        </>
      ) : (
        <NewLinkForm
          letterId={letter.id}
          onBack={link && (() => setMakesNew(false))}
          onMade={(made) => {
            setChosen(made)
            setMakesNew(false)
          }}
        />
      )}
      <ShareLinks
        letterId={letter.id}
        shares={shares.data?.data.shares}
        failed={shares.isError}
        onRetry={() => void shares.refetch()}
        shownId={shown?.shareId}
        onShow={(shareId) => {
          const url = storedLinks.get(shareId)
          if (url) setChosen({ shareId, url })
          setMakesNew(false)
        }}
      />
    </div>
  )
}
