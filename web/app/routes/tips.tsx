import { useLoaderData } from 'react-router'
import { makeAnatomy } from '../features/tips/make-anatomy.ts'
import { makeTips } from '../features/tips/make-tips.ts'
import { tipsTexts } from '../features/tips/tips.fr.ts'
import { TipsPage, type TipsPageData } from '../features/tips/tips-page.tsx'
import { pageMeta } from '../lib/text/page-meta.ts'

export const meta = () =>
  pageMeta({ title: tipsTexts.metaTitle, description: tipsTexts.description, path: '/tips' })

/** Runs at build time only: the proofreader is not part of the browser bundle. */
export const loader = (): TipsPageData => ({ anatomy: makeAnatomy(), chapters: makeTips() })

export default function Tips() {
  return <TipsPage {...useLoaderData<typeof loader>()} />
}
