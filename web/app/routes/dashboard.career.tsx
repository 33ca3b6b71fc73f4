import { useLocation } from 'react-router'
import { careerText } from '../features/career/career.fr.ts'
import { CareerPage } from '../features/career/career-page.tsx'
import { letterPathIn } from './letter-path.ts'

export const meta = () => [{ title: careerText.metaTitle }]

const newId = () => crypto.randomUUID()

/** The letter editor passes that a job is to be added. */
const addsJob = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'adds' in state && state.adds === 'job'

export default function CareerRoute() {
  const { state } = useLocation()
  return <CareerPage newId={newId} addsJob={addsJob(state)} letterPath={letterPathIn(state)} />
}
