import { Landing } from '../features/landing/landing.tsx'

export default function Home() {
  return <Landing />
}
