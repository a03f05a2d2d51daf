/** Eggs, fish, meat, cheese and bread. */

import { blob, chance, dark, light, mix, n } from '../../svg'
import type { Support } from '../scene'

const yolk = (r: number, color: string, pen: Parameters<Support['draw']>[1]) =>
  `<circle r="${n(r)}" fill="${pen.radial(
    [
      [0, '#ffd873'],
      [0.45, color],
      [1, dark(color, 0.22)],
    ],
    0.38,
    0.36,
    0.7,
  )}"/><ellipse cx="${n(-r * 0.38)}" cy="${n(-r * 0.42)}" rx="${n(r * 0.26)}" ry="${n(r * 0.15)}" fill="#fff" opacity=".75" transform="rotate(-40 ${n(-r * 0.38)} ${n(-r * 0.42)})" ${pen.soft(r * 0.06)}/>`

/** Half a soft egg. */
export const eggHalf: Support = {
  clay: 's',
  draw({ w, fill = '#f2a02c' }, pen) {
    return `<path d="M${n(-w * 0.5)} 0 C ${n(-w * 0.5)} ${n(-w * 0.3)} ${n(-w * 0.28)} ${n(-w * 0.38)} ${n(-w * 0.06)} ${n(-w * 0.37)} C ${n(w * 0.24)} ${n(-w * 0.35)} ${n(w * 0.5)} ${n(-w * 0.2)} ${n(w * 0.5)} 0 C ${n(w * 0.5)} ${n(w * 0.2)} ${n(w * 0.24)} ${n(w * 0.35)} ${n(-w * 0.06)} ${n(w * 0.37)} C ${n(-w * 0.28)} ${n(w * 0.38)} ${n(-w * 0.5)} ${n(w * 0.3)} ${n(-w * 0.5)} 0Z" fill="${pen.radial(
      [
        [0, '#ffffff'],
        [1, '#f1e6d6'],
      ],
    )}"/><g transform="translate(${n(-w * 0.07)} 0)">${yolk(w * 0.24, fill, pen)}</g>`
  },
}

/** An egg baked in a hollow: set white, loose yolk, a little pepper. */
export const bakedEgg: Support = {
  draw({ w, fill = '#f5a623', seed = 3 }, pen) {
    const next = chance(seed)
    const pepper = Array.from(
      { length: 9 },
      () =>
        `<circle cx="${n((next() - 0.5) * w * 0.7)}" cy="${n((next() - 0.5) * w * 0.6)}" r="${n(0.9 + next() * 1.1)}" fill="#4a3438" opacity=".7"/>`,
    ).join('')
    return `<g ${pen.clay('m')}><path d="${blob(w / 2, w * 0.45, 0.13, seed, 12)}" fill="#fffaf0"/></g><g filter="url(#held-s)"><g transform="translate(${n(w * 0.02)} ${n(-w * 0.01)})">${yolk(w * 0.2, fill, pen)}</g></g>${pepper}`
  },
}

