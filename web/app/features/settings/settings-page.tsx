import './settings.css'
import { Language, Tone } from '@lettrine/contract/letters'
import { PageDesign } from '@lettrine/contract/page'
import { NoticeTopic, type Settings, ThemeChoice, wordTargetRange } from '@lettrine/contract/settings'
import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { designNames, toneNames } from '../../lib/letter-names.fr.ts'
import { useConfiguredModel } from '../../lib/model-name.ts'
import { useChangeSettings, useSettings } from '../../lib/settings.ts'
import { AudienceSwitch } from '../../ui/audience-switch.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { applyTheme } from '../../ui/theme.ts'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { settingsText as say } from './settings.fr.ts'

type Part = { settings: Settings; onChange: (change: Partial<Settings>) => void }

/** How one likes to write and to be told, and what one allows. */
export function SettingsPage({ userId, dictionary }: { userId: string; dictionary: ReactNode }) {
  const query = useSettings(userId)
  const change = useChangeSettings(userId, (fault) =>
    toast.error({ title: say.failed, ...(fault instanceof ApiError && { message: fault.message }) }),
  )
  const part = query.data && { settings: query.data, onChange: change.mutate }
  return (
    <>
      <PageHead title={say.title} lead={<p className="text-ink-muted">{say.lead}</p>} />
      {query.isError && (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
              {say.retry}
            </Button>
          }
        >
          {say.loadFailed}. {query.error instanceof ApiError && query.error.message}
        </Banner>
      )}
      {part && (
        <div className="settings">
          <Writing {...part} />
          <Look {...part} />
          <Model {...part} />
          <Notices {...part} />
          <Analytics onChange={part.onChange} />
          <TitledPanel title={say.dictionary.title} lead={say.dictionary.lead}>
            {dictionary}
          </TitledPanel>
          <TitledPanel title={say.data.title} lead={say.data.lead}>
            <ButtonLink to="/dashboard/my-data" variant="secondary" className="self-start">
              {say.data.open}
            </ButtonLink>
          </TitledPanel>
        </div>
      )}
    </>
  )
}

const tones = Tone.options.map((value) => ({ value, label: toneNames[value] }))
const languages = Language.options.map((value) => ({ value, label: say.writing.languages[value] }))
const designs = PageDesign.options.map((value) => ({ value, label: designNames[value] }))
const { min, max, step } = wordTargetRange
const targets = Array.from({ length: (max - min) / step + 1 }, (_, place) => {
  const count = min + place * step
  return { value: String(count), label: say.writing.words(count) }
})

function Writing({ settings, onChange }: Part) {
  return (
    <TitledPanel title={say.writing.title} lead={say.writing.lead}>
      <div className="settings-pair">
        <SelectField
          label={say.writing.tone}
          options={tones}
          value={settings.tone}
          onValueChange={(tone) => onChange({ tone })}
        />
        <SelectField
          label={say.writing.language}
          options={languages}
          value={settings.language}
          onValueChange={(language) => onChange({ language })}
        />
        <SelectField
          label={say.writing.design}
          options={designs}
          value={settings.design}
          onValueChange={(design) => onChange({ design })}
        />
        <SelectField
          label={say.writing.wordTarget}
          options={targets}
          value={String(settings.wordTarget)}
          onValueChange={(count) => onChange({ wordTarget: Number(count) })}
        />
      </div>
    </TitledPanel>
  )
}

const themes = ThemeChoice.options.map((value) => ({ value, label: say.look.themes[value] }))

function Look({ settings, onChange }: Part) {
  return (
    <TitledPanel title={say.look.title}>
      <SegmentedControl
        label={say.look.theme}
        options={themes}
        value={settings.theme}
        onValueChange={(theme) => {
          applyTheme(theme)
          onChange({ theme })
        }}
      />
    </TitledPanel>
  )
}

function Model({ settings, onChange }: Part) {
  const model = useConfiguredModel()
  if (!model) return <TitledPanel title={say.model.title} lead={say.model.builtIn} />
  return (
    <TitledPanel title={say.model.title} lead={say.model.lead(model)}>
      <Switch checked={settings.allowsModel} onCheckedChange={(allowsModel) => onChange({ allowsModel })}>
        {say.model.allow(model)}
      </Switch>
      <p className="text-ink-muted text-small">{say.model.refused}</p>
    </TitledPanel>
  )
}

const channels = [
  { field: 'notifyAbout', label: say.notices.notify },
  { field: 'mailAbout', label: say.notices.mail },
] as const

function Notices({ settings, onChange }: Part) {
  return (
    <TitledPanel title={say.notices.title} lead={say.notices.lead}>
      <div className="settings-pair">
        {channels.map(({ field, label }) => (
          <fieldset key={field} className="settings-topics">
            <legend>{label}</legend>
            {NoticeTopic.options.map((topic) => (
              <Checkbox
                key={topic}
                checked={settings[field].includes(topic)}
                onCheckedChange={(checked) =>
                  onChange({
                    [field]: NoticeTopic.options.filter((one) =>
                      one === topic ? checked : settings[field].includes(one),
                    ),
                  })
                }
              >
                {say.notices.topics[topic]}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </TitledPanel>
  )
}

function Analytics({ onChange }: Pick<Part, 'onChange'>) {
  return (
    <TitledPanel title={say.analytics.title} lead={say.analytics.lead}>
      <AudienceSwitch onChange={(allowsAnalytics) => onChange({ allowsAnalytics })} />
    </TitledPanel>
  )
}
