import { data as anatomy } from 'virtual:letter-anatomy'
import { useLoaderData } from 'react-router'
import { makeTips } from '../features/tips/make-tips.ts'
import { tipsTexts } from '../features/tips/tips.fr.ts'
import { TipsPage, type TipsPageData } from '../features/tips/tips-page.tsx'
import { pageMeta } from '../lib/text/page-meta.ts'

export const meta = () =>
  pageMeta({ title: tipsTexts.metaTitle, description: tipsTexts.description, path: '/tips' })

/** Runs at build time only: the proofreader is not part of the browser bundle. */
export const loader = (): TipsPageData => ({ anatomy, chapters: makeTips() })

export default function Tips() {
  return <TipsPage {...useLoaderData<typeof loader>()} />
}
