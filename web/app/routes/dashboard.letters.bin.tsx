import { LetterBin } from '../features/letter-list/letter-bin.tsx'
import { binText } from '../features/letter-list/letter-list.fr.ts'

export const meta = () => [{ title: binText.metaTitle }]

export default function LetterBinRoute() {
  return <LetterBin now={new Date()} />
}
