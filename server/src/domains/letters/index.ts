export { createLetter } from './create-letter.ts'
export { requireOwnLetter } from './letter-access.ts'
export { sweepBins } from './letter-bin.ts'
export { requireLetterQuota } from './letter-quota.ts'
export { assertComplete, isIncomplete } from './letter-rules.ts'
export { readStats } from './letter-stats.ts'
export { presentLetter } from './letters.presenter.ts'
export { findLetter, setSharedUntil } from './letters.repository.ts'
export {
  countOwnLetters,
  countRecentLetters,
  exportOwnLetters,
  exportOwnVersions,
  listOtherTexts,
} from './own-letters.ts'
export { register } from './register.ts'
export { searchLetters } from './search-letters.ts'
export { editsByDay, pinNewestVersion } from './versions.repository.ts'
