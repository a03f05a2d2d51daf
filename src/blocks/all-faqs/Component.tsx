import { BlockTitle } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { FaqList } from '@/blocks/FaqList'
import { outlineOf } from '@/blocks/outline'
import { safeHtml } from '@/content/safe-html'
import { toPlainText } from '@/content/to-plain-text'
import { answerIdPrefix } from '@/features/faqs/faqs.server'
import { LazyFaqBrowser } from '@/features/faqs/LazyFaqBrowser.client'
import type { Audience } from '@/rules/audience'
import { FAQ_TEXTS } from '@/rules/page-texts/faqs'
import { JsonLd } from '@/ui/JsonLd'
import type { AllFaqsData } from './load.server'

/** All questions with a search. The first ones are in the HTML, closed. */
export function AllFaqs({ block, context, data: { faqs, total } }: BlockProps<'allFaqs', AllFaqsData>) {
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  const name = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap grid gap-6 py-section')} data-light="noon">
      <BlockTitle context={context} title={block.title} width={22} />
      {faqs.length === 0 ? (
        <p className="text-text-soft">{FAQ_TEXTS.noFaqs}</p>
      ) : (
        <>
          <LazyFaqBrowser
            firstIds={faqs.map(({ id }) => id)}
            lastTopic={faqs.at(-1)?.topic ?? null}
            total={total}
            searchPlaceholder={block.searchPlaceholder || FAQ_TEXTS.searchFaqs}
            heading={childHeading}
            name={name}
          >
            <FaqList
              faqs={faqs}
              context={context}
              heading={childHeading}
              name={name}
              idPrefixOf={answerIdPrefix}
              anchors
              byTopic
            />
          </LazyFaqBrowser>
          <JsonLd data={faqPage(faqs, context.audience)} />
        </>
      )}
    </section>
  )
}

/** Structured data of the questions that the page shows, and no others. */
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
