import { FaqGroups } from '@/features/faqs/FaqGroups'
import type { FaqSource } from '@/features/faqs/faqs.server'
import { Accordion } from '@/ui/Accordion'
import { BlockText } from './BlockText'
import type { BlockContext } from './block'

type Props = {
  faqs: readonly FaqSource[]
  context: BlockContext
  heading: 'h2' | 'h3'
  /** One question of a name is open at a time. */
  name: string
  /** Starts the ids in an answer. */
  idPrefixOf(id: number): string
  /** Each question has an id for links to it. */
  anchors?: boolean
  /** Under the headings of their topics. */
  byTopic?: boolean
}

/** Questions that open to show their answers, all closed at first. */
export function FaqList({ anchors = false, byTopic = false, context, faqs, heading, idPrefixOf, name }: Props) {
  const itemOf = ({ html, id, slug, title }: FaqSource) => ({
    key: id,
    title,
    anchor: anchors ? slug : undefined,
    content: <BlockText context={context} html={html} idPrefix={idPrefixOf(id)} />,
  })
  if (byTopic) return <FaqGroups faqs={faqs} name={name} heading={heading} itemOf={itemOf} />
  return <Accordion items={faqs.map(itemOf)} name={name} heading={heading} />
}
