import type { LetterSearchResult, TemplateSearchResult } from '@lettrine/contract/search'
import { helpPath, helpQuestions } from '../../shared/help/help.ts'
import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { templateTypeNames } from '../../shared/templates/template-names.fr.ts'
import { applyTheme } from '../../ui/theme.ts'
import { actionText, pageText, paletteText as texts } from './command-palette.fr.ts'
import type { Entry } from './command-palette.state.ts'

const actionAddresses = {
  newLetter: newLetterPath,
  fromOffer: newLetterPath,
  browse: '/dashboard/templates',
  newTemplate: '/dashboard/templates/new',
  myData: '/dashboard/my-data',
} as const satisfies Partial<Record<keyof typeof actionText, string>>

const pageAddresses = {
  overview: '/dashboard',
  letters: '/dashboard/letters',
  bin: '/dashboard/letters/bin',
  templates: '/dashboard/templates',
  moderation: '/dashboard/templates/moderation',
  analytics: '/dashboard/analytics',
  health: '/dashboard/health',
  subscription: '/dashboard/subscription',
  profile: '/dashboard/profile',
  exercise: '/dashboard/exercise',
  settings: '/dashboard/settings',
  security: '/dashboard/security',
  myData: '/dashboard/my-data',
  notifications: '/dashboard/notifications',
  help: '/help',
  frenchRules: '/help/french',
  tips: '/tips',
  terms: '/terms',
  privacy: '/privacy',
} as const satisfies Record<keyof typeof pageText, string>

const goTo = (name: keyof typeof actionAddresses): Entry => ({
  key: `action/${name}`,
  kind: 'actions',
  ...actionText[name],
  to: actionAddresses[name],
  ...(actionAddresses[name] === newLetterPath && { needs: 'letter' }),
})

/** Suggested before anything is typed. */
export const mainActions: readonly Entry[] = [
  goTo('newLetter'),
  goTo('fromOffer'),
  goTo('browse'),
  goTo('newTemplate'),
]

const themeActions = (['light', 'dark', 'system'] as const).map(
  (theme): Entry => ({
    key: `action/${theme}`,
    kind: 'actions',
    ...actionText[theme],
    run: () => applyTheme(theme),
  }),
)

/** Pages for administrators only. */
const pagesOfAdmins = ['moderation', 'analytics', 'health']

/** All entries that are found without the server. */
export function localEntries(options: { isAdmin: boolean; onSignOut: () => void }): Entry[] {
  const pages = Object.entries(pageAddresses)
    .filter(([name]) => options.isAdmin || !pagesOfAdmins.includes(name))
    .map(
      ([name, to]): Entry => ({
        key: `page/${name}`,
        kind: 'pages',
        ...pageText[name as keyof typeof pageText],
        to,
      }),
    )
  const help = helpQuestions.map(
    ({ id, question, keywords }): Entry => ({
      key: `help/${id}`,
      kind: 'help',
      title: question,
      words: keywords.join(' '),
      to: helpPath(id),
    }),
  )
  const signOut: Entry = {
    key: 'action/signOut',
    kind: 'actions',
    ...actionText.signOut,
    run: options.onSignOut,
  }
  return [...mainActions, ...themeActions, goTo('myData'), signOut, ...pages, ...help]
}

export const letterEntry = (letter: Omit<LetterSearchResult, 'status'>): Entry => ({
  key: `letter/${letter.id}`,
  kind: 'letters',
  title: letter.title || texts.untitled,
  detail: texts.letterDetail(letter.company, letter.updatedAt),
  ...(letter.excerpt ? { excerpt: letter.excerpt } : {}),
  to: `/dashboard/letters/${letter.id}/edit`,
})

export const templateEntry = ({ id, title, type, isPremium }: TemplateSearchResult): Entry => ({
  key: `template/${id}`,
  kind: 'templates',
  title,
  detail: isPremium ? `${templateTypeNames[type]} · ${texts.premium}` : templateTypeNames[type],
  to: `/dashboard/templates?template=${id}`,
  ...(isPremium && { needs: 'premium-template' }),
})

/** Fallback without result: opens the list of letters with this query as its filter. */
export const searchLettersEntry = (query: string): Entry => ({
  key: 'search-letters',
  kind: 'letters',
  title: texts.searchLetters,
  to: `/dashboard/letters?${new URLSearchParams({ search: query })}`,
})
