import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { listCards, type PostCard } from '@/catalogue/cards.server'
import { chosenCards } from '@/catalogue/chosen.server'
import { openFirst } from '@/rules/posts-grid/open-first'
import { videoSettings } from './settings'

export type VideoListData = {
  /** The cards of the first page. */
  first: PostCard[]
  /** The other cards; null where GET /api/videos/fetch/ returns them. */
  rest: PostCard[] | null
  total: number
}

/** The chosen videos, or the newest of some types, those that the viewer can open first. */
export async function loadVideoList(block: BlockOf<'videoGrid'>, { audience }: BlockContext): Promise<VideoListData> {
  const { count, manual, pageSize, postTypes } = videoSettings(block)
  if (manual) {
    const cards = await chosenCards(block.selectContent ?? [], audience)
    return { first: cards.slice(0, pageSize), rest: cards.slice(pageSize), total: cards.length }
  }
  if (postTypes.length === 0) return { first: [], rest: [], total: 0 }
  const cards = openFirst(await listCards({ postTypes, first: count }, audience))
  return { first: cards.slice(0, pageSize), rest: cards.length > pageSize ? null : [], total: cards.length }
}
