import { mapConstraint } from './accept-constraint.ts'

/** Lets a route answer only forms with files: JSON and a file share one address. */
export const contentConstraint = mapConstraint('content', (request) =>
  request.headers['content-type']?.startsWith('multipart/form-data') ? 'multipart' : 'any',
)
