export { presentFile, previewDraft, previewLetter } from './export-letter.ts'
export { fileName, uniqueName } from './file-name.ts'
export { keepExport } from './keep-export.ts'
export { layOutLetter, plainMarks } from './lay-out-letter.ts'
export { longDate } from './letter-page.ts'
export { makeFile } from './make-file.ts'
export {
  countOtherFormats,
  countOwnKeptExports,
  exportOwnKeptExports,
  readOwnKeptExport,
} from './own-kept-exports.ts'
export { register } from './register.ts'
