import { data as anatomy } from 'virtual:letter-anatomy'
import { data as chapters } from 'virtual:tips'
import { useLoaderData } from 'react-router'
import { tipsTexts } from '../features/tips/tips.fr.ts'
import { TipsPage, type TipsPageData } from '../features/tips/tips-page.tsx'
import { pageMeta } from '../lib/text/page-meta.ts'

export const meta = () =>
  pageMeta({ title: tipsTexts.metaTitle, description: tipsTexts.description, path: '/tips' })

/** Runs at build time only. */
export const loader = (): TipsPageData => ({ anatomy, chapters })

export default function Tips() {
  return <TipsPage {...useLoaderData<typeof loader>()} />
}
