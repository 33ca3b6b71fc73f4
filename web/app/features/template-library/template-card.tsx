import './template-card.css'
import type { Template, TemplateType } from '@lettrine/contract/templates'
import {
  Bookmark,
  BookmarkCheck,
  Briefcase,
  Crown,
  Eye,
  GraduationCap,
  Landmark,
  Lock,
  Mail,
  Pencil,
  Share2,
  Star,
} from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { quotaText } from '../../shared/letter-quota/letter-quota.fr.ts'
import { useIsQuotaReached } from '../../shared/letter-quota/letter-quota.ts'
import {
  difficultyNames,
  moderationNames,
  templateTypeNames,
  timeText,
} from '../../shared/templates/template-names.fr.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { useBookmark } from './library.queries.ts'
import type { ViewMode } from './library.state.ts'
import { cardText as texts } from './template-library.fr.ts'

// Created once: React skips an element it has already rendered, and a list of cards has many.
const typeIcons = {
  job: <Briefcase size={28} />,
  internship: <GraduationCap size={28} />,
  scholarship: <Landmark size={28} />,
  custom: <Mail size={28} />,
} as const satisfies Record<TemplateType, ReactNode>
const icons = {
  premium: <Crown aria-hidden="true" size={12} />,
  rating: <Star aria-hidden="true" size={14} />,
  lock: <Lock aria-hidden="true" size={16} />,
  preview: <Eye />,
  bookmark: <Bookmark />,
  unbookmark: <BookmarkCheck />,
  edit: <Pencil />,
  share: <Share2 />,
}

const namesShown = { tags: 2, industries: 1 }

