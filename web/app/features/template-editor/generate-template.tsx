import '../../lib/forms/validation.ts'
import './template-editor.css'
import { defaultTone, Tone } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { type GeneratedTemplate, TemplateRequest, TemplateType } from '@lettrine/contract/templates'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { toneNames } from '../../shared/letters/letter-names.fr.ts'
import { writerText } from '../../shared/plans/ai-usage.fr.ts'
import { useModelName } from '../../shared/plans/model-name.ts'
import { WriterField } from '../../shared/plans/writer-field.tsx'
import { templateTypeNames } from '../../shared/templates/template-names.fr.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { generateText as texts } from './template-editor.fr.ts'
import { useGenerateTemplate } from './template-editor.queries.ts'

const types = TemplateType.options.map((value) => ({ value, label: templateTypeNames[value] }))
const tones = Tone.options.map((value) => ({ value, label: toneNames[value] }))
const formId = 'generate-template'

type RequestForm = {
  jobTitle: string
  type: TemplateType
  tone: Tone
  customPrompt: string
  writer: 'default' | 'composer'
}

const blankRequest: RequestForm = {
  jobTitle: '',
  type: 'job',
  tone: defaultTone,
  customPrompt: '',
  writer: 'default',
}

/** Dialog that generates a personal template for a job and a tone. */
export function GenerateTemplate({
  open,
  onOpenChange,
  onMade,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (templateId: string) => void
}) {
  const [form, setForm] = useState<RequestForm>(blankRequest)
  const [error, setError] = useState<string>()
  function change(patch: Partial<RequestForm>) {
    if (patch.jobTitle !== undefined) setError(undefined)
    setForm({ ...form, ...patch })
  }
  const model = useModelName()
  const generate = useGenerateTemplate()
  const stopping = useRef<AbortController>(null)

  function start() {
    const { writer, customPrompt, ...rest } = form
    const request = TemplateRequest.safeParse({
      ...rest,
      ...(customPrompt.trim() && { customPrompt }),
      ...(writer === 'composer' && { writer }),
    })
    if (!request.success)
      return setError(request.error.issues.find(({ path }) => path[0] === 'jobTitle')?.message)
    stopping.current = new AbortController()
    generate.mutate(
      { request: request.data, signal: stopping.current.signal },
      { onSuccess: ({ data }) => made(data) },
    )
  }

  function made({ template, writer, fallback }: GeneratedTemplate) {
    const name = writer === 'composer' ? writerText.builtIn : (model ?? writer)
    toast.success({ title: texts.done, message: fallback ? texts.fellBack : texts.doneBy(name) })
    onMade(template.id)
  }

  function close(next: boolean) {
    if (!next) stopping.current?.abort()
    onOpenChange(next)
  }

  const fault = generate.error
  const isStopped = stopping.current?.signal.aborted
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={texts.title}
      description={texts.description}
      size="medium"
      actions={
        <>
          {generate.isPending && (
            <Button variant="ghost" onClick={() => stopping.current?.abort()}>
              {texts.stop}
            </Button>
          )}
          <Button type="submit" form={formId} busy={generate.isPending} busyLabel={texts.generating}>
            {texts.generate}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="generate-form"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        {fault && !isStopped && (
          <Banner tone="danger">
            {texts.failed}. {fault instanceof ApiError && fault.message}
          </Banner>
        )}
        <TemplateRequestFields value={form} jobTitleError={error} model={model} onChange={change} />
      </form>
    </Dialog>
  )
}

function TemplateRequestFields({
  value,
  jobTitleError,
  model,
  onChange,
}: {
  value: RequestForm
  jobTitleError: string | undefined
  /** Undefined where no model is configured. */
  model: string | undefined
  onChange: (patch: Partial<RequestForm>) => void
}) {
  return (
    <>
      <TextField
        label={texts.jobTitle}
        placeholder={texts.jobPlaceholder}
        maxLength={limits.jobTitle}
        error={jobTitleError}
        value={value.jobTitle}
        onChange={(event) => onChange({ jobTitle: event.target.value })}
      />
      <div className="generate-pair">
        <SelectField
          label={texts.type}
          options={types}
          value={value.type}
          onValueChange={(type) => onChange({ type })}
        />
        <SelectField
          label={texts.tone}
          options={tones}
          value={value.tone}
          onValueChange={(tone) => onChange({ tone })}
        />
      </div>
      {model ? (
        <WriterField model={model} value={value.writer} onValueChange={(writer) => onChange({ writer })} />
      ) : (
        <p className="generate-writer">
          {writerText.writtenBy} <strong>{writerText.builtIn}</strong>
        </p>
      )}
      <TextArea
        label={texts.prompt}
        placeholder={texts.promptPlaceholder}
        optional
        maxLength={limits.prompt}
        value={value.customPrompt}
        onChange={(event) => onChange({ customPrompt: event.target.value })}
      />
    </>
  )
}
