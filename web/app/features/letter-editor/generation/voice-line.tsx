import { useVoice } from '../../../shared/voice/stored-voice.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useDraftField } from '../letter-editing.tsx'
import { generationText } from './generation.fr.ts'

const texts = generationText.voice

/** Whether the letter follows the voice of its writer, and where that is set. */
export function VoiceLine() {
  const voice = useVoice().data?.data
  const language = useDraftField('language')
  if (!voice || language === 'en') return null
  const isFollowed = voice.habits !== null && voice.choices.isUsed
  return (
    <p className="muted small">
      {isFollowed ? texts.followed : texts.offered}{' '}
      <TextLink to="/dashboard/profile#ma-voix">{isFollowed ? texts.change : texts.give}</TextLink>
    </p>
  )
}
