import { Document, Packer, Paragraph, Tab, Table, TableCell, TableRow, TextRun } from 'docx'

/** A paragraph, whose tabs are tabs of Word, or the rows of a table, each cell with its paragraphs. */
export type DocxBlock = string | string[][][]

const paragraph = (text: string) =>
  new Paragraph({
    children: text
      .split('\t')
      .map((part, at) => new TextRun({ children: at === 0 ? [part] : [new Tab(), part] })),
  })

const table = (rows: string[][][]) =>
  new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((cell) => new TableCell({ children: cell.map(paragraph) })) }),
    ),
  })

/** A DOCX from its paragraphs and tables. */
export function buildDocx(blocks: DocxBlock[]): Promise<Buffer> {
  const children = blocks.map((block) => (typeof block === 'string' ? paragraph(block) : table(block)))
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}
