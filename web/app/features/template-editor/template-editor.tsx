import './template-editor.css'
import type { Template } from '@lettrine/contract/templates'
import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ItemTitle } from '../../ui/page-head.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FieldPalette } from './field-palette.tsx'
import type { TemplateAreaHandle } from './template-area.tsx'
import { templateEditorText as texts } from './template-editor.fr.ts'
import { useOwnTemplate } from './template-editor.queries.ts'
import { type TemplateEditorNavigation, TemplateMenu } from './template-menu.tsx'
import { TemplatePagePreview } from './template-page-preview.tsx'
import { TemplateProperties } from './template-properties.tsx'
import { TemplateText } from './template-text.tsx'
import { TemplateVisibility } from './template-visibility.tsx'
import { useTemplateDraft } from './use-template-draft.ts'

type EditorProps = { userId: string; navigation: TemplateEditorNavigation }

/** Editor of a personal template: text, fields, page, properties, visibility. */
export function TemplateEditor({ templateId, ...who }: EditorProps & { templateId: string }) {
  const query = useOwnTemplate(templateId)
  const template = query.data?.data
  if (template?.isMine) return <EditorPanes {...who} template={template} newId={templateId} />
  if (!template && !query.isError) return <Skeleton rows={6} />
  const isMissing = template || (query.error instanceof ApiError && [400, 404].includes(query.error.status))
  return (
    <section className="template-editor-missing" role="alert">
      <h1>{isMissing ? texts.missing : texts.failed}</h1>
      {!isMissing && query.error instanceof ApiError && <p>{query.error.message}</p>}
      <div>
        <ButtonLink to="/dashboard/templates">{texts.toLibrary}</ButtonLink>
        {!isMissing && (
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {texts.retry}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Editor of a template that does not exist yet. */
export function NewTemplateEditor({ newId, ...who }: EditorProps & { newId: () => string }) {
  const [id] = useState(newId)
  return <EditorPanes {...who} template={undefined} newId={id} />
}

const panes = (['text', 'page', 'fields', 'sheet'] as const).map((value) => ({
  value,
  label: texts.panes[value],
}))
type Pane = (typeof panes)[number]['value']

function EditorPanes({
  userId,
  template,
  newId,
  navigation,
}: EditorProps & { template: Template | undefined; newId: string }) {
  const work = useTemplateDraft({
    userId,
    template,
    newId,
    onSaved: (saved) => {
      if (!template) navigation.onEdit(saved.id)
    },
  })
  const { draft, errors, faults, change, isDirty } = work
  // On a phone one pane at a time; on a wide screen the text stays, with one of the others beside it.
  const [pane, setPane] = useState<Pane>('text')
  const [area, setArea] = useState<TemplateAreaHandle | null>(null)
  useSaveKey(work.send)
  const title = draft.title.trim() || (template ? texts.untitled : texts.newTitle)

  function insert(text: string) {
    if (!area) return
    // The focus goes to the text, which a phone displays instead of the fields.
    if (!matchMedia('(width >= 820px)').matches) setPane('text')
    requestAnimationFrame(() => area.insert(text))
  }

  return (
    <div className="template-editor" data-pane={pane}>
      <header className="template-editor-head">
        <BackLink to="/dashboard/templates">{texts.back}</BackLink>
        <ItemTitle>{title}</ItemTitle>
        <p className="template-editor-state" role="status">
          {isDirty ? texts.unsaved : template && texts.allSaved}
        </p>
        <div className="template-editor-actions">
          <Button busy={work.isSaving} disabled={template !== undefined && !isDirty} onClick={work.send}>
            {template ? texts.save : texts.create}
          </Button>
          {template && <TemplateMenu template={template} navigation={navigation} />}
        </div>
      </header>

      <Notices work={work} isNew={!template} />
      {template && <TemplateVisibility template={template} isDirty={isDirty} />}

      <SegmentedControl
        className="template-editor-panes-phone"
        label={texts.paneLabel}
        labelHidden
        options={panes}
        value={pane}
        onValueChange={setPane}
      />
      <div className="template-editor-columns">
        <TemplateText
          draft={draft}
          errors={errors}
          faults={faults}
          onChange={change}
          area={area}
          onArea={setArea}
        />
        <div className="template-editor-side">
          <SegmentedControl
            className="template-editor-panes-desktop"
            label={texts.paneLabel}
            labelHidden
            options={panes.slice(1)}
            value={pane === 'text' ? 'page' : pane}
            onValueChange={setPane}
          />
          {(pane === 'text' || pane === 'page') && (
            <TemplatePagePreview text={draft.template} type={draft.type} isFaulty={faults.length > 0} />
          )}
          {pane === 'fields' && <FieldPalette onInsert={insert} />}
          {pane === 'sheet' && <TemplateProperties draft={draft} errors={errors} onChange={change} />}
        </div>
      </div>
    </div>
  )
}

/** Notices about the draft: conflict, or restored from the device. */
function Notices({ work, isNew }: { work: ReturnType<typeof useTemplateDraft>; isNew: boolean }) {
  if (work.hasConflict)
    return (
      <Banner
        tone="warning"
        action={
          <span className="template-editor-choice">
            <Button size="small" busy={work.isSaving} onClick={work.keepMine}>
              {texts.keepMine}
            </Button>
            <Button variant="secondary" size="small" onClick={work.takeTheirs}>
              {texts.takeTheirs}
            </Button>
          </span>
        }
      >
        {texts.conflict}
      </Banner>
    )
  if (!work.restoredAt) return null
  return (
    <Banner
      tone="info"
      action={
        <Button variant="secondary" size="small" onClick={work.discard}>
          {isNew ? texts.discardNew : texts.discard}
        </Button>
      }
    >
      {texts.restored(work.restoredAt)}
    </Banner>
  )
}

/** Ctrl+S or Cmd+S saves, as in the letter editor. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [save])
}
