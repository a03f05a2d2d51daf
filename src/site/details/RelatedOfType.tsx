import { loadRelatedItems } from './load-related-items.server'
import type { DetailProps } from './props'
import { RelatedItems } from './RelatedItems'
import { RELATED_TEXTS } from './related-texts'

type Props = Pick<DetailProps<keyof typeof RELATED_TEXTS>, 'page' | 'terms'>

/** Below an item: others of its type. */
export async function RelatedOfType({ page: { audience, row }, terms }: Props) {
  const texts = RELATED_TEXTS[row.postType]
  return <RelatedItems {...texts} cards={await loadRelatedItems(row, terms, audience)} />
}
