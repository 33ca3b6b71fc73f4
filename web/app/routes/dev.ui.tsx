import { Showcase } from '../features/showcase/showcase.tsx'

/** In development only: every component in every state. */
export default function ComponentsPage() {
  return <Showcase />
}
