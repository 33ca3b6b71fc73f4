import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { editorText as texts } from './letter-editor.fr.ts'

/** Leads to the list of letters, whose files come ahead. */
export function BackToLetters() {
  return (
    <Link
      to="/dashboard/letters"
      // Without the network, React Router would reload the page because the files of that one do not come.
      prefetch={navigator.onLine ? 'render' : 'none'}
      className="editor-back"
      aria-label={texts.back}
    >
      <ArrowLeft aria-hidden="true" size={20} />
    </Link>
  )
}
