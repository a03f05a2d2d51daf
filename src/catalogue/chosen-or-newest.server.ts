import 'server-only'
import type { PostType } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { listCards, type PostCard } from './cards.server'
import { type Chosen, chosenCards } from './chosen.server'

/** The values of the fields in src/cms/fields/chosen-or-newest.ts. */
type ChosenOrNewestFields = {
  method?: 'Automatic' | 'Manual' | null
  numberOfItems?: number | null
  items?: readonly Chosen['value'][] | null
}

/** The chosen items of a type in their order, or its newest ones. */
export async function chosenOrNewest(
  postType: PostType,
  { items, method, numberOfItems }: ChosenOrNewestFields,
  audience: Audience,
): Promise<PostCard[]> {
  if (method !== 'Manual')
    return listCards({ postTypes: [postType], first: numberOfItems ?? LIMITS.gridPosts }, audience)
  const chosen = (items ?? []).map((value) => ({ relationTo: postType, value }))
  return chosenCards(chosen, audience)
}
