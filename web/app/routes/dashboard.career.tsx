import { careerText } from '../features/career/career.fr.ts'
import { CareerPage } from '../features/career/career-page.tsx'

export const meta = () => [{ title: careerText.metaTitle }]

const newId = () => crypto.randomUUID()

export default function CareerRoute() {
  return <CareerPage newId={newId} />
}
