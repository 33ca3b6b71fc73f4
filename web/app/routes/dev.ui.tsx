import { Showcase } from '../features/showcase/showcase.tsx'

/** Development only: every component in every state. */
export default function ComponentsPage() {
  return <Showcase />
}
