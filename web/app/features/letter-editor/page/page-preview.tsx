import type { PreviewStyle } from '@lettrine/contract/export'
import { measureLetter } from '@lettrine/letter-craft/text/measure'
import { Check, CircleAlert, SlidersHorizontal } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { designNames } from '../../../shared/letters/letter-names.fr.ts'
import { PageSettings } from '../../../shared/page-settings/page-settings.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useDraftField, useLetterEditing } from '../letter-editing.tsx'
import { DesignPicker } from './page-designs.tsx'
import { PageFit } from './page-fit.tsx'
import { PageHeadPlaces } from './page-head-places.tsx'
import { pageText as texts } from './page-preview.fr.ts'
import { evenMargin, type Gauge, gaugeOf, imageOf } from './page-preview.state.ts'
import { PageZoom } from './page-zoom.tsx'
import { useDesignMiniatures, usePagePreview } from './use-page-preview.ts'

/** The rendered page and its settings: design, margins, and whether it fits one page. */
export function PagePreview({ onReveal }: { onReveal: () => void }) {
  const { autosave } = useLetterEditing()
  const page = useDraftField('page')
  const content = useDraftField('content')
  const { preview, failure, retry } = usePagePreview()
  const box = useRef<HTMLElement>(null)
  const others = useDesignMiniatures(box)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const [settings, setSettings] = useState(false)
  const settingsId = useId()
  const images = useMemo(() => preview?.pages.map(imageOf) ?? [], [preview])
  const drawn = preview?.style.design
  const miniatures = drawn && images[0] ? { ...others, [drawn]: images[0] } : others
  const words = useMemo(() => measureLetter(content).wordCount, [content])
  const gauge = preview && gaugeOf(preview, words)
  const change = (next: typeof page) => autosave.edit({ page: next })

  return (
    <section ref={box} className="page-preview" aria-label={texts.title}>
      <DesignPicker page={page} miniatures={miniatures} onChange={change} />
      <header className="page-preview-header">
        <p>
          <strong>{designNames[page.design]}</strong> {preview && summaryOf(preview.style)}
        </p>
        <IconButton
          label={texts.settings}
          icon={<SlidersHorizontal />}
          aria-expanded={settings}
          aria-controls={settingsId}
          onClick={() => setSettings(!settings)}
        />
      </header>
      <div id={settingsId} hidden={!settings}>
        {settings && <PageSettings page={page} onChange={change} />}
      </div>
      {failure && (
        <div className="page-preview-failure" role="alert">
          <p>{failure}</p>
          <Button variant="secondary" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {preview && <p className="head-hint">{texts.head.hint}</p>}
      <div className="page-stage">
        <div className="page-stack">
          {images.length === 0 && !failure && (
            <div className="page-sheet page-sheet-empty">
              <p>{texts.empty}</p>
            </div>
          )}
          {images.map((image, index) => (
            <div key={texts.resolvePageStyle(index + 1, images.length)} className="page-sheet-frame">
              <button
                type="button"
                className="page-sheet"
                aria-label={texts.zoom}
                onClick={() => setZoomed(index)}
              >
                <img src={image} alt="" aria-hidden="true" />
              </button>
              {index === 0 && preview && <PageHeadPlaces head={preview.head} />}
            </div>
          ))}
        </div>
        {gauge && <PageGauge gauge={gauge} />}
      </div>
      <div className="page-foot">
        {gauge && <PageVerdict gauge={gauge} />}
        <Switch checked={page.onePage} onCheckedChange={(onePage) => change({ ...page, onePage })}>
          {texts.onePageSwitch}
        </Switch>
      </div>
      {preview && <PageFit preview={preview} onReveal={onReveal} />}
      {zoomed !== null && images[zoomed] && (
        <PageZoom
          image={images[zoomed]}
          name={texts.resolvePageStyle(zoomed + 1, images.length)}
          onClose={() => setZoomed(null)}
        />
      )}
    </section>
  )
}

function summaryOf(style: PreviewStyle): string {
  const margin = evenMargin(style)
  const measures =
    margin === undefined ? texts.mixedMargins(style.fontSize) : texts.summary(style.fontSize, margin)
  return `${style.fontFamily} ${measures}`
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
    <p className="page-fit-status" data-tone="fits">
      <Check aria-hidden="true" size={18} />
      <strong>{texts.onePage}</strong>
      <span>{texts.linesLeft(gauge.linesLeft)}</span>
    </p>
  ) : (
    <p className="page-fit-status" data-tone="over">
      <CircleAlert aria-hidden="true" size={18} />
      <strong>{texts.pages(gauge.pageCount)}</strong>
      <span>{texts.overflow(gauge.wordsOver)}</span>
    </p>
  )
}
