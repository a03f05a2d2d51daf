import { Clapperboard } from 'lucide-react'
import { BlockTitle } from '@/blocks/BlockHead'
import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { CardPicture } from '@/cards/parts/CardPicture'
import { button } from '@/ui/button-variants'
import { newTab } from '@/ui/new-tab'
import { LazyVideoThumbnail } from './LazyVideoThumbnail.client'
import type { TextImageVideoData } from './load.server'

const SIZES = '(min-width: 90rem) 46rem, (min-width: 64rem) 52vw, 92vw'

/** A text with a button, beside an image that plays a video in a modal. Nothing where all are empty. */
export function TextImageVideo({ block, context, data }: BlockProps<'textImageVideo', TextImageVideoData>) {
  const { cta, title, videoTitle } = block
  const { image, text, video } = data
  const link = cta?.url && cta.title ? { ...cta, url: cta.url } : null
  if (!title && !text && !link && !image && !video) return null
  const { sectionClass } = outlineOf(context, title)
  const light = block.light ?? 'dusk'
  return (
    <section className={sectionClass('light-section py-band')} data-light={light}>
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid grid-cols-1 items-center gap-7 lg:grid-cols-[5fr_7fr] lg:gap-8">
        <div className="grid min-w-0 grid-cols-1 justify-items-start gap-5">
          <BlockTitle context={context} title={title} />
          {text && <BlockText context={context} html={text} idPrefix={`b${block.id ?? ''}`} />}
          {link && (
            <a className={button({ variant: 'ink' })} href={link.url} {...newTab(link.target)}>
              {link.title}
            </a>
          )}
        </div>
        {video ? (
          <LazyVideoThumbnail
            title={videoTitle || title || context.pageTitle}
            image={image}
            video={video}
            light={light}
            sizes={SIZES}
          />
        ) : (
          image && (
            <div className="card" data-variant="picture">
              <CardPicture image={image} Icon={Clapperboard} light={light} format="wide" sizes={SIZES} />
            </div>
          )
        )}
      </div>
    </section>
  )
}
