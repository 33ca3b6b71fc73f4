import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { defaultPageSetting } from '@lettrine/contract/page'
import type { Browser } from '@playwright/test'
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import PDFDocument from 'pdfkit'
import { createElement as h } from 'react'
import { layOutLetter, plainMarks } from '../server/src/domains/exports/index.ts'
import { buildTypesetting } from '../server/src/platform/typesetting/typesetter.ts'
import type { Candidate } from './measure.ts'
import { sampleLetter } from './sample-letter.ts'

type Style = Parameters<typeof StyleSheet.create>[0][string]

const tinosFolder = join(dirname(findPackageJSON('@expo-google-fonts/tinos', import.meta.url)!), '400Regular')
const tinosFile = join(tinosFolder, 'Tinos_400Regular.ttf')

/** The text of one round: no paragraph is ever the same twice, so that no candidate answers from a cache. */
const paragraphsOf = (round: number) =>
  sampleLetter.paragraphs.map((paragraph, index) => `${paragraph} Pli ${round}-${index}.`)

export function typst(): Candidate {
  const typesetter = buildTypesetting().of('bench')
  const letter = {
    title: 'Candidature',
    company: sampleLetter.recipient[0],
    jobTitle: 'Chargée de communication',
    recipient: { name: 'Mme Delmas', email: '', address: sampleLetter.recipient.slice(2) },
    sender: {
      name: sampleLetter.signature,
      address: sampleLetter.sender.slice(1, 3),
      phone: sampleLetter.sender[3],
      email: sampleLetter.sender[4],
      city: 'Lyon',
    },
    reference: '',
    type: 'job_application' as const,
    language: 'fr' as const,
    hasEnclosure: false,
    page: defaultPageSetting,
  }
  const account = { displayName: sampleLetter.signature, email: sampleLetter.sender[4] }
  return {
    name: 'Lettrine (Typst)',
    run: async (round) => {
      const content = paragraphsOf(round).join('\n\n')
      const wanted = { pdf: 'standard' } as const
      const page = await layOutLetter(
        typesetter,
        { ...letter, content },
        account,
        plainMarks,
        new Date(),
        wanted,
      )
      return page.pdf
    },
  }
}

export function pdfkit(): Candidate {
  const font = readFileSync(tinosFile)
  return {
    name: 'pdfkit',
    run: (round) =>
      new Promise((resolve) => {
        const document = new PDFDocument({ size: 'A4', margin: 71 })
        const chunks: Buffer[] = []
        document.on('data', (chunk: Buffer) => chunks.push(chunk))
        document.on('end', () => resolve(Buffer.concat(chunks)))
        document.font(font as unknown as string).fontSize(12)
        document.text(sampleLetter.sender.join('\n')).moveDown()
        document
          .text([...sampleLetter.recipient, sampleLetter.placeAndDate].join('\n'), { indent: 220 })
          .moveDown()
        document.text(sampleLetter.subject).moveDown()
        for (const paragraph of paragraphsOf(round))
          document.text(paragraph, { align: 'justify' }).moveDown(0.6)
        document.text(sampleLetter.signature, { indent: 220 })
        document.end()
      }),
  }
}

export function reactPdf(): Candidate {
  Font.register({ family: 'Tinos', src: tinosFile })
  Font.registerHyphenationCallback((word) => [word])
  const styles = StyleSheet.create({
    page: { padding: 71, fontFamily: 'Tinos', fontSize: 12, lineHeight: 1.3 },
    right: { marginLeft: 230, marginVertical: 14 },
    paragraph: { textAlign: 'justify', marginBottom: 8 },
  })
  return {
    name: '@react-pdf',
    run: (round) =>
      renderToBuffer(
        // createElement, because Node strips types but does not compile JSX.
        h(Document, null, h(Page, { size: 'A4', style: styles.page }, ...content(round, styles))),
      ),
  }
}

function content(round: number, styles: Record<'right' | 'paragraph', Style>) {
  const lines = (texts: readonly string[]) => texts.map((text) => h(Text, { key: text }, text))
  return [
    h(View, { key: 'sender' }, lines(sampleLetter.sender)),
    h(
      View,
      { key: 'recipient', style: styles.right },
      lines([...sampleLetter.recipient, sampleLetter.placeAndDate]),
    ),
    h(Text, { key: 'subject', style: styles.paragraph }, sampleLetter.subject),
    ...paragraphsOf(round).map((text) => h(Text, { key: text, style: styles.paragraph }, text)),
    h(Text, { key: 'signature', style: styles.right }, sampleLetter.signature),
  ]
}

/** An open browser that prints a loaded page: its best case. */
export async function chromiumPrinting(browser: Browser): Promise<Candidate> {
  const page = await browser.newPage()
  const font = readFileSync(tinosFile).toString('base64')
  await page.setContent(`<style>@font-face{font-family:Tinos;src:url(data:font/ttf;base64,${font})}
    body{font:12pt/1.3 Tinos;margin:0}p{text-align:justify}.right{margin-left:52%}</style><main></main>`)
  const lines = (texts: readonly string[]) => texts.join('<br>')
  return {
    name: 'Chromium printing',
    run: async (round) => {
      const html = `${lines(sampleLetter.sender)}<p class="right">${lines([...sampleLetter.recipient, sampleLetter.placeAndDate])}</p>
        <p>${sampleLetter.subject}</p>${paragraphsOf(round)
          .map((text) => `<p>${text}</p>`)
          .join('')}<p class="right">${sampleLetter.signature}</p>`
      await page.locator('main').evaluate((main, inner) => {
        main.innerHTML = inner
      }, html)
      return page.pdf({
        format: 'A4',
        margin: { top: '2.5cm', right: '2.5cm', bottom: '2.5cm', left: '2.5cm' },
      })
    },
  }
}
