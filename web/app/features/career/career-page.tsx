import './career.css'
import { ArrowLeft, FileUp, Redo2, Undo2 } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { careerText as texts } from './career.fr.ts'
import { confirmAll, isEmpty, unconfirmedCount } from './career.state.ts'
import { EducationSection } from './education-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { CertificatesSection, InterestsSection, LanguagesSection, ToolsSection } from './short-sections.tsx'
import { TraySection } from './tray-section.tsx'
import { type CareerEditing, useCareer } from './use-career.ts'

/** «Mon parcours»: every card of the career, edited in place and saved by itself. */
export function CareerPage({
  newId,
  letterPath,
  addsJob = false,
}: {
  newId: () => string
  /** The letter that asked for the career. */
  letterPath?: string | undefined
  /** Opens the form of a new job at once. */
  addsJob?: boolean
}) {
  const career = useCareer()
  return (
    <>
      <PageHead title={texts.title} lead={<p className="max-w-[40rem] text-ink-muted">{texts.lead}</p>}>
        <div className="career-actions">
          {career.isLoaded && <SaveState career={career} />}
          <ButtonLink to="/dashboard/career/import" variant="secondary" icon={<FileUp />}>
            {texts.importCv}
          </ButtonLink>
        </div>
      </PageHead>
      {letterPath && (
        <ButtonLink to={letterPath} className="career-to-letter" icon={<ArrowLeft />}>
          {texts.backToLetter}
        </ButtonLink>
      )}
      <div className="career">
        {career.isLoaded ? (
          <Cards career={career} newId={newId} addsJob={addsJob} />
        ) : career.isFailed ? (
          <Banner
            tone="danger"
            action={
              <Button variant="secondary" size="small" onClick={career.retry}>
                {texts.retry}
              </Button>
            }
          >
            {texts.loadFailed}
          </Banner>
        ) : (
          <>
            <Skeleton className="h-48" />
            <Skeleton className="h-32" />
          </>
        )}
      </div>
    </>
  )
}

function SaveState({ career }: { career: CareerEditing }) {
  const text = career.hasFailed ? texts.status.failed : texts.status[career.status]
  return (
    <>
      <p className="career-status" role="status" data-failed={career.hasFailed || undefined}>
        {text}
      </p>
      <IconButton label={texts.undo} icon={<Undo2 />} disabled={!career.canUndo} onClick={career.undo} />
      <IconButton label={texts.redo} icon={<Redo2 />} disabled={!career.canRedo} onClick={career.redo} />
    </>
  )
}

function Cards({ career, newId, addsJob }: { career: CareerEditing; newId: () => string; addsJob: boolean }) {
  const { document, change } = career
  const waiting = unconfirmedCount(document)
  const section = { document, change, newId }
  return (
    <>
      {career.status === 'conflict' && <Conflict career={career} />}
      {waiting > 0 && (
        <Banner
          tone="info"
          action={
            <Button variant="secondary" size="small" onClick={() => change(confirmAll)}>
              {texts.confirmAll(waiting)}
            </Button>
          }
        >
          {texts.toConfirm(waiting)}
        </Banner>
      )}
      {isEmpty(document) && <EmptyState>{texts.empty}</EmptyState>}
      <JobsSection {...section} startsNew={addsJob} />
      <TraySection {...section} />
      <EducationSection {...section} />
      <div className="career-short">
        <CertificatesSection {...section} />
        <LanguagesSection {...section} />
        <ToolsSection {...section} />
        <InterestsSection {...section} />
      </div>
    </>
  )
}

const Conflict = ({ career }: { career: CareerEditing }) => (
  <Banner
    tone="warning"
    action={
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={career.takeTheirs}>
          {texts.conflict.takeTheirs}
        </Button>
        <Button size="small" onClick={career.keepMine}>
          {texts.conflict.keepMine}
        </Button>
      </div>
    }
  >
    {texts.conflict.message}
  </Banner>
)
