import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { safeHtml } from '@/content/safe-html'
import { toPlainText } from '@/content/to-plain-text'
import { FaqBrowser } from '@/features/faqs/FaqBrowser.client'
import { answerIdPrefix } from '@/features/faqs/faqs'
import type { Audience } from '@/rules/audience'
import { TEXTS } from '@/rules/texts'
import { Accordion } from '@/ui/Accordion'
import { JsonLd } from '@/ui/JsonLd'
import type { AllFaqsData } from './load'

/** All questions with a search; the first ones are in the page, closed. SPEC 2.3, 2.5, 9; DESIGN 7. */
export function AllFaqs({ block, context, data: { faqs, total } }: BlockProps<'allFaqs', AllFaqsData>) {
  const { Title, childHeading, sectionClass } = outlineOf(context, block.title)
  const name = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap grid gap-6 py-8')} data-light="noon">
      {block.title && <Title className="type-h2 max-w-[22ch]">{block.title}</Title>}
      {faqs.length === 0 ? (
        <p className="text-text-soft">{TEXTS.noFaqs}</p>
      ) : (
        <>
          <FaqBrowser
            firstIds={faqs.map(({ id }) => id)}
            total={total}
            searchPlaceholder={block.searchPlaceholder || TEXTS.searchFaqs}
            heading={childHeading}
            name={name}
          >
            <Accordion
              items={faqs.map(({ html, id, slug, title }) => ({
                key: id,
                title,
                anchor: slug,
                content: <BlockText context={context} html={html} idPrefix={answerIdPrefix(id)} />,
              }))}
              name={name}
              heading={childHeading}
            />
          </FaqBrowser>
          <JsonLd data={faqPage(faqs, context.audience)} />
        </>
      )}
    </section>
  )
}

/** Search engines read what the page itself shows. DESIGN 7. */
function faqPage(faqs: AllFaqsData['faqs'], audience: Audience) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ html, title }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(safeHtml(html, { audience })) },
    })),
  }
}
