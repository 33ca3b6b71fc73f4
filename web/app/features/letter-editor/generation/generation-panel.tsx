import { Language, LetterType, Tone } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { ChevronDown, ChevronsDown, PenLine, RefreshCw, Square } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countEvent } from '../../../lib/analytics/analytics.ts'
import { toneNames, typeNames } from '../../../shared/letters/letter-names.fr.ts'
import { writerText } from '../../../shared/plans/ai-usage.fr.ts'
import { useModelName } from '../../../shared/plans/model-name.ts'
import { WriterField } from '../../../shared/plans/writer-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useAutosaveState, useDraftField, useLetterEditing, useReadingState } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'
import { ClaimList } from '../offer/claim-list.tsx'
import { answersText } from '../offer/offer-answers.fr.ts'
import { OfferAnswers } from '../offer/offer-answers.tsx'
import { OfferBox } from '../offer/offer-box.tsx'
import { CareerChoice } from './career-choice.tsx'
import { generationText as texts } from './generation.fr.ts'
import type { Generation } from './generation.state.ts'
import { InterviewDialog, type InterviewStep } from './interview-dialog.tsx'
import { LetterPlanDialog } from './letter-plan-dialog.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { SentenceSources } from './sentence-sources.tsx'
import type { GenerationControl } from './use-generation.ts'
import { VoiceLine } from './voice-line.tsx'
import { WrittenResult } from './written-result.tsx'

const tones = Tone.options.map((value) => ({ value, label: toneNames[value] }))
const types = LetterType.options.map((value) => ({ value, label: typeNames[value] }))
const languages = Language.options.map((value) => ({ value, label: texts.languages[value] }))

/** The offer, the generation form, and the sources of the letter’s claims. */
export function GenerationPanel({
  control,
  onFill,
  onReveal,
}: {
  control: GenerationControl
  /** Moves to the fields that generation needs. */
  onFill: () => void
  /** Brings the text into view. */
  onReveal: () => void
}) {
  const { autosave } = useLetterEditing()
  const offer = useRef<HTMLTextAreaElement>(null)
  const read = useReadingState(({ points }) => points.length > 0)
  // The box stays open while an offer is being pasted.
  const [offerOpen, setOfferOpen] = useState(() => autosave.getState().draft.offer === '')
  const boxed = offerOpen || !read
  function openOffer() {
    flushSync(() => setOfferOpen(true))
    offer.current?.focus()
  }

  return (
    <div className="generation">
      {boxed && <OfferBox box={offer} />}
      {!boxed && <OfferAnswers onReveal={onReveal} />}
      {read && (
        <button
          type="button"
          className="fold-toggle"
          aria-expanded={offerOpen}
          onClick={() => setOfferOpen(!offerOpen)}
        >
          {offerOpen ? answersText.hideOffer : answersText.showOffer}
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      )}
      {boxed && <OfferAnswers onReveal={onReveal} />}
      <GenerationForm control={control} onFill={onFill} onOpenOffer={openOffer} onReveal={onReveal} />
      <SentenceSources links={control.links} career={control.career.career} onReveal={onReveal} />
      <ClaimList career={control.career.career} onReveal={onReveal} />
    </div>
  )
}

/** The form of the built-in writer or of the model: options, career, questions, instructions, and the result. */
function GenerationForm({
  control,
  onFill,
  onOpenOffer,
  onReveal,
}: {
  control: GenerationControl
  onFill: () => void
  onOpenOffer: () => void
  onReveal: () => void
}) {
  const exists = useAutosaveState((state) => state.exists)
  const [asking, setAsking] = useState<InterviewStep | null>(null)
  const [careerOpen, setCareerOpen] = useState<boolean>()
  const { state, ready, brief, profile } = control
  const model = useModelName()
  function generate() {
    countEvent({ name: 'ai_generator_clicked', place: 'letter' })
    control.start()
  }
  return (
    <section className="compose" aria-labelledby="compose-title">
      <header className="compose-header">
        <h2 id="compose-title">{texts.composeTitle}</h2>
        {!model && <span className="muted small">{writerText.builtIn}</span>}
      </header>
      <WriterOptions control={control} model={model} />
      <CareerChoice
        known={control.career}
        excluded={brief.excludedFacts}
        onExcludedChange={(excludedFacts) => control.changeBrief({ excludedFacts })}
        open={careerOpen}
        onOpenChange={setCareerOpen}
      />
      <LetterPlanDialog
        brief={brief}
        career={control.career.career}
        links={control.links}
        onChange={(plan) => control.changeBrief({ plan })}
        exits={{
          onAsk: setAsking,
          onOpenOffer,
          onFill,
          onReveal,
          onGenerate: ready && state.phase !== 'writing' ? generate : undefined,
        }}
      />
      <ProfileFields profile={profile} onChange={control.changeProfile} />
      <VoiceLine />
      <InterviewDialog
        answers={brief.answers}
        asking={asking}
        onAskingChange={setAsking}
        onChange={(answers) => control.changeBrief({ answers })}
      />
      <TextArea
        label={texts.prompt}
        optional
        rows={2}
        placeholder={texts.promptPlaceholder}
        maxLength={limits.prompt}
        value={brief.prompt}
        onChange={(event) => control.changeBrief({ prompt: event.currentTarget.value })}
      />
      {!exists && (
        <Checkbox
          checked={brief.saveAsLetter}
          onCheckedChange={(saveAsLetter) => control.changeBrief({ saveAsLetter })}
        >
          {texts.saveAsLetter}
        </Checkbox>
      )}
      <WrittenResult
        state={state}
        writerName={model ?? writerText.builtIn}
        onAsk={(topic) => {
          if (topic === 'experience' || topic === 'education') setCareerOpen(true)
          else if (topic === 'offer') onOpenOffer()
          else setAsking(topic)
        }}
      />
      <Actions
        state={state}
        ready={ready}
        onGenerate={generate}
        onStop={control.stop}
        // A model would write another letter.
        onShowWhole={model && brief.writer !== 'composer' ? undefined : control.showWhole}
        onFill={onFill}
      />
    </section>
  )
}

