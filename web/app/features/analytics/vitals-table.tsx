import { type VitalReport, vitalThresholds } from '@lettrine/contract/analytics'
import {
  type Verdict,
  vitalNames,
  vitalRatingNames,
  vitalRatingOf,
  vitalRatingShares,
  vitalText,
} from '@lettrine/contract/analytics.fr'
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { analyticsText } from './analytics.fr.ts'

const texts = analyticsText.vitals

const signs = {
  good: <CircleCheck aria-hidden="true" size={16} />,
  needsImprovement: <TriangleAlert aria-hidden="true" size={16} />,
  poor: <OctagonX aria-hidden="true" size={16} />,
} as const satisfies Record<Verdict, unknown>

const verdicts = ['good', 'needsImprovement', 'poor'] as const

/** Web vitals: the 75th percentile, and the share of loads rated good, to improve and poor. */
export function VitalsTable({ vitals }: { vitals: readonly VitalReport[] }) {
  return (
    <TitledPanel title={texts.title} lead={texts.lead}>
      <ul className="analytics-vitals">
        {vitals.map((vital) => (
          <li key={vital.metric}>
            <OneVital vital={vital} />
          </li>
        ))}
      </ul>
    </TitledPanel>
  )
}

function OneVital({ vital }: { vital: VitalReport }) {
  const { metric, p75 } = vital
  const { good, poor } = vitalThresholds[metric]
  const verdict = p75 === null ? undefined : vitalRatingOf(metric, p75)
  const shares = vitalRatingShares(vital)
  return (
    <>
      <h3>{vitalNames[metric]}</h3>
      <p className="analytics-vital-value">
        <strong>{p75 === null ? texts.nothing : vitalText(metric, p75)}</strong>
        {verdict && (
          <span data-verdict={verdict}>
            {signs[verdict]}
            {vitalRatingNames[verdict]}
          </span>
        )}
      </p>
      {vital.count > 0 && (
        <>
          <div className="analytics-vital-bar" aria-hidden="true">
            {verdicts.map((one) => (
              <span key={one} data-verdict={one} style={{ '--part': vital[one] } as CSSProperties} />
            ))}
          </div>
          <p className="analytics-note">
            {texts.told(vital.count, shares.good, shares.needsImprovement, shares.poor)}
          </p>
        </>
      )}
      <p className="analytics-note">{texts.thresholds(vitalText(metric, good), vitalText(metric, poor))}</p>
    </>
  )
}
