import type { ExportOptions } from '@lettrine/contract/export'
import { measureLetter } from '@lettrine/letter-craft/text/measure'
import { Check, CircleAlert, SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useAutosaveState } from './letter-editing.tsx'
import { pageText as say } from './page-preview.fr.ts'
import { evenMargin, type Gauge, gaugeOf, imageOf } from './page-preview.state.ts'
import { usePagePreview } from './use-page-preview.ts'

/** The real page, its gauge, and whether it holds on one page, in words. */
export function PagePreview({ options, onSettings }: { options: ExportOptions; onSettings: () => void }) {
  const preview = usePagePreview(options)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const saved = useAutosaveState((state) => state.acknowledged.content)
  const words = useMemo(() => measureLetter(saved).wordCount, [saved])
  const images = useMemo(() => preview.data?.data.pages.map(imageOf) ?? [], [preview.data])
  const gauge = preview.data && gaugeOf(preview.data.data, options, words)
  const margin = evenMargin(options)

  return (
    <section className="page-preview" aria-label={say.title}>
      <header className="page-preview-header">
        <p>
          <strong>{options.fontFamily}</strong>{' '}
          {margin === undefined ? say.mixedMargins(options.fontSize) : say.summary(options.fontSize, margin)}
        </p>
        <IconButton label={say.settings} icon={<SlidersHorizontal />} onClick={onSettings} />
      </header>
      {preview.isError && (
        <div className="page-preview-failure" role="alert">
          <p>{say.failed}</p>
          <Button variant="secondary" onClick={() => void preview.refetch()}>
            {say.retry}
          </Button>
        </div>
      )}
      <div className="page-stage">
        <div className="page-stack">
          {images.length === 0 && !preview.isError && (
            <div className="page-sheet page-sheet-empty">
              <p>{say.empty}</p>
            </div>
          )}
          {images.map((image, index) => (
            <button
              key={say.pageOf(index + 1, images.length)}
              type="button"
              className="page-sheet"
              aria-label={say.zoom}
              onClick={() => setZoomed(index)}
            >
              <img src={image} alt="" aria-hidden="true" />
            </button>
          ))}
        </div>
        {gauge && <PageGauge gauge={gauge} />}
      </div>
      {gauge && <PageVerdict gauge={gauge} />}
      <Dialog
        open={zoomed !== null}
        onOpenChange={(open) => !open && setZoomed(null)}
        title={say.pageOf((zoomed ?? 0) + 1, images.length)}
        size="wide"
      >
        {zoomed !== null && images[zoomed] && (
          <img className="page-zoomed" src={images[zoomed]} alt={say.pageOf(zoomed + 1, images.length)} />
        )}
      </Dialog>
    </section>
  )
}

function PageGauge({ gauge }: { gauge: Gauge }) {
  return (
    <div className="page-gauge" data-tone={gauge.tone} aria-hidden="true">
      <span style={{ transform: `scaleY(${gauge.fill})` }} />
    </div>
  )
}

function PageVerdict({ gauge }: { gauge: Gauge }) {
  return gauge.tone === 'fits' ? (
    <p className="page-verdict" data-tone="fits">
      <Check aria-hidden="true" size={18} />
      <strong>{say.onePage}</strong>
      <span>{say.linesLeft(gauge.linesLeft)}</span>
    </p>
  ) : (
    <p className="page-verdict" data-tone="over">
      <CircleAlert aria-hidden="true" size={18} />
      <strong>{say.pages(gauge.pageCount)}</strong>
      <span>{say.overflow(gauge.wordsOver)}</span>
    </p>
  )
}
