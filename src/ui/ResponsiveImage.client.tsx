'use client'

import { type CSSProperties, useState } from 'react'
import { pictureSources } from './picture-sources'

type Props = {
  url: string
  alt: string
  width: number
  height: number
  sizes: string
  priority?: boolean
  className?: string
  style: CSSProperties
}

/**
 * An image in the widths of {@link pictureSources}. A client component, so that the page's payload names the picture
 * once and not each of its files. Renders an `img`.
 */
export function ResponsiveImage({ alt, className, height, priority, sizes, style, url, width }: Props) {
  const [failed, setFailed] = useState(false)
  return (
    // biome-ignore lint/performance/noImgElement: `pictureSources` names the same files as Next's component
    <img
      // Before the files, so that the browser knows that it may wait before it chooses one.
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      {...pictureSources(url, width, sizes)}
      className={className}
      alt={alt}
      width={width}
      height={height}
      // The alternative text would show on the placeholder until the picture has loaded.
      style={failed ? style : { color: 'transparent', ...style }}
      onError={() => setFailed(true)}
    />
  )
}
