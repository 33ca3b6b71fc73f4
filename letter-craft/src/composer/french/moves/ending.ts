import { endingMoves } from '../../ending-moves.ts'
import * as parts from '../parts.fr.ts'

export const { motive, ownWords, start, meeting } = endingMoves({
  starts: parts.starts,
  meetings: parts.meetings,
  formalMeetings: parts.formalMeetings,
  casualMeetings: parts.casualMeetings,
  eagerMeetings: parts.eagerMeetings,
})
