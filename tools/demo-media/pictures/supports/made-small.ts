/** Small things with a face of their own: a raspberry, half a walnut. */

import { chance, dark, light, n } from '../../svg'
import type { Support } from '../scene'

/** One raspberry, lying, its point down. */
export const raspberry: Support = {
  draw({ w, color = '#cf3f5c', seed = 3 }, pen) {
    const next = chance(seed)
    const fill = pen.radial(
      [
        [0, light(color, 0.5)],
        [0.5, color],
        [1, dark(color, 0.4)],
      ],
      0.36,
      0.32,
      0.75,
    )
    // Rows of drupelets from the wide top to the point; each its own small light.
    const rows = [3, 4, 4, 3, 2]
    const beads = rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, i) => {
        const x = (i - (count - 1) / 2) * w * 0.22 + (next() - 0.5) * w * 0.03
        const y = w * (-0.3 + row * 0.18) + (next() - 0.5) * w * 0.03
        return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(w * 0.13)}" fill="${fill}" stroke="${dark(color, 0.35)}" stroke-width="${n(w * 0.012)}"/><circle cx="${n(x - w * 0.04)}" cy="${n(y - w * 0.045)}" r="${n(w * 0.03)}" fill="#fff" opacity=".55"/>`
      }),
    )
    return `<g ${pen.clay('s')}><ellipse cy="${n(w * 0.04)}" rx="${n(w * 0.42)}" ry="${n(w * 0.46)}" fill="${dark(color, 0.3)}"/></g>${beads.join('')}`
  },
}

/** Half a walnut kernel: two lobes, folded. */
export const walnut: Support = {
  clay: 's',
  draw({ w, color = '#c08d54' }, pen) {
    const lobe = (side: number) =>
      `<path d="M0 ${n(-w * 0.42)} C ${n(side * w * 0.2)} ${n(-w * 0.52)} ${n(side * w * 0.3)} ${n(-w * 0.36)} ${n(side * w * 0.3)} ${n(-w * 0.28)} C ${n(side * w * 0.46)} ${n(-w * 0.24)} ${n(side * w * 0.44)} ${n(-w * 0.06)} ${n(side * w * 0.38)} 0 C ${n(side * w * 0.48)} ${n(w * 0.1)} ${n(side * w * 0.4)} ${n(w * 0.28)} ${n(side * w * 0.28)} ${n(w * 0.28)} C ${n(side * w * 0.28)} ${n(w * 0.42)} ${n(side * w * 0.12)} ${n(w * 0.48)} 0 ${n(w * 0.4)}Z" fill="${pen.radial(
        [
          [0, light(color, 0.4)],
          [0.6, color],
          [1, dark(color, 0.24)],
        ],
        0.4,
        0.36,
        0.7,
      )}"/><path d="M${n(side * w * 0.08)} ${n(-w * 0.26)} q ${n(side * w * 0.14)} ${n(w * 0.02)} ${n(side * w * 0.12)} ${n(w * 0.12)} M${n(side * w * 0.09)} ${n(-w * 0.04)} q ${n(side * w * 0.16)} ${n(-w * 0.02)} ${n(side * w * 0.18)} ${n(w * 0.08)} M${n(side * w * 0.08)} ${n(w * 0.16)} q ${n(side * w * 0.12)} ${n(-w * 0.02)} ${n(side * w * 0.12)} ${n(w * 0.1)}" stroke="${dark(color, 0.45)}" stroke-width="${n(w * 0.035)}" fill="none" stroke-linecap="round" opacity=".6"/>`
    return `${lobe(-1)}${lobe(1)}<path d="M0 ${n(-w * 0.4)} Q ${n(w * 0.03)} 0 0 ${n(w * 0.38)}" stroke="${dark(color, 0.55)}" stroke-width="${n(w * 0.045)}" fill="none" opacity=".7"/>`
  },
}
