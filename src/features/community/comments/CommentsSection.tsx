import { AppError } from '@/rules/app-error'
import type { Audience } from '@/rules/audience'
import { listComments } from '../comments.server'
import { LazyComments } from './LazyComments.client'

/** Moderators can hide all comments of an item, and its page is then rendered without them. */
function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null
  throw error
}

/**
 * The comments below an item that is open for them and that the audience may read. The first page of them is rendered
 * with the item's page: search engines read it, it shows without a call, and a new comment expires it.
 */
export async function CommentsSection({ audience, item }: { audience: Audience; item: number }) {
  const first = listComments({ audience, account: null }, { item, page: 1 })
  const rendered = await first.catch(nullIfMissing)
  return rendered && <LazyComments item={item} rendered={rendered} />
}
