import NextImage from 'next/image'
import type { CSSProperties } from 'react'

/** A picture of the site, as it is shown anywhere. */
export type Image = {
  url: string
  alt: string
  width: number | null
  height: number | null
  /** Shown until the picture is there, as #rrggbb. */
  color: string | null
  /** What must stay in sight when it is cut, in percent from the left and from above. */
  focalX: number | null
  focalY: number | null
}

type Props = {
  image: Image
  /** How wide it stands at which width of the window, as in HTML. SPEC 9: the whole width up to 768 px. */
  sizes?: string
  /** True for the picture that the first view is about: it is fetched at once. */
  priority?: boolean
  className?: string
}

/** Where the parent does not say otherwise, a picture is half as wide as a wide window. */
const DEFAULT_SIZES = '(max-width: 768px) 100vw, 50vw'

/**
 * An `<img>` in the size that fits the screen; its mean colour until it is there. The parent
 * gives it a shape (aspect-ratio) and it fills that, around its focal point. SPEC 9, DESIGN 9.
 */
export function Picture({ className, image, priority, sizes = DEFAULT_SIZES }: Props) {
  const { alt, color, focalX, focalY, height, url, width } = image
  const style: CSSProperties = {
    backgroundColor: color ?? undefined,
    objectPosition: focalX === null || focalY === null ? undefined : `${focalX}% ${focalY}%`,
  }
  return (
    <NextImage
      className={className}
      src={url}
      alt={alt}
      width={width ?? 1200}
      height={height ?? 900}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      style={style}
    />
  )
}
