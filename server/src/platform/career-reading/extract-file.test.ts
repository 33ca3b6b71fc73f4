import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { hostileFiles } from '../../../testing/career/hostile-files.ts'
import { typesetCv } from '../../../testing/career/typeset-cv.ts'
import { extractFile } from './extract-file.ts'
import { type FileRefusal, RefusedFile } from './file-refusal.ts'

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const content = await extractFile(bytes)
  if (!('text' in content)) throw new Error('a text was expected')
  return content.text
}
const structuredOf = async (bytes: Uint8Array) => {
  const content = await extractFile(bytes)
  if (!('structured' in content)) throw new Error('fields were expected')
  return content.structured
}
const refusalOf = async (bytes: Uint8Array): Promise<FileRefusal> => {
  try {
    await extractFile(bytes)
  } catch (fault) {
    if (fault instanceof RefusedFile) return fault.reason
    throw fault
  }
  throw new Error('the file was read')
}

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

describe('the text of a PDF', () => {
  it('keeps its columns apart, its lines in order, its ligatures as letters', async () => {
    const pdf = typesetCv(`
      #set page(margin: 1.5cm)
      #set text(font: "Carlito", size: 10pt)
      #grid(columns: (5cm, 1fr), column-gutter: 1cm,
        [*CONTACT*\\ 29200 Brest\\ Permis B\\ #v(1em) *LANGUES*\\ Anglais : B1],
        [*EXPÉRIENCES*\\ Adjointe de magasin #h(1fr) 2021 – 2023\\ Armor Lux, Brest\\ - Officier la caisse, afficher les prix\\ - Encadrer une équipe])`)
    const lines = (await textOf(pdf)).split('\n')
    expect(lines[0]).toMatch(/^CONTACT {3,}EXPÉRIENCES$/u)
    expect(lines[1]).toMatch(/^29200 Brest {3,}Adjointe de magasin {3,}2021 – 2023$/u)
    expect(lines.join('\n')).toContain('Officier la caisse, afficher les prix')
  })
})

describe('the text of an office file', () => {
  it('has a line for each paragraph and each cell of a DOCX', async () => {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
    const document = new Document({
      sections: [
        {
          children: [
            new Paragraph('Expériences'),
            new Table({
              rows: [new TableRow({ children: [cell('2019 – 2021'), cell('Caissière, Carrefour')] })],
            }),
          ],
        },
      ],
    })
    const text = await textOf(await Packer.toBuffer(document))
    expect(text.split('\n').filter(Boolean)).toEqual(['Expériences', '2019 – 2021', 'Caissière, Carrefour'])
  })

  it('has a line for each paragraph of an ODT, tabs and spaces kept', async () => {
    const paragraphs =
      '<text:h>Expériences</text:h><text:p>2019<text:tab/>Caissière<text:s/>&amp; vendeuse<text:line-break/>Lille</text:p>'
    const odt = zip({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': `<office:document-content><office:body><office:text>${paragraphs}</office:text></office:body></office:document-content>`,
    })
    expect(await textOf(odt)).toBe('Expériences\n2019\tCaissière & vendeuse\nLille')
  })

  it('is read from plain text in UTF-8, UTF-16 and Windows-1252', async () => {
    expect(await textOf(strToU8('Caissière\r\nLille'))).toBe('Caissière\nLille')
    expect(await textOf(Buffer.from('\ufeffCaissière', 'utf16le'))).toBe('Caissière')
    expect(await textOf(Buffer.from('Caissi\xe8re', 'latin1'))).toBe('Caissière')
  })
})

