import { useState } from 'react'
import { useVoice } from '../../../shared/voice/stored-voice.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { LoadFailed } from '../load-failed.tsx'
import { voiceText as texts } from './voice.fr.ts'
import { useChooseVoice, useEraseVoice } from './voice.queries.ts'
import { VoiceHabitList } from './voice-habit-list.tsx'
import { VoiceTexts } from './voice-texts.tsx'

/** How the user writes: their texts, the habits measured in them, and what they changed. */
export function VoiceSection() {
  const { data, isError, refetch } = useVoice()
  const choose = useChooseVoice()
  const erase = useEraseVoice()
  const [asking, setAsking] = useState(false)
  const voice = data?.data
  const isEmpty = !voice || (voice.texts.length === 0 && Object.keys(voice.choices.turns).length === 0)
  return (
    <TitledPanel
      anchor="ma-voix"
      title={texts.title}
      lead={texts.lead}
      action={
        !isEmpty && (
          <Button variant="ghost" size="small" aria-label={texts.eraseLong} onClick={() => setAsking(true)}>
            {texts.erase}
          </Button>
        )
      }
    >
      {voice ? (
        <>
          {!isEmpty && (
            <Switch
              checked={voice.choices.isUsed}
              onCheckedChange={(isUsed) => choose.mutate({ ...voice.choices, isUsed })}
            >
              {texts.use}
            </Switch>
          )}
          <VoiceTexts texts={voice.texts} />
          {voice.habits ? (
            <VoiceHabitList
              habits={voice.habits}
              choices={voice.choices}
              onChoose={(choices) => choose.mutate(choices)}
            />
          ) : (
            voice.texts.length > 0 && (
              <p className="text-ink-muted text-ui">{texts.tooFew(voice.texts.length)}</p>
            )
          )}
        </>
      ) : isError ? (
        <LoadFailed texts={texts} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.confirm.title}
        description={texts.confirm.description}
        confirmLabel={texts.confirm.action}
        busy={erase.isPending}
        onConfirm={() =>
          erase.mutate(undefined, {
            onSuccess: () => toast.success({ title: texts.erased }),
            onSettled: () => setAsking(false),
          })
        }
      />
    </TitledPanel>
  )
}
