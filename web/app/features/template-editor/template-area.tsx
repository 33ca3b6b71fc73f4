import { type Editor, Extension } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useState } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { ChipSettings } from './chip-settings.tsx'
import { type PlacedMark, selectedMark, TemplateMarks } from './mark-plugin.ts'
import { templateEditorText as texts } from './template-editor.fr.ts'
import { linesDocument, positionOf, textOfLines } from './template-lines.ts'

/** What the panes beside the text do with it. */
export type TemplateAreaHandle = {
  /** Inserts a field at the cursor, or the marks of an optional passage around the selection. */
  insert: (words: string) => void
  /** Selects what stands between two offsets. */
  select: (start: number, end: number) => void
}

const none = false as const

/** A text without any format: lines, and their history. */
const plainText = StarterKit.configure({
  ...{ blockquote: none, bold: none, bulletList: none, code: none, codeBlock: none, hardBreak: none },
  ...{ heading: none, horizontalRule: none, italic: none, link: none, listItem: none, listKeymap: none },
  ...{ orderedList: none, strike: none, trailingNode: none, underline: none, dropcursor: none },
})

/** A line break of a phone’s keyboard, or with Shift, is a line, too. */
const LineBreaks = Extension.create({
  name: 'lineBreaks',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.splitBlock() }
  },
})

/** The text of a template: its fields are chips with their question. */
export function TemplateArea({
  value,
  error,
  onChange,
  onReady,
}: {
  value: string
  error: string | undefined
  onChange: (text: string) => void
  onReady: (handle: TemplateAreaHandle | null) => void
}) {
  const id = useId()
  const [selected, setSelected] = useState<PlacedMark>()
  const editor = useEditor({
    extensions: [plainText, LineBreaks, TemplateMarks],
    content: linesDocument(value),
    enableInputRules: false,
    enablePasteRules: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': texts.text,
        'aria-describedby': `${id}-note`,
        class: 'template-editor-area',
        lang: 'fr',
        spellcheck: 'true',
      },
      clipboardTextParser: (text, $context) => {
        const { content = [] } = linesDocument(text.replace(/\r\n?/g, '\n'))
        const { schema } = $context.doc.type
        return new Slice(Fragment.from(content.map((line) => schema.nodeFromJSON(line))), 1, 1)
      },
      clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
    },
    onUpdate: ({ editor }) => onChange(textOfLines(editor.state.doc)),
    onTransaction: ({ editor }) => setSelected(selectedMark(editor.state)),
  })

  useEffect(() => {
    onReady(handleOf(editor))
    return () => onReady(null)
  }, [editor, onReady])

  // Taken from elsewhere: the saved version, or the other one of a conflict.
  useEffect(() => {
    if (value !== textOfLines(editor.state.doc))
      editor.commands.setContent(linesDocument(value), { emitUpdate: false })
  }, [value, editor])

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className="text-small font-medium">
        {texts.text}
      </span>
      <EditorContent editor={editor} data-invalid={error !== undefined || undefined} />
      <div id={`${id}-note`} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : <p className="field-palette-note">{texts.textHint}</p>}
      </div>
      {selected && (
        <ChipSettings
          key={selected.from}
          mark={selected.mark}
          onReplace={(words) => replaceMark(editor, selected, words)}
        />
      )}
    </div>
  )
}

function replaceMark(editor: Editor, { from, to }: PlacedMark, words: string): void {
  const tr = editor.state.tr.insertText(words, from, to)
  // It stays selected, so that one may choose again.
  if (words !== '') tr.setSelection(TextSelection.create(tr.doc, from, from + words.length))
  editor.view.dispatch(tr)
  if (words === '') editor.view.focus()
}

const handleOf = (editor: Editor): TemplateAreaHandle => ({
  insert(words) {
    const { state, view } = editor
    const { from, to } = state.selection
    const chosen = state.doc.textBetween(from, to, '\n')
    const isAround = words.startsWith('[[') && chosen !== ''
    view.dispatch(
      isAround ? state.tr.insertText(']]', to).insertText('[[', from) : state.tr.insertText(words, from, to),
    )
    view.focus()
  },
  select(start, end) {
    const { state, view } = editor
    const text = textOfLines(state.doc)
    const [from, to] = [positionOf(text, start), positionOf(text, end)]
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)).scrollIntoView())
    view.focus()
  },
})
