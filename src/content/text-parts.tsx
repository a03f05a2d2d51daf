import type { Element } from 'hast'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { textOf } from './hast-text'
import { elementsNamed } from './transforms/find-elements'

/** The attributes of a picture whose sizes transforms/images.ts has chosen. */
export type TextPicture = { src: string; srcSet?: string; sizes?: string; width?: number; height?: number }

/** A video in a text, from transforms/videos.ts. */
export type TextVideo = {
  /** The address that the player takes. */
  href: string
  title: string
  caption: string
  poster: TextPicture | null
}

/**
 * Shows what a text has besides HTML. The layers above content know cards and the player; a text that is rendered
 * without them has links in their places.
 */
export type TextParts = {
  /** Cards of items. @param paths of the items, with their trailing slashes */
  cards(paths: readonly string[]): ReactNode
  video(video: TextVideo): ReactNode
}

type Props = ComponentPropsWithoutRef<'div'> & { node?: Element }

/** How the `div` of a text is shown: a part of it, or an ordinary element. It has no state, so it needs no name. */
export const textDiv =
  ({ cards, video }: TextParts) =>
  ({ node, ...attributes }: Props): ReactNode => {
    const [kind] = [node?.properties.className].flat()
    if (node && kind === 'text-cards') {
      return cards(elementsNamed(node, 'a').map(({ properties }) => String(properties.href)))
    }
    const shown = node && kind === 'text-video' ? videoOf(node) : null
    return shown ? video(shown) : <div {...attributes} />
  }

function videoOf(node: Element): TextVideo | null {
  const [link] = elementsNamed(node, 'a')
  const [poster] = elementsNamed(node, 'img')
  const [caption] = elementsNamed(node, 'figcaption')
  if (typeof link?.properties.href !== 'string') return null
  return {
    href: link.properties.href,
    title: textOf(link),
    caption: caption ? textOf(caption) : '',
    poster: poster ? pictureOf(poster) : null,
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberIn = (value: unknown) => Number(value) || undefined

function pictureOf({ properties: { height, sizes, src, srcSet, width } }: Element): TextPicture {
  return {
    src: String(src),
    srcSet: textIn(srcSet),
    sizes: textIn(sizes),
    width: numberIn(width),
    height: numberIn(height),
  }
}
