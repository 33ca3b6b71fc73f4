import { Inbox } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { importText } from './import.fr.ts'
import { type Review, unsetAside } from './import.state.ts'
import type { Act } from './use-import.ts'

const texts = importText.tray

/** Titles and contact details: said, and shown on demand. */
export function SetAside({ review: { setAside }, act }: { review: Review; act: Act }) {
  if (setAside.length === 0) return null
  return (
    <details className="import-aside">
      <summary>{texts.aside(setAside.length)}</summary>
      <p>{texts.asideNote}</p>
      <ul className="import-lines">
        {setAside.map((line) => (
          <li key={line.id}>
            <span>{line.text}</span>
            <IconButton
              label={texts.unsetAside(line.text)}
              icon={<Inbox />}
              onClick={() => act('', (now) => unsetAside(now, line.id))}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
