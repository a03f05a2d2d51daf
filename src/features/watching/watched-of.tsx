import type { ReactElement } from 'react'
import type { PostCard } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import { WatchedMark } from './WatchedMark.client'

/** Types whose items are films. SPEC 3 (video item). */
const FILMED: readonly PostType[] = ['movementGuides', 'guidedMeditations', 'masterclasses', 'lifestyleGuides']

/** What goes into the place of Watched on a card: undefined on cards of what is not watched. SPEC 2.2. */
export function watchedOf({
  databaseId,
  postType,
}: Pick<PostCard, 'databaseId' | 'postType'>): ReactElement | undefined {
  return FILMED.includes(postType) ? <WatchedMark databaseId={databaseId} /> : undefined
}
