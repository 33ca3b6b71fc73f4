import { expect, test } from 'vitest'
import { withIconModules } from './icon-imports.ts'

const modules = new Map([
  ['Plus', 'plus'],
  ['CircleHelp', 'circle-question-mark'],
])

test('each icon is imported from its own module, under its local name, without types', () => {
  const source = "import { CircleHelp, type LucideIcon, Plus as Add } from 'lucide-react'\nrest"
  expect(withIconModules(source, modules)).toBe(
    "import CircleHelp from 'lucide-react/icons/circle-question-mark';import Add from 'lucide-react/icons/plus'\nrest",
  )
})

test('an import on several lines is one, and one without icons is none', () => {
  expect(withIconModules("import {\n  CircleHelp,\n  Plus,\n} from 'lucide-react'\n", modules)).toBe(
    "import CircleHelp from 'lucide-react/icons/circle-question-mark';import Plus from 'lucide-react/icons/plus'\n",
  )
  expect(withIconModules("import { type LucideIcon } from 'lucide-react'\n", modules)).toBe('\n')
})

test('an import with an unknown icon stays', () => {
  const source = "import { Plus, Unknown } from 'lucide-react'"
  expect(withIconModules(source, modules)).toBe(source)
})
