import { endingMoves } from '../../ending-moves.ts'
import * as parts from '../parts.fr.ts'

export const { motive, ownWords, start, meeting } = endingMoves(parts)
