import NextImage from 'next/image'
import type { CSSProperties } from 'react'

type Props = {
  /** Whose face; its initials stand where there is no picture. */
  name: string
  imageUrl?: string | null
  size?: 'small' | 'normal' | 'large'
}

const SIZES = { small: '2.25rem', normal: '3rem', large: '5rem' } as const

/** Where a member's own picture is: small already, and no copy of it may stay behind in the cache of pictures. */
const UPLOADED_AVATARS = '/cms/api/avatars/'

/** A face beside a name: decoration, so the name must be written near it. Renders an `img` or a `span`. */
export function Avatar({ imageUrl, name, size = 'normal' }: Props) {
  const style: CSSProperties = { '--avatar-size': SIZES[size] }
  return imageUrl ? (
    <NextImage
      className="avatar"
      style={style}
      src={imageUrl}
      alt=""
      width={96}
      height={96}
      unoptimized={imageUrl.startsWith(UPLOADED_AVATARS)}
    />
  ) : (
    <span className="avatar" style={style} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** At most two: of the first word and the last. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const outerWords = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return outerWords.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('')
}
