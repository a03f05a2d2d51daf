import { imagesById } from '@/catalogue/cards.server'
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

/** Pictures of items with their titles, like prints on a table. Nothing if fewer than two have a picture. Renders a `ul`. */
export async function Prints({ audience, label, rows }: Props) {
  const images = await imagesById(
    audience,
    rows.map(({ imageId }) => imageId),
  )
  const prints = rows.flatMap(({ databaseId, imageId, title }) => {
    const image = images.get(imageId ?? 0)
    return image ? [{ databaseId, image, title }] : []
  })
  if (prints.length < 2) return null
  return (
    <ul className="prints" aria-label={label}>
      {prints.map(({ databaseId, image, title }) => (
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
