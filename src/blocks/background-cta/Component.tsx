import { ArrowRight } from 'lucide-react'
import { BlockTitle, Eyebrow } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { button } from '@/ui/button-variants'
import { newTab } from '@/ui/new-tab'
import { Picture } from '@/ui/Picture'
import type { BackgroundCtaData } from './load.server'

/** A call to action on an image or a tinted background; optionally with a bar that holds one link. */
export function BackgroundCta({ block, context, data: { image } }: BlockProps<'backgroundCta', BackgroundCtaData>) {
  const { actionBar, button: link, subtitle, text, title } = block
  const { sectionClass } = outlineOf(context, title)
  const boxed = block.width === 'boxed'
  return (
    <section className={sectionClass(boxed && 'wrap py-section')}>
      <div
        className="background-cta"
        data-light={block.light ?? 'noon'}
        data-picture={image ? '' : undefined}
        data-width={block.width}
      >
        {!image && <div className="window-light" aria-hidden="true" />}
        <div className={boxed ? 'background-cta-text' : 'background-cta-text wrap'}>
          <Eyebrow>{subtitle}</Eyebrow>
          <BlockTitle context={context} title={title} />
          {text && <p className="text-lg text-text-soft">{text}</p>}
          {link?.url && link.title && (
            <a className={button({ variant: 'ink' })} href={link.url} {...newTab(link.target)}>
              {link.title}
            </a>
          )}
        </div>
        {image && <Picture className="background-cta-picture" image={image} sizes="(max-width: 768px) 100vw, 70vw" />}
        {actionBar?.url && actionBar.title && (
          <div className="background-cta-bar">
            <a className={boxed ? '' : 'wrap'} href={actionBar.url} {...newTab(actionBar.target)}>
              {actionBar.title}
              <ArrowRight className="size-5 flex-none" aria-hidden="true" />
            </a>
          </div>
        )}
      </div>
    </section>
  )
}
