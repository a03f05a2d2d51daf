import type { PostType } from '@/model/content-types'
import { loadRelatedItems } from './load-related-items.server'
import type { DetailProps } from './props'
import { RelatedItems, type RelatedTexts } from './RelatedItems'

type Props = Pick<DetailProps<PostType>, 'page' | 'terms'> & RelatedTexts

/** Below an item: others of its type. */
export async function RelatedOfType({ page: { audience, row }, terms, ...texts }: Props) {
  return <RelatedItems {...texts} cards={await loadRelatedItems(row, terms, audience)} />
}
