import { typeset } from '@lettrine/letter-craft/typography/as-you-type'
import type { Language } from '@lettrine/letter-craft/typography/fix'
import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin } from '@tiptap/pm/state'

/** Length of text before the caret that the rules need. */
const longestLook = 120

/**
 * Typographic replacement while typing: apostrophe, guillemets, spaces before «; : ! ?». The typed character is
 * inserted first, so that one undo restores it.
 */
export const typingTypography = (languageNow: () => Language) =>
  Extension.create({
    name: 'typingTypography',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleTextInput(view, from, to, text) {
            if (from !== to || text.length !== 1 || view.composing) return false
            const { $from } = view.state.selection
            if (!$from.parent.isTextblock) return false
            const start = Math.max(0, $from.parentOffset - longestLook)
            const before = $from.parent.textBetween(start, $from.parentOffset, '\n', '\n')
            const line = before.slice(before.lastIndexOf('\n') + 1)
            const better = typeset(line, text, languageNow())
            if (!better) return false
            view.dispatch(view.state.tr.insertText(text, from, to))
            const end = from + text.length
            const tr = closeHistory(view.state.tr).insertText(better.insert, from - better.drop, end)
            view.dispatch(tr.scrollIntoView())
            return true
          },
        },
      }),
    ],
  })