/** A fillet of fish, cooked: flakes that open, golden on top, its side in view; `amount` narrows it to a tail. */
export const salmon: Support = {
  draw({ w, h = w * 0.46, color = '#f0a07c', accent = '#b06a2c', amount = 0.2, seed = 2 }, pen) {
    const next = chance(seed)
    const tail = 1 - amount
    const shape = `M${n(-w * 0.5)} ${n(-h * 0.12)} C ${n(-w * 0.5)} ${n(-h * 0.46)} ${n(-w * 0.3)} ${n(-h * 0.54)} ${n(-w * 0.08)} ${n(-h * 0.52)} C ${n(w * 0.14)} ${n(-h * 0.5)} ${n(w * 0.3)} ${n(-h * 0.46 * tail)} ${n(w * 0.44)} ${n(-h * 0.38 * tail)} Q ${n(w * 0.52)} ${n(-h * 0.2 * tail)} ${n(w * 0.5)} ${n(h * 0.14 * tail)} C ${n(w * 0.46)} ${n(h * 0.42 * tail)} ${n(w * 0.2)} ${n(h * 0.46 * tail)} ${n(-w * 0.06)} ${n(h * 0.48)} C ${n(-w * 0.3)} ${n(h * 0.5)} ${n(-w * 0.5)} ${n(h * 0.38)} ${n(-w * 0.5)} ${n(-h * 0.12)}Z`
    // Each flake is an arc, pointed towards the thick end, dark in its gap and light on its edge.
    const flakes = Array.from({ length: 7 }, (_, i) => {
      const x = -w * 0.36 + i * w * 0.12 + (next() - 0.5) * w * 0.02
      const lean = w * (0.05 + next() * 0.02)
      const d = `M${n(x + lean)} ${n(-h * 0.56)} C ${n(x)} ${n(-h * 0.3)} ${n(x - lean)} ${n(-h * 0.12)} ${n(x - lean * 1.2)} ${n(h * 0.02)} C ${n(x - lean * 0.7)} ${n(h * 0.2)} ${n(x)} ${n(h * 0.34)} ${n(x + lean * 0.8)} ${n(h * 0.56)}`
      const open = 0.4 + next() * 0.9
      return `<path d="${d}" stroke="${dark(color, 0.3)}" stroke-width="${n(w * 0.012 * open)}" opacity=".42" ${pen.soft(w * 0.003)}/><path d="${d}" stroke="${light(color, 0.72)}" stroke-width="${n(w * 0.009)}" opacity=".4" transform="translate(${n(w * 0.012)} 0)" ${pen.soft(w * 0.002)}/>`
    }).join('')
    const seam = `<path d="M${n(-w * 0.5)} ${n(h * 0.03)} Q 0 ${n(h * 0.07)} ${n(w * 0.5)} ${n(-h * 0.02)}" stroke="${dark(color, 0.26)}" stroke-width="${n(h * 0.022)}" opacity=".34" ${pen.soft(h * 0.012)}/>`
    const browned = Array.from({ length: 26 }, (_, i) => {
      const x = (next() - 0.5) * w * 0.86
      const y = (i % 3 ? -0.3 + next() * 0.22 : 0.1 + next() * 0.26) * h
      return `<path d="${blob(w * (0.03 + next() * 0.07), h * (0.04 + next() * 0.06), 0.3, seed * 9 + i, 8)}" transform="translate(${n(x)} ${n(y)}) rotate(${n((next() - 0.5) * 30)})" opacity="${n(0.2 + next() * 0.4)}"/>`
    }).join('')
    return `<g ${pen.clay('m')}><path d="${shape}" transform="translate(${n(w * 0.008)} ${n(h * 0.12)})" fill="${mix(color, '#8d8078', 0.5)}"/><path d="${shape}" transform="translate(${n(w * 0.006)} ${n(h * 0.085)})" fill="${light(color, 0.34)}"/></g><g ${pen.clay('m')}><path d="${shape}" fill="${pen.linear(
      [
        [0, light(color, 0.34)],
        [0.55, color],
        [1, dark(color, 0.14)],
      ],
      0,
      0,
      0.25,
      1,
    )}"/></g><g ${pen.clip(`<path d="${shape}"/>`)}><g fill="none">${flakes}${seam}</g><g fill="${accent}" ${pen.soft(w * 0.009)}>${browned}</g><path d="${shape}" fill="none" stroke="${accent}" stroke-width="${n(h * 0.1)}" opacity=".5" ${pen.soft(h * 0.045)}/><ellipse cx="${n(-w * 0.2)}" cy="${n(-h * 0.26)}" rx="${n(w * 0.15)}" ry="${n(h * 0.05)}" fill="#fff6e6" opacity=".6" transform="rotate(-8)" ${pen.soft(h * 0.03)}/></g>`
  },
}

/** A cooked prawn: a plump curl, ringed, its tail fanned. */
export const prawn: Support = {
  draw({ w, color = '#f0875a' }, pen) {
    const r = w * 0.3
    const from = -2.7
    const sweep = 4.3
    const at = (t: number, f: number) =>
      `${n(Math.cos(from + sweep * t) * r * f)} ${n(Math.sin(from + sweep * t) * r * f)}`
    const thick = (t: number) => 0.62 * (1 - t) ** 0.6 + 0.12
    let outer = ''
    let inner = ''
    let bands = ''
    for (let i = 0; i <= 20; i++) {
      const t = i / 20
      outer += `${i ? 'L' : 'M'}${at(t, 1 + thick(t) * (i ? 1 : 0.5))} `
      inner = `L${at(t, 1 - thick(t) * (i ? 0.75 : 0.4))} ${inner}`
    }
    for (let i = 1; i < 7; i++) {
      const t = i / 7
      bands += `<path d="M${at(t, 1 + thick(t))} Q ${at(t + 0.05, 1)} ${at(t, 1 - thick(t) * 0.75)}"/>`
    }
    const turn = ((from + sweep) * 180) / Math.PI
    const tail = [-42, -8, 26]
      .map(
        (a) =>
          `<path d="M0 0 Q ${n(w * 0.09)} ${n(w * 0.1)} 0 ${n(w * 0.25)} Q ${n(-w * 0.09)} ${n(w * 0.1)} 0 0Z" transform="translate(${at(1, 1)}) rotate(${n(turn + a)})" fill="${dark(color, 0.1)}"/>`,
      )
      .join('')
    return `<g ${pen.clay('s')}>${tail}</g><g ${pen.clay('m')}><path d="${outer}${inner}Z" fill="${pen.linear(
      [
        [0, light(color, 0.45)],
        [0.6, color],
        [1, dark(color, 0.12)],
      ],
      0,
      0,
      1,
      1,
    )}" stroke="${color}" stroke-width="${n(w * 0.03)}" stroke-linejoin="round"/></g><g fill="none" stroke="#fff0e4" stroke-width="${n(w * 0.026)}" opacity=".75">${bands}</g>`
  },
}

