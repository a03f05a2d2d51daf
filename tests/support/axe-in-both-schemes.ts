import axe from 'axe-core'

/**
 * What axe finds in an element of a component test, in the light and in the dark scheme, one string each.
 * @param element checked once the change of its colors has ended
 */
export async function axeInBothSchemes(element: Element): Promise<string[]> {
  const found: string[] = []
  const { dataset } = document.documentElement
  for (const scheme of ['light', 'dark']) {
    dataset.scheme = scheme
    // One that is canceled rejects.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const { violations } = await axe.run(element, { preload: false, resultTypes: ['violations'] })
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ html }) => `${scheme}, ${id}: ${html.slice(0, 200)}`))
    }
  }
  delete dataset.scheme
  return found
}
