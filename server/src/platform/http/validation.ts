import type { FieldError } from '@lettrine/contract/errors'
import { errorMessages } from '@lettrine/contract/errors.fr'
import { type Failure, failure } from '../failure.ts'

type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}

/** Of one answer: nobody mends more at once. */
const maxIssues = 100

/** Schema issues as a failure that lists the first hundred; a single issue is the main message. */
export function validationFailure(issues: readonly Issue[]): Failure {
  const details = issues.slice(0, maxIssues).map(
    (issue): FieldError => ({
      path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      message: issue.message,
    }),
  )
  const message = details.length === 1 ? details[0]!.message : errorMessages.VALIDATION_FAILED
  return failure('VALIDATION_FAILED', { message, details })
}
