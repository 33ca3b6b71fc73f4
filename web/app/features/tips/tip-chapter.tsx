import type { Tip, TipChapter } from './make-tips.ts'
import { TipExample } from './tip-example.tsx'
import { chapterTexts, tipsTexts as texts } from './tips.fr.ts'

/** A chapter: introduction, then its rules with reason and example. */
export function ChapterSection({ chapter: { id, tips } }: { chapter: TipChapter }) {
  const { title, lead } = chapterTexts[id]
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <h2 id={id} className="scroll-mt-24 font-serif text-h2 leading-head tracking-head">
        {title}
      </h2>
      <p className="max-w-[42rem] text-body leading-body">{lead}</p>
      <ul className="flex flex-col border-line border-t">
        {tips.map((tip) => (
          <li key={`${tip.rule} ${tip.reason}`} className="flex flex-col gap-4 border-line border-b py-6">
            <Reason tip={tip} />
            {tip.example && (
              <TipExample example={tip.example} severity={tip.severity} showsSpaces={id === 'signs'} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const severityLooks = {
  error: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  advice: 'bg-info-soft text-info',
} as const

function Reason({ tip: { severity, reason } }: { tip: Tip }) {
  return (
    <p className="flex max-w-[42rem] flex-col items-start gap-2 font-semibold text-body leading-body">
      <span className={`rounded-tag px-2 py-0.5 text-micro ${severityLooks[severity]}`}>
        {texts.severity[severity]}
      </span>
      {reason}
    </p>
  )
}
