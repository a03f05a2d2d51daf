import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { FILE_LINK_TEXTS } from '@/content/file-link-texts'
import { parseAddress } from '@/content/urls'
import { pictureSources } from '@/ui/picture-sources'
import { elementsInLinks, fileLink } from './file-link'
import { elementsNamed, partsOf } from './find-elements'
import type { Transform } from './transform'

/** The picture's width by viewport width: a text is at most 46rem wide, a picture of a gallery about half of a phone. */
const TEXT_SIZES = '(min-width: 50rem) 46rem, 92vw'
const GALLERY_SIZES = '(min-width: 50rem) 15rem, 45vw'

/** Pictures of the media library, which are served in the sizes that pages use (next.config.mjs). */
const LIBRARY = /^\/cms\/api\/media\/file\/[^/?#]+$/

/** Pictures of this site load lazily; a picture from another host becomes a link with its alt text. */
export const images: Transform = (tree, { siteOrigin }) => {
  const linked = elementsInLinks(tree)
  const inGallery = new Set(partsOf(tree, 'gallery').flatMap((gallery) => elementsNamed(gallery, 'img')))
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return
    const alt = typeof node.properties.alt === 'string' ? node.properties.alt.trim() : ''
    const address = parseAddress(node.properties.src, siteOrigin)
    if (address?.kind !== 'site') {
      parent.children[index] = fileLink(address, alt, FILE_LINK_TEXTS.img, linked.has(node))
      return
    }
    // Lazy loading also keeps React from preloading the picture.
    Object.assign(node.properties, { src: address.href, alt, loading: 'lazy', decoding: 'async' })
    // A card's picture is small, and has the class of its card.
    if (node.properties.className === undefined) offerSizes(node, inGallery.has(node) ? GALLERY_SIZES : TEXT_SIZES)
  })
}

/** Lets the browser choose the size of a picture of the media library; others stay as they are. */
function offerSizes({ properties }: Element, sizes: string): void {
  const [width, height] = [Number(properties.width), Number(properties.height)]
  const src = String(properties.src)
  if (!LIBRARY.test(src) || !width || !height) return
  Object.assign(properties, pictureSources(src, width, sizes))
}
