import type { CSSProperties } from 'react'
import { pictureSources } from './picture-sources'

type Props = {
  /** The person's name; its initials are shown without a picture. */
  name: string
  imageUrl?: string | null
  size?: 'small' | 'normal' | 'large'
}

const SIZES = { small: '2.25rem', normal: '3rem', large: '5rem' } as const

/** Pixels, twice those of most places. */
const WIDTH = 96

/** Members' uploads: they are small, and must not remain in the image cache after deletion. */
const UPLOADED_AVATARS = '/cms/api/avatars/'

/** A picture or initials beside a name. Decorative, so the name must be visible nearby. Renders an `img` or a `span`. */
export function Avatar({ imageUrl, name, size = 'normal' }: Props) {
  const style: CSSProperties = { '--avatar-size': SIZES[size] }
  return imageUrl ? (
    // biome-ignore lint/performance/noImgElement: `pictureSources` names the same files
    <img
      alt=""
      loading="lazy"
      decoding="async"
      {...(imageUrl.startsWith(UPLOADED_AVATARS) ? { src: imageUrl } : pictureSources(imageUrl, WIDTH, SIZES[size]))}
      className="avatar"
      style={style}
      width={WIDTH}
      height={WIDTH}
    />
  ) : (
    <span className="avatar" style={style} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** At most two letters: of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const outerWords = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return outerWords.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('')
}
