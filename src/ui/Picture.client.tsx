'use client'

import type { CSSProperties } from 'react'
import { pictureSources } from './picture-sources'

/** A picture with all that {@link Picture} needs. */
export type Image = {
  url: string
  alt: string
  width: number | null
  height: number | null
  /** The placeholder color until the picture has loaded, as #rrggbb. */
  color: string | null
  /** The focal point for cropping, in percent from the left and from the top. */
  focalX: number | null
  focalY: number | null
}

type Props = {
  image: Image
  /** The `sizes` attribute. By default the whole width up to 768 px (docs/product.md#numbers). */
  sizes?: string
  /** For the main picture of the first view (LCP): loads eagerly with high priority. */
  priority?: boolean
  className?: string
}

const DEFAULT_SIZES = '(max-width: 768px) 100vw, 50vw'

/**
 * A responsive image with its mean color as placeholder. The parent sets the aspect ratio; the picture is cropped around
 * its focal point. Renders an `img`.
 */
export function Picture({ className, image, priority, sizes = DEFAULT_SIZES }: Props) {
  const { alt, color, focalX, focalY, height, url } = image
  const width = image.width ?? 1200
  const style: CSSProperties = {
    // Of the alternative text, which would show on the placeholder until the picture has loaded.
    color: 'transparent',
    backgroundColor: color ?? undefined,
    objectPosition: focalX === null || focalY === null ? undefined : `${focalX}% ${focalY}%`,
  }
  return (
    // biome-ignore lint/performance/noImgElement: `pictureSources` names the same files
    <img
      // Before the files, so that the browser knows that it may wait before it chooses one.
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...pictureSources(url, width, sizes)}
      className={className}
      alt={alt}
      width={width}
      height={height ?? 900}
      fetchPriority={priority ? 'high' : undefined}
      style={style}
    />
  )
}
