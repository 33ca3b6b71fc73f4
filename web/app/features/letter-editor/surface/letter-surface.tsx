import { isClosingFormula } from '@lettrine/letter-craft/text/closing-paragraph'
import type { Language } from '@lettrine/letter-craft/typography/fix'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useAutosaveState, useLetterEditing } from '../letter-editing.tsx'
import { useLetterReading } from '../proofreading/use-letter-reading.ts'
import { highlightInsertion, openLetterStream } from './highlight-insertion.ts'
import { documentFromMarkdown, markdownFromDocument } from './letter-document.ts'
import { inputRulesAllowed, letterExtensions } from './letter-extensions.ts'
import { LetterToolbar } from './letter-toolbar.tsx'
import { pastedText, withoutTables, withWordLists } from './pasted-text.ts'
import { PlaceCard } from './place-card.tsx'
import { surfaceText } from './surface.fr.ts'
import type { SurfaceHandle } from './surface-handle.ts'
import { openPlace, toUnfilled } from './unfilled-plugin.ts'
import { useEarlyText } from './use-early-text.ts'

/** Delay after a keystroke before the text is handed to autosave, outside the typing path. */
const handOverMs = 40

/**
 * The TipTap editor of the letter. It owns the text: it hands changes to autosave, and follows changes made
 * elsewhere.
 */
export function LetterSurface({ onCompose }: { onCompose: () => void }) {
  const { autosave, surface, caret } = useLetterEditing()
  const contentEpoch = useAutosaveState((state) => state.contentEpoch)
  const unsent = useRef(false)
  const streaming = useRef(false)

  const editor = useEditor({
    extensions: letterExtensions(() => autosave.getState().draft.language),
    content: documentFromMarkdown(autosave.getState().draft.content),
    enableInputRules: inputRulesAllowed,
    enablePasteRules: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': surfaceText.label,
        class: 'letter-surface',
        lang: autosave.getState().draft.language,
        spellcheck: 'true',
      },
      clipboardTextParser: pastedText,
      transformPastedHTML: (html) => withWordLists(withoutTables(html)),
      // A position at the very edge would be hidden by the toolbars.
      scrollMargin: 96,
      scrollThreshold: 64,
    },
    onUpdate({ transaction }) {
      if (transaction.docChanged) unsent.current = true
    },
  })

  useEffect(() => {
    const recordExport = () => {
      if (!unsent.current || streaming.current) return null
      unsent.current = false
      return { content: markdownFromDocument(editor.getJSON()) }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        autosave.pull()
      }, handOverMs)
    }
    autosave.pullFrom(recordExport)
    editor.on('update', later)
    // What was typed before the editor came.
    if (unsent.current) later()
    return () => {
      clearTimeout(timer)
      autosave.pull()
      autosave.pullFrom(undefined)
      editor.off('update', later)
    }
  }, [editor, autosave])

  useEffect(() => {
    surface.current = handleOf(editor, streaming, () => autosave.getState().draft.language)
    return () => {
      surface.current = null
    }
  }, [editor, surface, autosave])

  useLetterReading(editor, streaming)

  useEffect(() => {
    const tell = () => {
      const { parent, parentOffset } = editor.state.selection.$head
      caret.moveTo({
        block: parent.textBetween(0, parent.content.size, undefined, '\n'),
        offset: parentOffset,
      })
    }
    editor.on('selectionUpdate', tell)
    return () => void editor.off('selectionUpdate', tell)
  }, [editor, caret])

  const sheet = useRef<HTMLDivElement>(null)
  useEarlyText(editor, sheet, autosave.getState().letterId)

  const shownEpoch = useRef(contentEpoch)
  useEffect(() => {
    if (shownEpoch.current === contentEpoch) return
    shownEpoch.current = contentEpoch
    replaceAll(editor, autosave.getState().draft.content)
  }, [contentEpoch, editor, autosave])

  return (
    <>
      <LetterToolbar editor={editor} onCompose={onCompose} />
      <div ref={sheet} className="letter-sheet">
        <EditorContent editor={editor} className="letter-measure" />
      </div>
      <PlaceCard editor={editor} />
    </>
  )
}

function replaceAll(editor: Editor, markdown: string): void {
  const next = editor.schema.nodeFromJSON(documentFromMarkdown(markdown))
  if (next.eq(editor.state.doc)) return
  const { tr, doc } = editor.state
  // A separate history step: undone alone, even right after a keystroke.
  editor.view.dispatch(closeHistory(tr).replaceWith(0, doc.content.size, next.content))
}

function handleOf(editor: Editor, streaming: { current: boolean }, language: () => Language): SurfaceHandle {
  return {
    markdown: () => markdownFromDocument(editor.getJSON()),
    focus: () => void editor.commands.focus(),
    replaceAll: (markdown) => replaceAll(editor, markdown),
    insert(markdown, where) {
      const { state } = editor
      const { content } = editor.schema.nodeFromJSON(documentFromMarkdown(markdown))
      const blank = state.doc.textContent.trim() === ''
      const end = state.doc.content.size
      const places = {
        caret: () => [state.selection.$to.after(1), state.selection.$to.after(1)] as const,
        end: () => [end, end] as const,
        body: () => {
          const last = state.doc.lastChild
          const closes = last !== null && isClosingFormula(last.textContent, language())
          const at = closes ? end - last.nodeSize : end
          return [at, at] as const
        },
        last: () => [end - (state.doc.lastChild?.nodeSize ?? 0), end] as const,
      }
      const [from, to] = blank ? ([0, end] as const) : places[where]()
      const tr = closeHistory(state.tr).replaceWith(from, to, content)
      editor.view.dispatch(highlightInsertion(editor, tr, from, from + content.size).scrollIntoView())
    },
    nextUnfilled() {
      const transaction = toUnfilled(editor.state, 1)
      if (!transaction) return false
      editor.view.dispatch(openPlace(transaction, transaction.selection.from))
      return true
    },
    openStream() {
      streaming.current = true
      const stream = openLetterStream(editor)
      return {
        show: stream.show,
        close() {
          streaming.current = false
          stream.close()
        },
      }
    },
  }
}
