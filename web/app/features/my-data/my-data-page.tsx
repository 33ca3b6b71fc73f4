import { PageHead } from '../../ui/page-head.tsx'
import { DataExportSection } from './data-export-section.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { myDataTexts as texts } from './my-data.fr.ts'

/** Data export and account deletion. */
export function MyDataPage() {
  return (
    <>
      <PageHead title={texts.title} lead={<p className="text-ink-muted">{texts.lead}</p>} />
      <div className="flex max-w-[46rem] flex-col gap-6">
        <DataExportSection />
        <DeleteAccountSection />
      </div>
    </>
  )
}
