import 'server-only'
import type { Audience } from '@/rules/audience'
import { type CardImage, imagesById } from './cards'

/** The value of an upload field: an id at depth 0, the document at a greater depth. */
type Upload = number | { id: number } | null | undefined

/** The images of upload fields, in their order; null where none was chosen, or it is not readable for the audience. */
export async function imagesOf(audience: Audience, uploads: readonly Upload[]): Promise<(CardImage | null)[]> {
  const ids = uploads.map((upload) => (typeof upload === 'object' ? upload?.id : upload))
  const images = await imagesById(audience, ids)
  return ids.map((id) => (typeof id === 'number' ? (images.get(id) ?? null) : null))
}
