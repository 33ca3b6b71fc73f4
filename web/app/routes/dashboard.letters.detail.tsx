import type { Profile } from '@lettrine/contract/profile'
import { useNavigate, useOutletContext, useParams } from 'react-router'
import { detailText } from '../features/letter-detail/letter-detail.fr.ts'
import { LetterDetail } from '../features/letter-detail/letter-detail.tsx'
import { deviceMemory } from '../features/letter-editor/autosave/device-memory.ts'
import { selfDescription } from '../features/letter-editor/generation/generation.state.ts'
import { KeptExports } from '../features/letter-export/kept-exports.tsx'
import { SavedLetterExport } from '../features/letter-export/saved-letter-export.tsx'
import { ShareDialog } from '../features/letter-sharing/share-dialog.tsx'
import { VersionSection } from '../features/letter-versions/version-section.tsx'
import { useSaveAsTemplate } from '../features/template-editor/use-save-as-template.ts'

export const meta = () => [{ title: detailText.metaTitle(detailText.untitled) }]

export default function LetterRoute() {
  const user = useOutletContext<Profile>()
  const navigate = useNavigate()
  const { letterId = '' } = useParams()
  const memory = deviceMemory(user.id)
  const onSaveAsTemplate = useSaveAsTemplate((id) => void navigate(`/dashboard/templates/${id}/edit`))
  const editAddress = `/dashboard/letters/${letterId}/edit`
  return (
    <LetterDetail
      key={letterId}
      letterId={letterId}
      navigation={{
        editAddress,
        about: ({ plan }) => selfDescription(memory.about(letterId, plan)),
        onList: () => void navigate('/dashboard/letters'),
        onOpenLetter: (id) => void navigate(`/dashboard/letters/${id}`),
        onSaveAsTemplate,
        onSee: (quote) => void navigate(editAddress, { state: { quote } }),
        renderExport: ({ letter, ...slot }) => (
          <SavedLetterExport
            {...slot}
            letter={letter}
            accountName={user.displayName}
            ignored={memory.ignored()}
            wordTarget={memory.settings().wordTarget}
            onGo={(place) => void navigate(editAddress, { state: place })}
          />
        ),
        renderShare: (slot) => <ShareDialog {...slot} />,
        renderHistory: (letter) => (
          <>
            <VersionSection letter={letter} />
            <KeptExports letterId={letter.id} />
          </>
        ),
      }}
    />
  )
}
