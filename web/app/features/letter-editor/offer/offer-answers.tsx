import { sayEnglishLine } from '@lettrine/letter-craft/composer/english/say-line'
import { upperFirst } from '@lettrine/letter-craft/french/plain-letters'
import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import { toast } from '../../../ui/toast.ts'
import { useDraftField, useLetterEditing, useReadingState } from '../letter-editing.tsx'
import type { OfferPoint } from '../proofreading/reading.worker.ts'
import { answersText as texts } from './offer-answers.fr.ts'
import { OfferFacts } from './offer-facts.tsx'
import { countAnswered, countMentioned } from './reading.store.ts'

/** The requirements of the offer, and which sentence of the letter answers each; a click scrolls to the sentence. */
export function OfferAnswers({ onReveal }: { onReveal: () => void }) {
  const points = useReadingState((state) => state.points)
  const blank = useDraftField('content').trim() === ''
  const isTitled = useReadingState(({ offer }) => Boolean(offer.titleAsWritten))
  if (points.length === 0) return null
  const Heading = isTitled ? 'h3' : 'h2'
  return (
    <section className="answers" aria-labelledby="answers-title">
      <OfferHeading />
      <Heading id="answers-title" className="sr-only">
        {texts.points}
      </Heading>
      <p className="small muted" aria-live="polite">
        {blank
          ? texts.toCome(points.length)
          : texts.summary(countAnswered(points), countMentioned(points), points.length)}
      </p>
      <ol className="answers-list">
        {points.map((point, index) => (
          <PointLine key={point.text} point={point} index={index} onReveal={onReveal} />
        ))}
      </ol>
    </section>
  )
}

function OfferHeading() {
  const offer = useReadingState((state) => state.offer)
  const { titleAsWritten, company } = offer
  return (
    <header className="answers-heading">
      <p className="small muted">{texts.eyebrow}</p>
      {titleAsWritten && <h2>{upperFirst(titleAsWritten)}</h2>}
      {company && <p className="small muted">{company}</p>}
      <OfferFacts offer={offer} />
    </header>
  )
}

function PointLine({ point, index, onReveal }: { point: OfferPoint; index: number; onReveal: () => void }) {
  const { reading } = useLetterEditing()
  const lit = useReadingState((state) => state.active === index)
  const { text, need, answer, mention } = point
  const words = (
    <>
      <span className="answers-number">{index + 1}</span>
      <span className="answers-text">
        {text} {need === 'nice' && <span className="answers-need">{texts.need.nice}</span>}
      </span>
      {answer ? (
        <CircleCheck role="img" aria-label={texts.answered} className="answers-yes" size={20} />
      ) : mention ? (
        <CircleDot role="img" aria-label={texts.mentioned} className="answers-no" size={20} />
      ) : (
        <CircleDashed role="img" aria-label={texts.unanswered} className="answers-no" size={20} />
      )}
    </>
  )
  return (
    <li data-lit={lit}>
      {answer || mention ? (
        <button
          type="button"
          className="answers-point"
          aria-pressed={lit}
          onClick={() => {
            onReveal()
            reading.pick(index)
          }}
        >
          {words}
          <q className="answers-quote">{texts.quote(shortened((answer ?? mention)?.quote ?? ''))}</q>
        </button>
      ) : (
        <div className="answers-point">{words}</div>
      )}
      {!answer && <Unanswered point={point} />}
    </li>
  )
}

const longestQuote = 90

/** The middle of a long sentence is cut: it says less than its end. */
const shortened = (quote: string) =>
  quote.length <= longestQuote ? quote : `…${quote.slice(quote.indexOf(' ', quote.length - longestQuote))}`

const longestLine = 60
const headOf = (line: string) =>
  line.length <= longestLine ? line : `${line.slice(0, line.lastIndexOf(' ', longestLine))}…`

function Unanswered({ point: { mention, couldSay, sentence } }: { point: OfferPoint }) {
  const addSentence = useAddingSentence()
  const blank = useDraftField('content').trim() === ''
  // An empty letter has no missing answers.
  if (blank) return null
  const said = mention && texts.mention[mention.why]
  if (!couldSay) return <p className="answers-hint">{said ?? texts.nothing}</p>
  return (
    <p className="answers-hint">
      {said ? `${said} ${texts.alsoSays(headOf(couldSay))}` : texts.couldSay(headOf(couldSay))}{' '}
      <button type="button" onClick={() => addSentence(couldSay, sentence)}>
        {texts.addSentence}
      </button>
    </p>
  )
}

function useAddingSentence() {
  const { autosave, surface } = useLetterEditing()
  return (line: string, inFrench: string | undefined) => {
    const { language } = autosave.getState().draft
    const before = surface.current?.markdown()
    const sentence = language === 'fr' ? inFrench : sayEnglishLine(line)
    if (sentence === undefined || before === undefined) {
      toast.info({ title: texts.noSentence })
      return
    }
    surface.current?.insert(sentence, 'body')
    toast.info({
      title: texts.added,
      action: { label: texts.undo, onClick: () => surface.current?.replaceAll(before) },
    })
  }
}
