import type { BlockProps } from '@/blocks/block'
import { Content } from '@/content/Content'
import { LIMITS } from '@/rules/limits'
import { Accordion } from '@/ui/Accordion'
import type { RelatedFaqsData } from './load'

/** At most five questions that go with the page, closed at first, and the way to all. SPEC 2.3, 9; DESIGN 7. */
export function RelatedFaqs({ block, context, data }: BlockProps<'relatedFaqs', RelatedFaqsData>) {
  const faqs = data.faqs.slice(0, LIMITS.relatedFaqs)
  if (faqs.length === 0) return null
  const reader = { audience: context.audience, signUpTo: context.signUpTo }
  const Heading = context.first ? 'h1' : 'h2'
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={`wrap folds-beside py-8 ${context.first ? 'mt-header' : ''}`} data-light="noon">
      <div className="grid content-start justify-items-start gap-4">
        {block.title && <Heading className="type-h2 max-w-[14ch]">{block.title}</Heading>}
        <a className="link" href="/faqs">
          All questions
        </a>
      </div>
      <Accordion
        folds={faqs.map(({ html, id, title }) => ({
          key: id,
          title,
          content: (
            <div className="prose">
              <Content html={html} idPrefix={`${prefix}q${id}`} {...reader} />
            </div>
          ),
        }))}
        name={prefix}
        heading={block.title && !context.first ? 'h3' : 'h2'}
      />
    </section>
  )
}
