import { RewriteIntent } from '@lettrine/contract/rewriting'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  ChevronDown,
  Eraser,
  Italic,
  List,
  ListOrdered,
  Lock,
  PenLine,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useRef } from 'react'
import { lacksModel, useAiUsage } from '../../../shared/plans/ai-usage.ts'
import { useModelName } from '../../../shared/plans/model-name.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { MenuItem } from '../../../ui/menu-props.ts'
import { toast } from '../../../ui/toast.ts'
import { RewriteDialog } from '../generation/rewrite-dialog.tsx'
import { rewritingText } from '../generation/rewriting.fr.ts'
import { type RewritingControl, useRewriting } from '../generation/use-rewriting.ts'
import { closingFor, endsWithClosing, suggestionFor } from '../generation/writing-help.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'

const texts = editorText.surface

const useToolbarState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
      blank: editor.isEmpty,
      selected: !editor.state.selection.empty,
      locked: !editor.isEditable,
    }),
  })

type ToolbarState = ReturnType<typeof useToolbarState>
type Chain = ReturnType<Editor['chain']>

const commandRunner = (editor: Editor) => (command: (chain: Chain) => Chain) => () =>
  void command(editor.chain().focus()).run()

function FormatButtons({ editor, at }: { editor: Editor; at: ToolbarState }) {
  const run = commandRunner(editor)
  return (
    <>
      <IconButton
        label={texts.bold}
        shortcut="Ctrl B"
        icon={<Bold />}
        pressed={at.bold}
        disabled={at.locked}
        onClick={run((chain) => chain.toggleBold())}
      />
      <IconButton
        label={texts.italic}
        shortcut="Ctrl I"
        icon={<Italic />}
        pressed={at.italic}
        disabled={at.locked}
        onClick={run((chain) => chain.toggleItalic())}
      />
      <IconButton
        label={texts.bulletList}
        icon={<List />}
        pressed={at.bulletList}
        disabled={at.locked}
        onClick={run((chain) => chain.toggleBulletList())}
      />
      <IconButton
        label={texts.orderedList}
        icon={<ListOrdered />}
        pressed={at.orderedList}
        disabled={at.locked}
        onClick={run((chain) => chain.toggleOrderedList())}
      />
    </>
  )
}

function HistoryButtons({ editor, at }: { editor: Editor; at: ToolbarState }) {
  const run = commandRunner(editor)
  return (
    <>
      <IconButton
        label={texts.undo}
        shortcut="Ctrl Z"
        icon={<Undo2 />}
        disabled={at.locked || !at.undo}
        onClick={run((chain) => chain.undo())}
      />
      <IconButton
        label={texts.redo}
        shortcut="Ctrl Maj Z"
        icon={<Redo2 />}
        disabled={at.locked || !at.redo}
        onClick={run((chain) => chain.redo())}
      />
    </>
  )
}

/** Ways to rewrite the selection; a lock where a model is configured that the plan does not include. */
function RewriteMenu({
  control,
  disabled,
  hasPassage,
}: {
  control: RewritingControl
  disabled: boolean
  hasPassage: boolean
}) {
  const model = useModelName()
  const usage = useAiUsage(model !== undefined)
  const lock: MenuItem[] =
    model !== undefined && lacksModel(usage)
      ? ['separator', { label: rewritingText.locked(model), icon: <Lock />, to: '/dashboard/subscription' }]
      : []
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="text-tool"
          disabled={disabled}
          title={hasPassage ? undefined : rewritingText.hint}
        >
          {rewritingText.menu}
          <ChevronDown aria-hidden="true" size={14} />
        </button>
      }
      items={[
        ...RewriteIntent.options.map((intent) => ({
          label: rewritingText.intents[intent],
          onSelect: () => control.start(intent),
        })),
        ...lock,
      ]}
    />
  )
}

/** Formatting buttons, and the commands that write: generate, rewrite, closing formula, suggestion. */
export function LetterToolbar({ editor, onCompose }: { editor: Editor; onCompose: () => void }) {
  const { autosave, memory, surface } = useLetterEditing()
  const rewriting = useRewriting(editor)
  const seed = useRef(Math.floor(Math.random() * 1_000))
  const at = useToolbarState(editor)

  function addClosing() {
    seed.current += 1
    autosave.pull()
    const { draft, letterId } = autosave.getState()
    const formula = closingFor(draft, memory.brief(letterId).tone, seed.current)
    // A second click replaces the closing formula by another one.
    surface.current?.insert(formula, endsWithClosing(draft) ? 'last' : 'end')
  }

  function addSuggestion() {
    seed.current += 1
    surface.current?.insert(suggestionFor(autosave.getState().draft, seed.current), 'caret')
  }

  function clear() {
    const before = surface.current?.markdown() ?? ''
    surface.current?.replaceAll('')
    toast.info({
      title: texts.cleared,
      action: { label: texts.undo, onClick: () => surface.current?.replaceAll(before) },
      duration: 8_000,
    })
  }

  return (
    <div className="letter-toolbar" role="toolbar" aria-label={texts.toolbar}>
      <FormatButtons editor={editor} at={at} />
      <span className="letter-toolbar-rule" />
      <HistoryButtons editor={editor} at={at} />
      <span className="letter-toolbar-rule" />
      <button type="button" className="text-tool text-tool-accent on-phone" onClick={onCompose}>
        <PenLine aria-hidden="true" size={18} />
        {texts.compose}
      </button>
      <RewriteMenu control={rewriting} disabled={at.locked || !at.selected} hasPassage={at.selected} />
      <button type="button" className="text-tool" disabled={at.locked} onClick={addClosing}>
        {texts.closing}
      </button>
      <button type="button" className="text-tool" disabled={at.locked} onClick={addSuggestion}>
        {texts.suggestion}
      </button>
      <IconButton label={texts.clear} icon={<Eraser />} disabled={at.locked || at.blank} onClick={clear} />
      <RewriteDialog control={rewriting} />
    </div>
  )
}
