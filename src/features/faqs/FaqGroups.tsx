import { Fragment } from 'react'
import { Accordion, type AccordionItem } from '@/ui/Accordion'
import { groupByTopic } from './group-by-topic'

type Props<Item> = {
  faqs: readonly Item[]
  /** The topic of the questions above, which needs no second heading. */
  after?: string | null
  /** The heading of a topic; those of its questions are one level below. */
  heading: 'h2' | 'h3'
  /** One question of a name is open at a time. */
  name: string
  itemOf(faq: Item): AccordionItem
}

const BELOW = { h2: 'h3', h3: 'h4' } as const

/** Questions under the headings of their topics. Renders a `section` for each topic; without topics only the questions. */
export function FaqGroups<Item extends { topic: string | null }>({ after, faqs, heading, itemOf, name }: Props<Item>) {
  const Heading = heading
  return groupByTopic(faqs).map(({ faqs: group, topic }) => {
    const accordion = <Accordion items={group.map(itemOf)} name={name} heading={topic ? BELOW[heading] : heading} />
    if (!topic) return <Fragment key="">{accordion}</Fragment>
    return (
      <section className="faq-topic" key={topic}>
        {topic !== after && <Heading className="type-h3">{topic}</Heading>}
        {accordion}
      </section>
    )
  })
}
