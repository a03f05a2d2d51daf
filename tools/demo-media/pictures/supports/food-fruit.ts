/** Fruit cut open, as a cook sees it. */

import { blob, chance, dark, light, n } from '../../svg'
import type { Support } from '../scene'

/** A slice or half of citrus: rind, pith, segments. */
export const citrus: Support = {
  clay: 's',
  draw({ w, color = '#f5b63f', count = 9 }, pen) {
    const r = w / 2
    let segments = ''
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 360
      const half = (180 / count) * 0.86
      const x = Math.sin((half * Math.PI) / 180) * r * 0.78
      const y = -Math.cos((half * Math.PI) / 180) * r * 0.78
      segments += `<path transform="rotate(${n(a)})" d="M0 ${n(-r * 0.1)} L ${n(-x)} ${n(y)} Q 0 ${n(-r * 0.88)} ${n(x)} ${n(y)}Z" fill="${pen.radial(
        [
          [0, light(color, 0.45)],
          [1, color],
        ],
        0.5,
        0.2,
        0.9,
      )}" stroke="${light(color, 0.3)}" stroke-width="${n(w * 0.02)}" stroke-linejoin="round"/>`
    }
    return `<circle r="${n(r)}" fill="${dark(color, 0.06)}"/><circle r="${n(r * 0.91)}" fill="#fff3d6"/>${segments}<circle r="${n(r * 0.06)}" fill="#fff3d6"/>`
  },
}

/** One round berry with its crown: blueberry, or with other colors a currant. */
export const berry: Support = {
  draw({ w, color = '#5b6296' }, pen) {
    const r = w / 2
    const crown = Array.from(
      { length: 5 },
      (_, i) =>
        `<path transform="rotate(${i * 72})" d="M${n(-r * 0.12)} ${n(-r * 0.12)} L 0 ${n(-r * 0.4)} L ${n(r * 0.12)} ${n(-r * 0.12)}Z"/>`,
    ).join('')
    return `<circle r="${n(r)}" fill="${pen.radial(
      [
        [0, light(color, 0.5)],
        [0.4, color],
        [1, dark(color, 0.55)],
      ],
      0.34,
      0.32,
      0.75,
    )}"/><circle r="${n(r)}" fill="${pen.radial(
      [
        [0, '#dfe6ff', 0],
        [0.6, '#dfe6ff', 0.05],
        [1, '#dfe6ff', 0.38],
      ],
      0.62,
      0.6,
      0.6,
    )}"/><g transform="translate(${n(r * 0.14)} ${n(r * 0.1)})"><g fill="${light(color, 0.16)}">${crown}</g><circle r="${n(r * 0.2)}" fill="${dark(color, 0.65)}"/></g><ellipse cx="${n(-r * 0.42)}" cy="${n(-r * 0.46)}" rx="${n(r * 0.2)}" ry="${n(r * 0.13)}" fill="#fff" opacity=".65" transform="rotate(-40 ${n(-r * 0.42)} ${n(-r * 0.46)})" ${pen.soft(r * 0.07)}/>`
  },
}

export const strawberryHalf: Support = {
  clay: 's',
  draw({ w, color = '#d8433c' }, pen) {
    const r = w / 2
    const heart = (k: number) =>
      `M0 ${n(-r * 0.86 * k)} C ${n(r * 0.9 * k)} ${n(-r * 1.06 * k)} ${n(r * 1.02 * k)} ${n(r * 0.1 * k)} 0 ${n(r * k)} C ${n(-r * 1.02 * k)} ${n(r * 0.1 * k)} ${n(-r * 0.9 * k)} ${n(-r * 1.06 * k)} 0 ${n(-r * 0.86 * k)}Z`
    return `<path d="${heart(1)}" fill="${color}"/><path d="${heart(0.8)}" fill="${pen.radial(
      [
        [0, '#fff0dd'],
        [0.35, '#ffcfb6'],
        [0.75, '#f0736a'],
        [1, '#e0544c'],
      ],
      0.5,
      0.42,
      0.6,
    )}"/>${[-40, -20, 0, 20, 40].map((a) => `<path d="M0 ${n(-r * 0.2)} L 0 ${n(r * 0.5)}" transform="rotate(${a})" stroke="#fff" stroke-width="1.6" opacity=".4"/>`).join('')}`
  },
}

