import { imagesById } from '@/catalogue/images.server'
import type { StoredRow } from '@/catalogue/queries.server'
import type { Audience } from '@/rules/audience'
import { Picture } from '@/ui/Picture'

type Props = {
  audience: Audience
  /** At most three. */
  rows: readonly StoredRow[]
  /** What they are: "It also opens". */
  label: string
}

/** Small pictures of items with their titles. Nothing if fewer than two have a picture. Renders a `ul`. */
export async function ItemThumbnails({ audience, label, rows }: Props) {
  const images = await imagesById(
    audience,
    rows.map(({ imageId }) => imageId),
  )
  const thumbnails = rows.flatMap(({ databaseId, imageId, title }) => {
    const image = images.get(imageId ?? 0)
    return image ? [{ databaseId, image, title }] : []
  })
  if (thumbnails.length < 2) return null
  return (
    <ul className="item-thumbnails" aria-label={label}>
      {thumbnails.map(({ databaseId, image, title }) => (
        <li key={databaseId}>
          <div className="cover-frame">
            <Picture image={{ ...image, alt: '' }} sizes="(min-width: 64rem) 14rem, 30vw" />
          </div>
          <p>{title}</p>
        </li>
      ))}
    </ul>
  )
}
