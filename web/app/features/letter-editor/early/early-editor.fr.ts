import { editorText } from '../letter-editor.fr.ts'

export const earlyEditorText = {
  opening: 'Ouverture…',
  back: 'Mes lettres',
  to: 'À',
  offline: editorText.banner.offline,
} as const
