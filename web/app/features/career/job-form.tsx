import { type CareerJob, JobKind } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { careerText } from './career.fr.ts'
import { FormActions } from './form-actions.tsx'
import { linesIn } from './lines.ts'
import { monthFrom } from './month-text.ts'
import { TaskChips } from './task-chips.tsx'
import { TitleField } from './title-field.tsx'

const texts = careerText.job
const kinds = JobKind.options.map((value) => ({ value, label: careerText.kinds[value] }))

type Draft = Omit<CareerJob, 'tasks' | 'results' | 'from' | 'to'> & {
  tasks: string
  results: string
  from: string
  to: string
}

const draftOf = (job: CareerJob): Draft => ({
  ...job,
  tasks: job.tasks.join('\n'),
  results: job.results.map(({ text }) => text).join('\n'),
  from: careerText.period(job.from, '', false),
  to: careerText.period('', job.to, false),
})

/** One experience, by taps: title from the register, employer, months, tasks to tick, a figure. */
export function JobForm({
  card,
  onSave,
  onCancel,
}: {
  card: CareerJob
  onSave: (card: CareerJob) => void
  onCancel: () => void
}) {
  const [draft, setDraft] = useState(() => draftOf(card))
  const [code, setCode] = useState<string>()
  const [isTried, setTried] = useState(false)
  const set = (fields: Partial<Draft>) => setDraft((now) => ({ ...now, ...fields }))
  const faults = faultsOf(draft)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.values(faults).some(Boolean)) return
    onSave(jobOf(card, draft))
  }
  const tasks = linesIn(draft.tasks)
  const toggle = (task: string) =>
    set({ tasks: (tasks.includes(task) ? tasks.filter((one) => one !== task) : [...tasks, task]).join('\n') })
  return (
    <form className="career-form" onSubmit={submit} noValidate>
      <TitleField
        label={texts.title}
        hint={texts.titleHint}
        error={isTried ? faults.title : undefined}
        value={draft.title}
        onChange={(title, found) => {
          set({ title })
          setCode(found)
        }}
      />
      <JobFields draft={draft} set={set} faults={isTried ? faults : {}} />
      <TaskChips title={draft.title} code={code} chosen={tasks} onToggle={toggle} />
      <TextArea
        label={texts.tasks}
        hint={texts.tasksHint}
        optional
        rows={4}
        value={draft.tasks}
        onChange={(event) => set({ tasks: event.target.value })}
      />
      <TextArea
        label={texts.results}
        hint={texts.resultsHint}
        optional
        rows={2}
        value={draft.results}
        onChange={(event) => set({ results: event.target.value })}
      />
      <FormActions onCancel={onCancel} />
    </form>
  )
}

/** Employer, place, kind and months. */
function JobFields({
  draft,
  set,
  faults,
}: {
  draft: Draft
  set: (fields: Partial<Draft>) => void
  faults: Partial<ReturnType<typeof faultsOf>>
}) {
  return (
    <>
      <div className="career-fields">
        <TextField
          label={texts.employer}
          value={draft.employer}
          maxLength={limits.careerField}
          onChange={(event) => set({ employer: event.target.value })}
        />
        <TextField
          label={texts.place}
          optional
          value={draft.place}
          maxLength={limits.careerField}
          onChange={(event) => set({ place: event.target.value })}
        />
        <SelectField
          label={texts.kind}
          options={kinds}
          value={draft.kind}
          onValueChange={(kind) => set({ kind })}
        />
        <TextField
          label={texts.employerKind}
          hint={texts.employerKindHint}
          optional
          value={draft.employerKind}
          maxLength={limits.careerField}
          onChange={(event) => set({ employerKind: event.target.value })}
        />
        <TextField
          label={texts.from}
          hint={texts.dateHint}
          error={faults.from}
          value={draft.from}
          autoComplete="off"
          onChange={(event) => set({ from: event.target.value })}
        />
        <TextField
          label={texts.to}
          hint={texts.dateHint}
          error={faults.to}
          value={draft.current ? '' : draft.to}
          disabled={draft.current}
          autoComplete="off"
          onChange={(event) => set({ to: event.target.value })}
        />
      </div>
      <Checkbox checked={draft.current} onCheckedChange={(current) => set({ current })}>
        {texts.current}
      </Checkbox>
    </>
  )
}

function faultsOf({ title, employer, from, to, current }: Draft) {
  const [start, end] = [monthFrom(from), current ? '' : monthFrom(to)]
  return {
    title: title.trim() === '' && employer.trim() === '' ? texts.titleMissing : undefined,
    from: start === undefined ? texts.dateWrong : undefined,
    to:
      end === undefined
        ? texts.dateWrong
        : start && end && isBefore(end, start)
          ? texts.orderWrong
          : undefined,
  }
}

/** Whether a date is before another, as far as both are said. */
const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

function jobOf(card: CareerJob, { tasks, results, from, to, ...fields }: Draft): CareerJob {
  const start = monthFrom(from) ?? ''
  return {
    ...card,
    ...fields,
    title: fields.title.trim(),
    employer: fields.employer.trim(),
    from: start,
    to: fields.current ? '' : (monthFrom(to) ?? '') || start,
    tasks: linesIn(tasks),
    results: linesIn(results).map((text) => ({
      text,
      year: /\b((?:19|20)\d\d)\b/u.exec(text)?.[1] ?? '',
    })),
  }
}
