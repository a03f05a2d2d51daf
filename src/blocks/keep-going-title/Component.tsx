import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'

/** The head of a keep-going page or of a part of it, on a tinted background. */
export function KeepGoingTitle({ block, context }: BlockProps<'keepGoingTitle'>) {
  const { sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('light-section py-band')} data-light={block.light ?? 'dusk'}>
      <div className="window-light" aria-hidden="true" />
      <div className="wrap">
        <BlockHead
          context={context}
          eyebrow={block.subtitle}
          title={block.title}
          titleWidth={22}
          text={block.text}
          textSize="large"
          archiveLink={block.link}
        />
      </div>
    </section>
  )
}
