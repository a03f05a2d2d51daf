import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LIMITS } from '@/rules/limits'
import { Accordion } from '@/ui/Accordion'
import type { RelatedFaqsData } from './load'

/** At most five questions that go with the page, closed at first, and the way to all. SPEC 2.3, 9; DESIGN 7. */
export function RelatedFaqs({ block, context, data }: BlockProps<'relatedFaqs', RelatedFaqsData>) {
  const faqs = data.faqs.slice(0, LIMITS.relatedFaqs)
  if (faqs.length === 0) return null
  const { Title, childHeading, sectionClass } = outlineOf(context, block.title)
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap related-faqs py-8')} data-light="noon">
      <div className="grid content-start justify-items-start gap-4">
        {block.title && <Title className="type-h2 max-w-[14ch]">{block.title}</Title>}
        <a className="link" href="/faqs">
          All questions
        </a>
      </div>
      <Accordion
        items={faqs.map(({ html, id, title }) => ({
          key: id,
          title,
          content: <BlockText context={context} html={html} idPrefix={`${prefix}q${id}`} />,
        }))}
        name={prefix}
        heading={childHeading}
      />
    </section>
  )
}
