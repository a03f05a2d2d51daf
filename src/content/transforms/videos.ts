import { textOf } from '@/content/hast-text'
import { unmark } from '@/content/parts'
import { parseVideoUrl } from '@/rules/video-source'
import { element, elementsNamed, partsOf } from './find-elements'
import type { Transform } from './transform'

/**
 * A video: its picture, a link to it, and a caption. A page shows the player in its place (Content.tsx); where there is
 * no player, the link stays.
 */
export const videos: Transform = (tree) => {
  for (const node of partsOf(tree, 'video')) {
    unmark(node)
    const [link] = elementsNamed(node, 'a')
    if (typeof link?.properties.href !== 'string' || !parseVideoUrl(link.properties.href)) continue
    const { href, rel, target } = link.properties
    const [poster] = elementsNamed(node, 'img')
    const [caption] = elementsNamed(node, 'figcaption')
    node.properties.className = ['text-video']
    node.children = [
      element('figure', {}, [
        ...(poster ? [poster] : []),
        element('a', { href, rel, target }, [{ type: 'text', value: textOf(link) || 'Video' }]),
        ...(caption ? [caption] : []),
      ]),
    ]
  }
}
