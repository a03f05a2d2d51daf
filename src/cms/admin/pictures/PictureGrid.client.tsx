'use client'

import { useConfig, useListDrawerContext, useSelection } from '@payloadcms/ui'
import Link from 'next/link'
import { type PictureRow, tileUrl } from './picture-rows'

/** The pictures of the list's page as tiles. In a drawer a tile chooses its picture, otherwise it leads to it. */
export function PictureGrid({ pictures }: { pictures: readonly PictureRow[] }) {
  const { config } = useConfig()
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { selected, setSelection } = useSelection()
  return (
    <ul className="ebs-picture-grid" aria-label="Pictures">
      {pictures.map((picture) => {
        const { alt, filename, height, id, width } = picture
        const name = alt || filename || `Picture ${id}`
        return (
          <li key={id}>
            {isInDrawer && onSelect ? (
              <button
                type="button"
                className="ebs-picture-tile"
                onClick={() => onSelect({ collectionSlug: 'media', doc: picture, docID: String(id) })}
              >
                <Tile picture={picture} />
                <span>{name}</span>
              </button>
            ) : (
              <Link className="ebs-picture-tile" href={`${config.routes.admin}/collections/media/${id}`}>
                <Tile picture={picture} />
                <span>{name}</span>
              </Link>
            )}
            <small>
              {filename}
              {width && height ? `, ${width} × ${height}` : ''}
            </small>
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={Boolean(selected.get(id))}
              onChange={() => setSelection(id)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The picture itself; its name is beside it. */
export function Tile({ picture: { url } }: { picture: PictureRow }) {
  // biome-ignore lint/performance/noImgElement: the admin has no use for next/image's loader
  return url ? <img src={tileUrl(url)} alt="" loading="lazy" decoding="async" width={360} height={270} /> : null
}
