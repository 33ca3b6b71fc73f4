import type { LetterPreview } from '@lettrine/contract/export'
import type { CandidateGender } from '@lettrine/contract/generation'
import { DraftLetter } from '@lettrine/contract/letters'
import { defaultPageSetting, type PageDesign } from '@lettrine/contract/page'
import { letterTypes, type TemplateType } from '@lettrine/contract/templates'
import { parseTemplate } from '@lettrine/letter-craft/templates/parse-template'
import sharp from 'sharp'
import { failure } from '../../platform/failure.ts'
import type { Deps } from '../../platform/http/api.ts'
import { layOutLetter, plainMarks, previewDraft } from '../exports/index.ts'
import { lookOf } from './library-looks.ts'
import { type ReadDeps, requireBilling } from './require-template.ts'
import { findPreviewImage, insertPreviewImage } from './template-preview-images.repository.ts'
import { templateTexts } from './templates.fr.ts'
import { findByHash } from './templates.repository.ts'

/** Pixels: twice the displayed size, for high-density screens. */
const drawingWidth = 420

type PreviewDeps = ReadDeps & Pick<Deps, 'typesetting' | 'letterWriting'>

/** Without a design, that of the template. */
type Look = { design?: PageDesign | undefined; gender?: CandidateGender | undefined }
type Shown = { template: string; type: TemplateType; slug: string | null }

/** A template as a page: the user’s own name, its examples for its fields. */
export async function previewTemplate(
  deps: PreviewDeps,
  userId: string,
  { id, ...look }: Look & { id: string },
): Promise<LetterPreview> {
  const { template } = await requireBilling(deps, userId, id)
  return previewDraft(deps, userId, await sampleLetter(deps, userId, template, look))
}

/** Renders an unsaved text as a page; fails with `TEMPLATE_FAULTY` and its syntax errors. */
export async function previewText(
  deps: PreviewDeps,
  userId: string,
  { template, type, ...look }: Look & Omit<Shown, 'slug'>,
): Promise<LetterPreview> {
  return previewDraft(deps, userId, await sampleLetter(deps, userId, { template, type, slug: null }, look))
}

/** The first page of a public template as WebP, rendered once per content; undefined where there is none. */
export async function renderPreviewImage(
  deps: PreviewDeps,
  id: string,
  contentHash: string,
): Promise<Buffer | undefined> {
  const template = await findByHash(deps.db, id, contentHash)
  if (!template) return undefined
  const known = await findPreviewImage(deps.db, id, contentHash)
  if (known !== undefined) return known
  const letter = await sampleLetter(deps, template.id, template, { gender: 'feminine' })
  const account = { displayName: templateTexts.sampleName, email: '' }
  // Dated by its last change, so that the image is deterministic.
  const wanted = { pages: 1 }
  const { pages } = await layOutLetter(
    deps.typesetting.of(template.id),
    letter,
    account,
    plainMarks,
    template.updatedAt,
    wanted,
  )
  const svg = pages?.[0]
  if (svg === undefined) throw new Error('The typesetter returned no page')
  const webp = await sharp(Buffer.from(svg)).resize({ width: drawingWidth }).webp({ quality: 82 }).toBuffer()
  await insertPreviewImage(deps.db, { templateId: id, contentHash, webp })
  return webp
}

async function sampleLetter(
  { letterWriting }: PreviewDeps,
  owner: string,
  { template, type, slug }: Shown,
  { design, gender }: Look,
): Promise<DraftLetter> {
  const look = lookOf(slug)
  const { faults } = parseTemplate(template)
  if (faults) throw failure('TEMPLATE_FAULTY', { details: { faults } })
  const filled = await letterWriting(owner, 'template', {
    template,
    fields: look.fields,
    gender,
    tone: 'professional',
    civility: 'unknown',
  })
  return DraftLetter.parse({
    company: look.fields.entreprise ?? look.fields.ecole,
    jobTitle: look.fields.poste ?? look.fields.formation,
    content: filled.content,
    type: letterTypes[type],
    page: { ...defaultPageSetting, design: design ?? look.design, onePage: true },
  })
}
