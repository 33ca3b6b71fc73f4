import { limits } from '@lettrine/contract/limits'
import { exerciseText } from '../features/exercise/exercise.fr.ts'
import { ExercisePage } from '../features/exercise/exercise-page.tsx'

export const meta = () => [{ title: exerciseText.metaTitle }]

const newSeed = () => Math.floor(Math.random() * limits.exerciseSeed)

export default function ExerciseRoute() {
  return <ExercisePage newSeed={newSeed} />
}
