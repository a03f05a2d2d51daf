import type { CSSProperties } from 'react'
import { ResponsiveImage } from './ResponsiveImage.client'

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
  const { alt, color, focalX, focalY, height, url, width } = image
  const style: CSSProperties = {
    backgroundColor: color ?? undefined,
    objectPosition: focalX === null || focalY === null ? undefined : `${focalX}% ${focalY}%`,
  }
  return (
    <ResponsiveImage
      // A payload would name an undefined one.
      {...(className && { className })}
      {...(priority && { priority })}
      url={url}
      alt={alt}
      width={width ?? 1200}
      height={height ?? 900}
      sizes={sizes}
      style={style}
    />
  )
}
