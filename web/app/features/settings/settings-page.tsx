import './settings.css'
import { Language, Tone } from '@lettrine/contract/letters'
import { PageDesign } from '@lettrine/contract/page'
import { NoticeTopic, type Settings, ThemeChoice, wordTargetRange } from '@lettrine/contract/settings'
import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { AnalyticsSwitch } from '../../shared/analytics/analytics-switch.tsx'
import { designNames, toneNames } from '../../shared/letters/letter-names.fr.ts'
import { useConfiguredModel } from '../../shared/plans/model-name.ts'
import { useChangeSettings, useSettings } from '../../shared/settings/settings.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { applyTheme } from '../../ui/theme.ts'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { settingsText as texts } from './settings.fr.ts'

type Part = { settings: Settings; onChange: (change: Partial<Settings>) => void }

/** Settings: writing, notifications, privacy. */
export function SettingsPage({ userId, dictionary }: { userId: string; dictionary: ReactNode }) {
  const query = useSettings(userId)
  const change = useChangeSettings(userId, (fault) =>
    toast.error({ title: texts.failed, ...(fault instanceof ApiError && { message: fault.message }) }),
  )
  const part = query.data && { settings: query.data, onChange: change.mutate }
  return (
    <>
      <PageHead title={texts.title} lead={<p className="text-ink-muted">{texts.lead}</p>} />
      {query.isError && (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}. {query.error instanceof ApiError && query.error.message}
        </Banner>
      )}
      {part && (
        <div className="settings">
          <Writing {...part} />
          <Look {...part} />
          <Model {...part} />
          <Notices {...part} />
          <Analytics onChange={part.onChange} />
          <TitledPanel title={texts.dictionary.title} lead={texts.dictionary.lead}>
            {dictionary}
          </TitledPanel>
          <TitledPanel title={texts.data.title} lead={texts.data.lead}>
            <ButtonLink to="/dashboard/my-data" variant="secondary" className="self-start">
              {texts.data.open}
            </ButtonLink>
          </TitledPanel>
        </div>
      )}
    </>
  )
}

const tones = Tone.options.map((value) => ({ value, label: toneNames[value] }))
const languages = Language.options.map((value) => ({ value, label: texts.writing.languages[value] }))
const designs = PageDesign.options.map((value) => ({ value, label: designNames[value] }))
const { min, max, step } = wordTargetRange
const targets = Array.from({ length: (max - min) / step + 1 }, (_, place) => {
  const count = min + place * step
  return { value: String(count), label: texts.writing.words(count) }
})

function Writing({ settings, onChange }: Part) {
  return (
    <TitledPanel title={texts.writing.title} lead={texts.writing.lead}>
      <div className="settings-pair">
        <SelectField
          label={texts.writing.tone}
          options={tones}
          value={settings.tone}
          onValueChange={(tone) => onChange({ tone })}
        />
        <SelectField
          label={texts.writing.language}
          options={languages}
          value={settings.language}
          onValueChange={(language) => onChange({ language })}
        />
        <SelectField
          label={texts.writing.design}
          options={designs}
          value={settings.design}
          onValueChange={(design) => onChange({ design })}
        />
        <SelectField
          label={texts.writing.wordTarget}
          options={targets}
          value={String(settings.wordTarget)}
          onValueChange={(count) => onChange({ wordTarget: Number(count) })}
        />
      </div>
    </TitledPanel>
  )
}

const themes = ThemeChoice.options.map((value) => ({ value, label: texts.look.themes[value] }))

function Look({ settings, onChange }: Part) {
  return (
    <TitledPanel title={texts.look.title}>
      <SegmentedControl
        label={texts.look.theme}
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
  if (!model) return <TitledPanel title={texts.model.title} lead={texts.model.builtIn} />
  return (
    <TitledPanel title={texts.model.title} lead={texts.model.lead(model)}>
      <Switch checked={settings.allowsModel} onCheckedChange={(allowsModel) => onChange({ allowsModel })}>
        {texts.model.allow(model)}
      </Switch>
      <p className="text-ink-muted text-small">{texts.model.refused}</p>
    </TitledPanel>
  )
}

const channels = [
  { field: 'notifyAbout', label: texts.notices.notify },
  { field: 'mailAbout', label: texts.notices.mail },
] as const

function Notices({ settings, onChange }: Part) {
  return (
    <TitledPanel title={texts.notices.title} lead={texts.notices.lead}>
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
                {texts.notices.topics[topic]}
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
    <TitledPanel title={texts.analytics.title} lead={texts.analytics.lead}>
      <AnalyticsSwitch onChange={(allowsAnalytics) => onChange({ allowsAnalytics })} />
    </TitledPanel>
  )
}
