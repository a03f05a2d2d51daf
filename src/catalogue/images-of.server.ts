import 'server-only'
import type { Audience } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import type { CardImage } from './cards.server'
import { imagesById } from './images.server'

/** The value of an upload field: an id at depth 0, the document at a greater depth. */
type Upload = number | { id: number } | null | undefined

/** The images of upload fields, in their order; null where none was chosen, or it is not readable for the audience. */
export async function imagesOf(audience: Audience, uploads: readonly Upload[]): Promise<(CardImage | null)[]> {
  const ids = uploads.map((upload) => relationId(upload))
  const images = await imagesById(audience, ids)
  return ids.map((id) => (id === null ? null : (images.get(id) ?? null)))
}
