import { limits } from '@lettrine/contract/limits'
import { strToU8, zipSync } from 'fflate'
import type { FileRefusal } from '../../src/platform/career-reading/file-refusal.ts'
import { typesetCv } from './typeset-cv.ts'

export type HostileFile = { name: string; bytes: () => Uint8Array; refusal: FileRefusal }

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const of = (...bytes: number[]) => new Uint8Array(bytes)

/** Files that are no CV, by accident or with intent, and why each is refused. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'an empty file', bytes: () => of(), refusal: 'empty' },
  { name: 'a text without a word', bytes: () => strToU8('12 34'), refusal: 'empty' },
  { name: 'a PNG under another name', bytes: () => of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3), refusal: 'picture' },
  { name: 'a JPEG', bytes: () => of(0xff, 0xd8, 0xff, 0xe0), refusal: 'picture' },
  { name: 'a DOC of the nineties', bytes: () => of(0xd0, 0xcf, 0x11, 0xe0, 1), refusal: 'old-word' },
  {
    name: 'an archive that unpacks to 40 MB',
    bytes: () => zipSync({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) }),
    refusal: 'too-large',
  },
  {
    name: 'a DOCX cut in half',
    bytes: () => zip({ 'word/document.xml': '<w:document>' }).slice(0, 40),
    refusal: 'broken',
  },
  { name: 'a DOCX with a password', bytes: () => zip({ EncryptedPackage: 'x' }), refusal: 'encrypted' },
  { name: 'an archive of something else', bytes: () => zip({ 'a.txt': 'a' }), refusal: 'unsupported' },
  { name: 'a program', bytes: () => new Uint8Array(500).map((_, at) => at % 7), refusal: 'unsupported' },
  { name: 'broken JSON', bytes: () => strToU8('{"work": ['), refusal: 'broken' },
  { name: 'JSON of something else', bytes: () => strToU8('{"a": 1}'), refusal: 'empty' },
  {
    name: 'XML of something else',
    bytes: () => strToU8('<?xml version="1.0"?><a/>'),
    refusal: 'unsupported',
  },
  {
    name: 'XML with entities that multiply',
    bytes: () =>
      strToU8(
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>',
      ),
    refusal: 'unsupported',
  },
  {
    name: 'a PDF without text',
    bytes: () => typesetCv('#set page(height: 5cm)\n#rect(width: 3cm)'),
    refusal: 'image-only',
  },
  {
    name: 'a PDF of 22 pages',
    bytes: () => typesetCv(`#set page(height: 3cm)\n${'Une page de texte.\n#pagebreak()\n'.repeat(21)}`),
    refusal: 'too-many-pages',
  },
  {
    name: 'a PDF of noise, as large as a file may be',
    bytes: () => {
      const noise = new Uint8Array(limits.careerFile).map((_, at) => (at * 7_919) >> 3)
      noise.set(strToU8('%PDF-1.7\n'))
      return noise
    },
    refusal: 'broken',
  },
  { name: 'a broken PDF', bytes: () => strToU8('%PDF-1.7\nrien de bon'), refusal: 'broken' },
]