export const cherryHalf: Support = {
  clay: 's',
  draw({ w, color = '#a32638' }, pen) {
    const r = w / 2
    return `<path d="${blob(r, r * 0.94, 0.04, 3)}" fill="${dark(color, 0.2)}"/><path d="${blob(r * 0.84, r * 0.78, 0.05, 5)}" fill="${pen.radial(
      [
        [0, light(color, 0.25)],
        [1, color],
      ],
    )}"/><ellipse rx="${n(r * 0.34)}" ry="${n(r * 0.28)}" fill="${dark(color, 0.5)}"/>`
  },
}

/** Half a pear, baked: browned edge, pale flesh, a spoonful scooped from its middle. Stem up. */
export const pearHalf: Support = {
  clay: 'm',
  draw({ w, h = w * 1.45, color = '#f0d79c', accent = '#b9772f' }, pen) {
    const r = w / 2
    const shape = (k: number) =>
      `M0 ${n(-h * 0.5 * k)} C ${n(r * 0.42 * k)} ${n(-h * 0.5 * k)} ${n(r * 0.44 * k)} ${n(-h * 0.18 * k)} ${n(r * 0.72 * k)} ${n(h * 0.02 * k)} C ${n(r * 1.12 * k)} ${n(h * 0.26 * k)} ${n(r * 0.8 * k)} ${n(h * 0.5 * k)} 0 ${n(h * 0.5 * k)} C ${n(-r * 0.8 * k)} ${n(h * 0.5 * k)} ${n(-r * 1.12 * k)} ${n(h * 0.26 * k)} ${n(-r * 0.72 * k)} ${n(h * 0.02 * k)} C ${n(-r * 0.44 * k)} ${n(-h * 0.18 * k)} ${n(-r * 0.42 * k)} ${n(-h * 0.5 * k)} 0 ${n(-h * 0.5 * k)}Z`
    return `<path d="M0 ${n(-h * 0.47)} q ${n(r * 0.04)} ${n(-h * 0.08)} ${n(r * 0.16)} ${n(-h * 0.13)}" stroke="#6b4a2c" stroke-width="${n(w * 0.06)}" stroke-linecap="round" fill="none"/><path d="${shape(1)}" fill="${accent}"/><path d="${shape(0.93)}" fill="${pen.radial(
      [
        [0, light(color, 0.55)],
        [0.6, color],
        [1, '#dda552'],
      ],
      0.45,
      0.6,
      0.62,
    )}"/><path d="M0 ${n(-h * 0.36)} C ${n(r * 0.06)} ${n(-h * 0.1)} ${n(r * 0.06)} ${n(-h * 0.04)} 0 ${n(h * 0.06)}" stroke="#c98f45" stroke-width="${n(w * 0.03)}" opacity=".55" fill="none"/><ellipse cy="${n(h * 0.19)}" rx="${n(r * 0.3)}" ry="${n(h * 0.115)}" fill="${pen.linear(
      [
        [0, '#a8682a'],
        [1, '#e7bd76'],
      ],
      0,
      0,
      0.7,
      1,
    )}"/>`
  },
}

/** A wedge with its peel: apple, squash, melon, lime. `color` the peel, `fill` the flesh. */
export const wedge: Support = {
  clay: 's',
  draw({ w, color = '#c9503f', fill = '#fbeecb', seed = 4 }, pen) {
    const next = chance(seed)
    const h = w * 0.42
    return `<path d="M${n(-w / 2)} ${n(-h * 0.2)} Q 0 ${n(h * 1.5)} ${n(w / 2)} ${n(-h * 0.2)} Q ${n(w * 0.2)} ${n(h * 0.1)} 0 ${n(h * 0.1)} T ${n(-w / 2)} ${n(-h * 0.2)}Z" fill="${color}"/><path d="M${n(-w / 2)} ${n(-h * 0.24)} Q ${n(-w * 0.1)} ${n(-h * 0.5)} ${n(w / 2)} ${n(-h * 0.24)} Q 0 ${n(h * 1.1)} ${n(-w / 2)} ${n(-h * 0.24)}Z" fill="${pen.linear(
      [
        [0, light(fill, 0.4)],
        [1, dark(fill, 0.06)],
      ],
      0,
      0,
      0.4,
      1,
    )}"/>${[0, 1].map(() => `<ellipse cx="${n((next() - 0.5) * w * 0.24)}" cy="${n(-h * 0.02 + next() * h * 0.14)}" rx="${n(w * 0.034)}" ry="${n(w * 0.016)}" fill="${dark(fill, 0.5)}" opacity=".55"/>`).join('')}`
  },
}
