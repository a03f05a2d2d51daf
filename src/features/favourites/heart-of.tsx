import type { ReactNode } from 'react'
import type { PostCard } from '@/catalogue/cards'
import { canBeKept } from './can-be-kept'
import { HeartButton } from './HeartButton.client'

/** What goes into the heart's place on a card: null on cards of what is not kept. SPEC 2.2. */
export function heartOf({
  databaseId,
  postType,
  title,
}: Pick<PostCard, 'databaseId' | 'postType' | 'title'>): ReactNode {
  return canBeKept(postType) ? <HeartButton databaseId={databaseId} title={title} /> : null
}