/** A template: properties, rating, actions. */
export const TemplateCard = memo(function TemplateCard({
  template,
  mode,
  rank,
  onPreview,
}: {
  template: Template
  mode: ViewMode
  /** Rank among the popular ones, from 1. */
  rank?: number
  onPreview: (template: Template) => void
}) {
  const { title, type, description, difficulty, estimatedTime, updatedAt, useCount, successRate } = template
  const summary = description || template.excerpt
  const preview = () => onPreview(template)
  return (
    <article className={`template-card template-card-${mode}`} aria-label={title}>
      {mode !== 'compact' && <Thumbnail template={template} rank={rank} onPreview={preview} />}
      <div className="template-body">
        <p className="template-badges">
          {template.isPremium && (
            <span className="template-badge template-badge-premium">
              {icons.premium}
              {texts.premium}
            </span>
          )}
          {template.isFeatured && <span className="template-badge">{texts.featured}</span>}
          {template.isAIGenerated && <span className="template-badge template-badge-ai">{texts.ai}</span>}
          <span className="template-badge">{difficultyNames[difficulty]}</span>
          {template.moderation !== null && template.moderation !== 'private' && (
            <span className="template-badge">{moderationNames[template.moderation]}</span>
          )}
        </p>
        <h3>{title}</h3>
        <p className="template-facts">
          <Rating template={template} />
          <span>
            {templateTypeNames[type]}, {timeText(estimatedTime)}
          </span>
        </p>
        {mode !== 'compact' && <p className="template-summary">{summary}</p>}
        {mode !== 'compact' && (
          <p className="template-meta">
            <NameList template={template} />
            <span>
              {[
                useCount > 0 && texts.uses(useCount),
                successRate !== null && texts.success(successRate),
                creatorOf(template),
                texts.updated(updatedAt),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
        )}
      </div>
      <Actions template={template} onPreview={preview} />
    </article>
  )
})

function creatorOf({ isMine, creatorName }: Template): string {
  if (isMine) return texts.mine
  return creatorName === null ? texts.library : texts.by(creatorName)
}

function Thumbnail({
  template,
  rank,
  onPreview,
}: {
  template: Template
  rank: number | undefined
  onPreview: () => void
}) {
  return (
    <button type="button" className="template-thumbnail" tabIndex={-1} aria-hidden="true" onClick={onPreview}>
      {template.previewImage ? (
        <img
          key={template.previewImage}
          src={template.previewImage}
          alt=""
          loading="lazy"
          width={210}
          height={297}
        />
      ) : (
        <span className="template-icon">{typeIcons[template.type]}</span>
      )}
      {rank !== undefined && (
        <span className="template-rank" data-rank={rank}>
          {rank}
        </span>
      )}
      {template.isLocked && <span className="template-lock">{icons.lock}</span>}
    </button>
  )
}

function Rating({ template: { rating, reviewCount } }: { template: Template }) {
  if (rating === null) return <span className="template-new">{texts.new}</span>
  return (
    <span className="template-rating" role="img" aria-label={texts.rated(rating, reviewCount)}>
      {icons.rating}
      <strong>{texts.rating(rating)}</strong> ({texts.reviews(reviewCount)})
    </span>
  )
}

/** Two tags and one industry; the rest as a count. */
function NameList({ template: { tags, industry } }: { template: Template }) {
  const shown = [...tags.slice(0, namesShown.tags), ...industry.slice(0, namesShown.industries)]
  const rest = tags.length + industry.length - shown.length
  if (shown.length === 0) return null
  return (
    <span>
      {shown.join(', ')}
      {rest > 0 && ` ${texts.more(rest)}`}
    </span>
  )
}

function Actions({ template, onPreview }: { template: Template; onPreview: () => void }) {
  const { id, title, isBookmarked, isLocked } = template
  const isFull = useIsQuotaReached()
  const bookmark = useBookmark((fault) =>
    toast.error({
      title: texts.bookmarkFailed,
      ...(fault instanceof ApiError && { message: fault.message }),
    }),
  )
  // The card may display another template by now.
  const isPending = bookmark.isPending && bookmark.variables.id === id
  // Optimistic.
  const marked = isPending ? !isBookmarked : isBookmarked
  return (
    <div className="template-actions">
      {isLocked ? (
        <button
          type="button"
          className="template-locked"
          aria-label={texts.lockedOf(title)}
          onClick={onPreview}
        >
          {icons.lock}
          {texts.lockedBrief}
        </button>
      ) : (
        <ButtonLink
          to={`/dashboard/letters/new?template=${id}`}
          variant="tonal"
          size="small"
          aria-label={`${isFull ? `${quotaText.locked} ` : ''}${texts.namedUse(title)}`}
          icon={isFull && icons.lock}
        >
          {texts.use}
        </ButtonLink>
      )}
      <IconButton label={texts.previewOf(title)} icon={icons.preview} onClick={onPreview} />
      <IconButton
        // Keyed by template: a reused button would animate from one colour to the other.
        key={id}
        label={marked ? texts.unbookmarkOf(title) : texts.bookmarkOf(title)}
        icon={marked ? icons.unbookmark : icons.bookmark}
        pressed={marked}
        disabled={isPending}
        onClick={() => bookmark.mutate({ id, isBookmarked })}
      />
      {template.isMine && (
        <IconLink to={`/dashboard/templates/${id}/edit`} label={texts.edit(title)} icon={icons.edit} />
      )}
      {/* No link: other users may not see this template. */}
      {template.isPublic && !template.isMine && (
        <IconButton label={texts.share(title)} icon={icons.share} onClick={() => void share(template)} />
      )}
    </div>
  )
}

/** The device’s share sheet, or else a link on the clipboard. */
async function share({ id, title }: Template): Promise<void> {
  const url = `${window.location.origin}/dashboard/templates?template=${id}`
  try {
    if ('share' in navigator) await navigator.share({ title, url })
    else {
      await (navigator as Navigator).clipboard.writeText(url)
      toast.success({ title: texts.linkCopied })
    }
  } catch (fault) {
    // AbortError: the user closed the share sheet.
    if ((fault as DOMException).name !== 'AbortError') toast.error({ title: texts.shareFailed })
  }
}
