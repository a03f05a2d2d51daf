/** Cut flowers. */

import { dark, light, n } from '../../svg'
import type { Support } from '../scene'

/** The head of a marigold, laid on the table, its face to us; foot at 0,0. */
export const marigold: Support = {
  draw({ w, color = '#f0962e', accent = '#9a5a24' }, pen) {
    const r = w / 2
    const ring = (count: number, reach: number, from: number, fill: string) =>
      Array.from(
        { length: count },
        (_, i) =>
          `<path d="M0 0 C ${n(-r * 0.2)} ${n(-reach * 0.4)} ${n(-r * 0.26)} ${n(-reach)} 0 ${n(-reach)} C ${n(r * 0.26)} ${n(-reach)} ${n(r * 0.2)} ${n(-reach * 0.4)} 0 0Z" transform="rotate(${n(from + (i * 360) / count)})" fill="${i % 2 ? fill : light(fill, 0.16)}"/>`,
      ).join('')
    return `<g transform="translate(0 ${n(-r * 0.78)}) scale(1 .82)"><g ${pen.clay('s')}>${ring(16, r, 0, dark(color, 0.1))}</g><g filter="url(#held-s)"><g ${pen.clay('s')}>${ring(13, r * 0.78, 8, color)}</g></g><g filter="url(#held-s)"><g ${pen.clay('s')}>${ring(10, r * 0.54, 4, light(color, 0.18))}<circle r="${n(r * 0.2)}" fill="${accent}"/></g></g></g>`
  },
}