describe('a career field by field', () => {
  it('comes from a JSON Resume', async () => {
    const resume = {
      work: [
        {
          name: 'Carrefour',
          position: 'Caissière',
          startDate: '2019-03-01',
          endDate: '2021-06-30',
          highlights: ['Tenir la caisse'],
        },
      ],
      education: [{ institution: 'Lycée Baggio', studyType: 'BTS', area: 'MCO', endDate: '2018' }],
      languages: [{ language: 'Anglais', fluency: 'B2' }],
      skills: [{ name: 'Bureautique', keywords: ['Excel'] }],
    }
    expect(await structuredOf(strToU8(JSON.stringify(resume)))).toMatchObject({
      jobs: [
        {
          title: 'Caissière',
          employer: 'Carrefour',
          from: '2019-03',
          to: '2021-06',
          current: false,
          lines: ['Tenir la caisse'],
        },
      ],
      education: [{ diploma: 'BTS MCO', school: 'Lycée Baggio', to: '2018' }],
      languages: [{ name: 'Anglais', cefr: 'B2' }],
      tools: ['Excel'],
    })
  })

  it('comes from a Europass passport, old and new', async () => {
    const old = `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
      <WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><To year="2021"/></Period>
      <Position><Label>Caissière</Label></Position><Activities>&lt;p&gt;Tenir la caisse&lt;/p&gt;</Activities>
      <Employer><Name>Carrefour</Name></Employer></WorkExperience></WorkExperienceList></LearnerInfo></SkillsPassport>`
    expect((await structuredOf(strToU8(old))).jobs).toMatchObject([
      { title: 'Caissière', employer: 'Carrefour', from: '2019-03', to: '2021', lines: ['Tenir la caisse'] },
    ])
    const current = `<?xml version="1.0"?><Candidate xmlns:hr="h"><CandidateProfile><EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Carrefour</hr:OrganizationName><PositionHistory><PositionTitle>Caissière</PositionTitle>
      <EmploymentPeriod><StartDate><hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime></StartDate><CurrentIndicator>true</CurrentIndicator></EmploymentPeriod>
      </PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`
    expect((await structuredOf(strToU8(current))).jobs).toMatchObject([
      { title: 'Caissière', employer: 'Carrefour', from: '2019-03', current: true },
    ])
  })

  it('comes from an archive of LinkedIn', async () => {
    const archive = zip({
      'Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On\nCarrefour,Caissière,"Tenir la caisse, accueillir",Lille,Mar 2019,Jun 2021\n',
      'Languages.csv': 'Name,Proficiency\nAnglais,Professional working proficiency\n',
    })
    expect(await structuredOf(archive)).toMatchObject({
      jobs: [{ title: 'Caissière', employer: 'Carrefour', place: 'Lille', from: '2019-03', to: '2021-06' }],
      languages: [{ name: 'Anglais' }],
    })
  })
})

describe('an archive that declares other sizes than it has', () => {
  /** A ZIP whose headers all say that what they hold unpacks to `declared` bytes. */
  const lyingZip = (files: Record<string, string>, declared: number) => {
    const bytes = zip(files)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    for (let at = 0; at + 28 < bytes.length; at++) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, declared, true)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, declared, true)
    }
    return bytes
  }
  const odt = (text: string) => ({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text><text:p>${text}</text:p></office:text></office:body></office:document-content>`,
  })
  const docx = (text: string) => ({
    '[Content_Types].xml':
      '<Types><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  })
  const bomb = 'a'.repeat(40_000_000)

  it.each([
    ['an ODT', odt(bomb)],
    ['a DOCX', docx(bomb)],
    ['an archive of LinkedIn', { 'Positions.csv': bomb }],
  ])('%s is refused by what it unpacks to', async (_name, files) => {
    expect(await refusalOf(lyingZip(files, 60))).toBe('too-large')
  })

  it.each([
    ['an ODT', odt('Caissière, Carrefour')],
    ['a DOCX', docx('Caissière, Carrefour')],
  ])('%s of an ordinary size is read whole', async (_name, files) => {
    for (const declared of [60, 0xffff_ffff])
      expect(await textOf(lyingZip(files, declared))).toBe('Caissière, Carrefour')
  })
})

describe('a file that is no CV', () => {
  it.each(hostileFiles)('$name is refused', async ({ bytes, refusal }) => {
    expect(await refusalOf(bytes())).toBe(refusal)
  })
})
