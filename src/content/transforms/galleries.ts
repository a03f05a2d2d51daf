import { unmark } from '@/content/parts'
import { elementsNamed, partsOf } from './find-elements'
import type { Transform } from './transform'

/** Pictures in a grid, each in a figure that may have a caption. */
export const galleries: Transform = (tree) => {
  for (const node of partsOf(tree, 'gallery')) {
    unmark(node)
    const figures = elementsNamed(node, 'figure').filter((figure) => elementsNamed(figure, 'img').length > 0)
    if (figures.length === 0) continue
    node.properties.className = ['text-gallery']
    node.children = figures
  }
}
