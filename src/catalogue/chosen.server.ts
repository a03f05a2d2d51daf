import 'server-only'
import type { PostType } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import { cardsOf, type PostCard } from './cards.server'
import { rowsByDocIds, type StoredRow } from './queries.server'

/** A document that an editor chose, of one of several types. */
export type Chosen = { relationTo: PostType; value: number | { id: number } }

/** The chosen items as cards, in the chosen order; unpublished ones are left out. */
export async function chosenCards(chosen: readonly Chosen[], audience: Audience): Promise<PostCard[]> {
  return cardsOf(await rowsInOrder(chosen), audience)
}

/** The rows of chosen documents of one type, in the chosen order; unpublished ones are left out. */
export async function chosenRows(postType: PostType, values: readonly Chosen['value'][]): Promise<StoredRow[]> {
  return rowsInOrder(values.map((value) => ({ relationTo: postType, value })))
}

const idOf = ({ value }: Chosen): number => relationId(value)

async function rowsInOrder(chosen: readonly Chosen[]): Promise<StoredRow[]> {
  const types = [...new Set(chosen.map(({ relationTo }) => relationTo))]
  const rows = await Promise.all(
    types.map((type) => rowsByDocIds(type, chosen.filter(({ relationTo }) => relationTo === type).map(idOf))),
  )
  const byDoc = new Map(rows.flat().map((row) => [`${row.postType} ${row.docId}`, row]))
  return chosen.flatMap((one) => byDoc.get(`${one.relationTo} ${idOf(one)}`) ?? [])
}
