import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LazySubscribeForm } from '@/features/newsletter/LazySubscribeForm.client'
import { button } from '@/ui/button-variants'

/** The sign-up for the newsletter. */
export function Newsletter({ block, context }: BlockProps<'newsletter'>) {
  const { sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('light-section py-band')} data-light="dusk">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap grid items-center gap-6 lg:grid-cols-[6fr_5fr] lg:gap-8">
        <BlockTitle context={context} title={block.title} width={18} />
        <div className="grid gap-3">
          {block.text && <p className="max-w-measure text-text-soft">{block.text}</p>}
          <LazySubscribeForm buttonClass={button({ variant: 'ink' })} consentText={block.consentText} />
        </div>
      </div>
    </section>
  )
}
