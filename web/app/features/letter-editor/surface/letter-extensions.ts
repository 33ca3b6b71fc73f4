import type { Language } from '@lettrine/letter-craft/typography/fix'
import { Extension, type Extensions, Node, wrappingInputRule } from '@tiptap/core'
import { Placeholder } from '@tiptap/extension-placeholder'
import StarterKit from '@tiptap/starter-kit'
import { insertionHighlightPlugin } from './highlight-insertion.ts'
import { surfaceText } from './surface.fr.ts'
import { typingTypography } from './typing-typography.ts'
import { UnfilledFields } from './unfilled-plugin.ts'

const InsertionHighlight = Extension.create({
  name: 'wetInk',
  addProseMirrorPlugins: () => [insertionHighlightPlugin()],
})

/** Lists have one level: an item holds a single paragraph. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** Only a dash starts a list while typing: a star or a plus is text. */
const DashList = Extension.create({
  name: 'dashList',
  addInputRules() {
    const type = this.editor.schema.nodes.bulletList
    return type ? [wrappingInputRule({ find: /^\s*-\s$/, type })] : []
  },
})

/** The subset of TipTap that a letter uses: paragraphs, bold, italic, one level of lists, line breaks. */
export function letterExtensions(languageNow: () => Language): Extensions {
  return [
    StarterKit.configure({
      heading: false,
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      link: false,
      listItem: false,
      trailingNode: false,
      dropcursor: { color: 'var(--accent)', width: 2 },
      undoRedo: { depth: 400, newGroupDelay: 600 },
    }),
    ListItem,
    DashList,
    InsertionHighlight,
    UnfilledFields,
    typingTypography(languageNow),
    Placeholder.configure({ placeholder: surfaceText.placeholder }),
  ]
}

/** Input rules of TipTap that stay enabled: the dash and the number that start a list. */
export const inputRulesAllowed = ['dashList', 'orderedList']
