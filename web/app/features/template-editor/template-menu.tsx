import type { Template } from '@lettrine/contract/templates'
import { Copy, Ellipsis, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { templateEditorText as texts } from './template-editor.fr.ts'
import { useRemoveTemplate, useTemplateAction } from './template-editor.queries.ts'

export type TemplateEditorNavigation = {
  onLibrary: () => void
  onEdit: (templateId: string) => void
}

const because = (fault: unknown) => (fault instanceof ApiError ? { message: fault.message } : {})

/** Actions on a personal template. */
export function TemplateMenu({
  template,
  navigation,
}: {
  template: Template
  navigation: TemplateEditorNavigation
}) {
  const [removing, setRemoving] = useState(false)
  const duplicate = useTemplateAction('duplicate')
  const remove = useRemoveTemplate()
  const copy = () =>
    duplicate.mutate(template.id, {
      onSuccess: ({ data }) =>
        toast.success({
          title: texts.duplicated,
          message: data.title,
          action: { label: texts.open, onClick: () => navigation.onEdit(data.id) },
        }),
      onError: (fault) => toast.error({ title: texts.duplicateFailed, ...because(fault) }),
    })
  return (
    <>
      <Menu
        trigger={<IconButton label={texts.more} icon={<Ellipsis />} />}
        items={[
          {
            label: texts.use,
            icon: <QuotaIcon icon={PenLine} />,
            to: `/dashboard/letters/new?template=${template.id}`,
          },
          { label: texts.duplicate, icon: <Copy />, onSelect: copy },
          'separator',
          { label: texts.remove, icon: <Trash2 />, tone: 'danger', onSelect: () => setRemoving(true) },
        ]}
      />
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={texts.removeTitle}
        description={`${texts.removeDescription(template.title)}${template.isPublic ? ` ${texts.removePublished}` : ''}`}
        confirmLabel={texts.remove}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(template.id, {
            onSuccess: () => {
              toast.success({ title: texts.removed })
              navigation.onLibrary()
            },
            onError: (fault) => toast.error({ title: texts.removeFailed, ...because(fault) }),
          })
        }
      />
    </>
  )
}
