import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { FaqList } from '@/blocks/FaqList'
import { outlineOf } from '@/blocks/outline'
import { LIMITS } from '@/rules/limits'
import type { RelatedFaqsData } from './load.server'

/** Up to five questions that an editor chose for the page, closed at first, and a link to all questions. */
export function RelatedFaqs({ block, context, data }: BlockProps<'relatedFaqs', RelatedFaqsData>) {
  const faqs = data.faqs.slice(0, LIMITS.relatedFaqs)
  if (faqs.length === 0) return null
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap related-faqs py-section')} data-light="noon">
      <div className="grid content-start justify-items-start gap-4">
        <BlockTitle context={context} title={block.title} width={14} />
        <a className="link" href="/faqs">
          All questions
        </a>
      </div>
      <FaqList
        faqs={faqs}
        context={context}
        heading={childHeading}
        name={prefix}
        idPrefixOf={(id) => `${prefix}q${id}`}
      />
    </section>
  )
}