/** A roasted chicken leg: brown skin with light on it, the bone to the upper right. */
export const leg: Support = {
  draw({ w, color = '#c57a35', seed = 3 }, pen) {
    const next = chance(seed)
    const spots = Array.from(
      { length: 14 },
      () =>
        `<ellipse cx="${n(-w * 0.14 + (next() - 0.5) * w * 0.5)}" cy="${n(w * 0.06 + (next() - 0.5) * w * 0.4)}" rx="${n(w * 0.012 + next() * w * 0.03)}" ry="${n(w * 0.012)}" fill="#7a3d16" opacity=".3"/>`,
    ).join('')
    const skin = `M${n(w * 0.26)} ${n(-w * 0.24)} C ${n(w * 0.2)} ${n(-w * 0.02)} ${n(w * 0.26)} ${n(w * 0.26)} ${n(-w * 0.06)} ${n(w * 0.34)} C ${n(-w * 0.4)} ${n(w * 0.42)} ${n(-w * 0.58)} ${n(w * 0.12)} ${n(-w * 0.44)} ${n(-w * 0.12)} C ${n(-w * 0.3)} ${n(-w * 0.34)} ${n(-w * 0.04)} ${n(-w * 0.22)} ${n(w * 0.18)} ${n(-w * 0.34)}Z`
    return `<g ${pen.clay('s')}><path d="M${n(w * 0.16)} ${n(-w * 0.22)} L ${n(w * 0.33)} ${n(-w * 0.38)} q ${n(-w * 0.015)} ${n(-w * 0.075)} ${n(w * 0.05)} ${n(-w * 0.066)} q ${n(w * 0.055)} ${n(w * 0.014)} ${n(w * 0.04)} ${n(w * 0.062)} q ${n(w * 0.056)} ${n(w * 0.02)} ${n(w * 0.018)} ${n(w * 0.08)} q ${n(-w * 0.05)} ${n(w * 0.04)} ${n(-w * 0.068)} 0 L ${n(w * 0.25)} ${n(-w * 0.14)}Z" fill="#ecd5b4"/></g>
      <g ${pen.clay('l')}><path d="${skin}" fill="${pen.radial(
        [
          [0, '#eab065'],
          [0.5, color],
          [1, '#8a4719'],
        ],
        0.4,
        0.4,
        0.7,
      )}"/>${spots}</g><path d="M${n(-w * 0.36)} ${n(-w * 0.04)} q ${n(w * 0.06)} ${n(-w * 0.12)} ${n(w * 0.22)} ${n(-w * 0.12)}" stroke="#fff3d4" stroke-width="${n(w * 0.045)}" fill="none" stroke-linecap="round" opacity=".65" ${pen.soft(w * 0.02)}/>`
  },
}

/** Feta or tofu, crumbled: uneven blocks over a round of w. */
export const cubes: Support = {
  draw({ w, h = 34, color = '#fffaf0', count = 8, seed = 5 }, pen) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = next() * Math.PI * 2
      const d = Math.sqrt(next()) * (w / 2)
      const s = h * (0.5 + next() * 0.7)
      out += `<path d="${blob(s * 0.5, s * 0.42, 0.18, seed + i, 6)}" fill="${i % 2 ? color : dark(color, 0.05)}" transform="translate(${n(Math.cos(a) * d)} ${n(Math.sin(a) * d)}) rotate(${n(next() * 180)})"/>`
    }
    return `<g filter="url(#held-s)"><g ${pen.clay('s')}>${out}</g></g>`
  },
}

/** A flatbread from a hot pan: pale dough, blisters. */
export const flatbread: Support = {
  draw({ w, h = w * 0.86, color = '#f2dcb0', seed = 6 }, pen) {
    const next = chance(seed)
    const shape = blob(w / 2, h / 2, 0.05, seed, 12)
    const burns = Array.from({ length: 34 }, () => {
      const a = next() * Math.PI * 2
      const d = Math.sqrt(next()) * 0.46
      const s = w * (0.012 + next() * 0.034)
      return `<path d="${blob(s, s * 0.75, 0.2, Math.floor(next() * 99) + 1, 7)}" transform="translate(${n(Math.cos(a) * d * w)} ${n(Math.sin(a) * d * h)})" fill="#7d421b" opacity="${n(0.3 + next() * 0.5)}"/>`
    }).join('')
    return `<g ${pen.clay('l')}><path d="${shape}" fill="${pen.radial(
      [
        [0, light(color, 0.3)],
        [0.7, color],
        [1, '#cf9c58'],
      ],
      0.45,
      0.42,
      0.62,
    )}"/></g><g ${pen.clip(`<path d="${shape}"/>`)}><g ${pen.soft(1.6)}>${burns}</g></g>`
  },
}
