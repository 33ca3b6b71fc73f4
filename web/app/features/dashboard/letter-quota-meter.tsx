import { isLimited, useLetterQuota } from '../../shared/letter-quota/letter-quota.ts'
import { dashboardText } from './dashboard.fr.ts'

const texts = dashboardText.quota

/**
 * How many letters of the plan’s quota are used; renders nothing when the plan has none, or while loading. At the
 * foot of the sidebar, or on the page where there is no sidebar.
 */
export function LetterQuotaMeter({ place }: { place: 'side' | 'page' }) {
  const { quota } = useLetterQuota()
  if (!quota || quota.currentCount === undefined || !isLimited(quota)) return null
  const { currentCount, limit } = quota
  const share = Math.min(1, currentCount / limit)
  return (
    <div className="letter-quota" data-place={place}>
      <p>
        <strong>{texts.kept(currentCount)}</strong> {texts.outOf(currentCount, limit)}
      </p>
      <span aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  )
}