/** The type of the letter, who writes it, its tone and its language. */
function WriterOptions({ control, model }: { control: GenerationControl; model: string | undefined }) {
  const { autosave } = useLetterEditing()
  const language = useDraftField('language')
  const type = useDraftField('type')
  const { brief } = control
  return (
    <>
      <div className="compose-type">
        <SelectField
          label={editorText.typeLabel}
          options={types}
          value={type}
          onValueChange={(value) => autosave.edit({ type: value })}
        />
      </div>
      {model && (
        <WriterField
          model={model}
          value={brief.writer}
          onValueChange={(writer) => control.changeBrief({ writer })}
        />
      )}
      <div className="compose-manner">
        <SelectField
          label={texts.tone}
          options={tones}
          value={brief.tone}
          onValueChange={(tone) => control.changeBrief({ tone: tone as Tone })}
        />
        <SegmentedControl
          label={texts.language}
          options={languages}
          value={language}
          onValueChange={(value) => autosave.edit({ language: value as Language })}
        />
      </div>
    </>
  )
}

/** A button that takes the place of another does nothing for this long. */
const secondTapMs = 600

function Actions({
  state,
  ready,
  onGenerate,
  onStop,
  onShowWhole,
  onFill,
}: {
  state: Generation
  ready: boolean
  onGenerate: () => void
  onStop: () => void
  onShowWhole: (() => void) | undefined
  onFill: () => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  // The buttons replace one another: the focus moves to their container meanwhile.
  const inPlace = (act: () => void) => () => {
    place.current?.focus({ preventScroll: true })
    act()
  }
  // Not by the second tap of a pair that asked for the letter.
  const onceSettled = (act: () => void) => (event: { timeStamp: number }) => {
    if (event.timeStamp - askedAt.current > secondTapMs) inPlace(act)()
  }
  if (state.phase === 'writing') {
    return (
      <div ref={place} tabIndex={-1} className="compose-actions">
        <progress className="compose-progress" aria-label={texts.writing} max={1} value={state.progress} />
        <div className="flex flex-wrap gap-2">
          {onShowWhole && (
            <Button variant="tonal" icon={<ChevronsDown size={16} />} onClick={onceSettled(onShowWhole)}>
              {texts.showWhole}
            </Button>
          )}
          <Button variant="secondary" icon={<Square size={16} />} onClick={onceSettled(onStop)}>
            {texts.stop}
          </Button>
        </div>
      </div>
    )
  }
  const again = state.phase === 'written' || state.phase === 'stopped'
  return (
    <div ref={place} tabIndex={-1} className="compose-actions">
      <Button
        variant="tonal"
        icon={again ? <RefreshCw size={16} /> : <PenLine size={18} />}
        disabled={!ready}
        aria-describedby={ready ? undefined : 'generation-needs'}
        onClick={(event) => {
          askedAt.current = event.timeStamp
          inPlace(onGenerate)()
        }}
      >
        {again ? texts.again : texts.generate}
      </Button>
      {state.phase === 'stopped' && onShowWhole && (
        <Button variant="secondary" icon={<ChevronsDown size={16} />} onClick={inPlace(onShowWhole)}>
          {texts.showWhole}
        </Button>
      )}
      {!ready && (
        <p id="generation-needs" className="compose-needs">
          {texts.required}{' '}
          <button type="button" onClick={onFill}>
            {texts.fill}
          </button>
        </p>
      )}
    </div>
  )
}
