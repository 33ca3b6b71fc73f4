/** Why a file is not read as a CV. */
export type FileRefusal =
  | 'empty'
  | 'encrypted'
  | 'image-only'
  | 'picture'
  | 'broken'
  | 'old-word'
  | 'too-many-pages'
  | 'too-large'
  | 'unsupported'

export class RefusedFile extends Error {
  readonly reason: FileRefusal

  constructor(reason: FileRefusal, options?: ErrorOptions) {
    super(`file refused: ${reason}`, options)
    this.reason = reason
  }
}
