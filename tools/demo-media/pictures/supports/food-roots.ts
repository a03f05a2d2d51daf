/** Vegetables, cut and cooked. */

import { blob, chance, dark, light, n } from '../../svg'
import type { Support } from '../scene'

/** A carrot roasted in halves: cut face up, dark at the edges. Tip to the left. */
export const carrot: Support = {
  clay: 's',
  draw({ w, h = w * 0.17, color = '#e07f2e', accent = '#7a3f1a', seed = 3 }, pen) {
    const next = chance(seed)
    const bend = (next() - 0.5) * h * 1.1
    const shape = (k: number) =>
      `M${n(-w * 0.5 * k)} ${n(bend * 0.5)} Q ${n(-w * 0.1)} ${n(-h * 0.62 * k - bend)} ${n(w * 0.44 * k)} ${n(-h * 0.5 * k)} Q ${n(w * 0.52 * k)} 0 ${n(w * 0.44 * k)} ${n(h * 0.5 * k)} Q ${n(-w * 0.1)} ${n(h * 0.58 * k - bend)} ${n(-w * 0.5 * k)} ${n(bend * 0.5)}Z`
    const chars = Array.from(
      { length: 5 },
      () =>
        `<ellipse cx="${n((next() - 0.4) * w * 0.7)}" cy="${n((next() - 0.5) * h * 0.7)}" rx="${n(w * 0.03)}" ry="${n(h * 0.1)}" fill="${accent}" opacity=".4" ${pen.soft(2)}/>`,
    ).join('')
    return `<path d="M${n(w * 0.45)} 0 q ${n(w * 0.04)} ${n(-h * 0.2)} ${n(w * 0.1)} ${n(-h * 0.16)} M${n(w * 0.45)} 0 q ${n(w * 0.05)} ${n(h * 0.1)} ${n(w * 0.09)} ${n(h * 0.16)}" stroke="#5f7f3c" stroke-width="${n(h * 0.17)}" stroke-linecap="round" fill="none"/><path d="${shape(1)}" fill="${dark(color, 0.3)}"/><path d="${shape(0.94)}" fill="${pen.linear(
      [
        [0, light(color, 0.2)],
        [0.5, color],
        [1, dark(color, 0.18)],
      ],
      0,
      0,
      0.2,
      1,
    )}"/><path d="M${n(-w * 0.42)} ${n(bend * 0.3)} Q ${n(-w * 0.05)} ${n(-bend * 0.9)} ${n(w * 0.42)} 0 Q ${n(-w * 0.05)} ${n(h * 0.14 - bend * 0.9)} ${n(-w * 0.42)} ${n(bend * 0.3)}Z" fill="${light(color, 0.42)}" opacity=".6"/>${chars}`
  },
}

/** A small tomato, halved: chambers and seeds. */
export const halfTomato: Support = {
  clay: 's',
  draw({ w, color = '#d94a34' }, pen) {
    const r = w / 2
    const seeds = [0, 120, 240]
      .map(
        (a) =>
          `<g transform="rotate(${a})"><path d="M0 ${n(-r * 0.14)} C ${n(-r * 0.46)} ${n(-r * 0.28)} ${n(-r * 0.46)} ${n(-r * 0.72)} 0 ${n(-r * 0.74)} C ${n(r * 0.46)} ${n(-r * 0.72)} ${n(r * 0.46)} ${n(-r * 0.28)} 0 ${n(-r * 0.14)}Z" fill="#f0a04a"/><g fill="#fbe6b0">${[
            [-0.18, -0.42],
            [0.16, -0.46],
            [0, -0.6],
            [0, -0.3],
          ]
            .map(
              ([x = 0, y = 0]) =>
                `<ellipse cx="${n(x * r)}" cy="${n(y * r)}" rx="${n(r * 0.06)}" ry="${n(r * 0.085)}"/>`,
            )
            .join('')}</g></g>`,
      )
      .join('')
    return `<path d="${blob(r, r * 0.96, 0.02, 5)}" fill="${dark(color, 0.16)}"/><circle r="${n(r * 0.88)}" fill="${pen.radial(
      [
        [0, light(color, 0.3)],
        [1, color],
      ],
    )}"/>${seeds}`
  },
}

/** Onion in wedges: layered arcs. */
export const onion: Support = {
  clay: 's',
  draw({ w, color = '#a8546f' }) {
    const layer = (k: number, fill: string) =>
      `<path d="M${n((-w / 2) * k)} ${n(w * 0.1)} C ${n(-w * 0.46 * k)} ${n(-w * 0.32 * k)} ${n(w * 0.46 * k)} ${n(-w * 0.32 * k)} ${n((w / 2) * k)} ${n(w * 0.1)} Q 0 ${n(w * 0.1 - w * 0.1 * k)} ${n((-w / 2) * k)} ${n(w * 0.1)}Z" fill="${fill}"/>`
    return (
      layer(1, color) +
      layer(0.88, light(color, 0.6)) +
      layer(0.74, light(color, 0.2)) +
      layer(0.62, light(color, 0.7)) +
      layer(0.46, light(color, 0.3)) +
      layer(0.32, light(color, 0.75))
    )
  },
}

/** A small potato, halved: golden skin, browned face. */
export const potato: Support = {
  clay: 'm',
  draw({ w, color = '#f3d894', accent = '#c08a45', seed = 4 }, pen) {
    return `<path d="${blob(w / 2, w * 0.4, 0.06, seed, 9)}" fill="${accent}"/><path d="${blob(w * 0.455, w * 0.355, 0.06, seed, 9)}" fill="${pen.radial(
      [
        [0, light(color, 0.5)],
        [0.6, color],
        [1, '#dda951'],
      ],
      0.45,
      0.45,
      0.6,
    )}"/><path d="${blob(w * 0.24, w * 0.14, 0.2, seed + 2, 8)}" fill="#c98a3c" opacity=".34" transform="translate(${n(w * 0.05)} ${n(w * 0.04)})" ${pen.soft(w * 0.03)}/>`
  },
}

/** A chunk of roasted squash. */
export const squash: Support = {
  clay: 'm',
  draw({ w, color = '#ea9433', seed = 4 }, pen) {
    const next = chance(seed)
    const j = () => (next() - 0.5) * w * 0.12
    const h = w * 0.66
    return `<path d="M${n(-w / 2 + j())} ${n(-h / 2 + j())} Q 0 ${n(-h * 0.6)} ${n(w / 2 + j())} ${n(-h / 2 + j())} Q ${n(w * 0.56)} 0 ${n(w / 2 + j())} ${n(h / 2 + j())} Q 0 ${n(h * 0.6)} ${n(-w / 2 + j())} ${n(h / 2 + j())} Q ${n(-w * 0.56)} 0 ${n(-w / 2)} ${n(-h / 2)}Z" fill="${pen.linear(
      [
        [0, light(color, 0.32)],
        [0.6, color],
        [1, '#b5571c'],
      ],
      0,
      0,
      0.8,
      1,
    )}"/><path d="M${n(-w * 0.4)} ${n(h * 0.34)} Q 0 ${n(h * 0.5)} ${n(w * 0.42)} ${n(h * 0.3)}" stroke="#7a3a14" stroke-width="${n(w * 0.06)}" fill="none" opacity=".4" stroke-linecap="round" ${pen.soft(w * 0.03)}/>`
  },
}

/** One small round thing with its own light and its own small shadow. */
const bead = (d: string, place: string, fill: string, edge: string) =>
  `<g transform="${place}"><path d="${d}" fill="${edge}" transform="translate(1.6 2.2)" opacity=".34"/><path d="${d}" fill="${fill}"/></g>`

const round = (r: number) => `M${n(-r)} 0 a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0 a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`

/** Beans and rice: `count` of `h` points over a round of w; `amount` flattens the round. */
export const beans: Support = {
  draw({ w, h = 24, color = '#f3e6c8', count = 14, seed = 6, amount = 1 }, pen) {
    const next = chance(seed)
    const fills = [color, light(color, 0.35), dark(color, 0.06)].map((c) =>
      pen.radial(
        [
          [0, light(c, 0.6)],
          [0.55, c],
          [1, dark(c, 0.3)],
        ],
        0.4,
        0.3,
        0.75,
      ),
    )
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = next() * Math.PI * 2
      const d = Math.sqrt((i + 0.5) / count) * (w / 2)
      const s = h * (0.85 + next() * 0.3)
      const place = `translate(${n(Math.cos(a) * d)} ${n(Math.sin(a) * d * amount)}) rotate(${n((next() - 0.5) * 110)})`
      out += bead(
        `M${n(-s / 2)} 0 C ${n(-s / 2)} ${n(-s * 0.4)} ${n(s / 2)} ${n(-s * 0.4)} ${n(s / 2)} 0 C ${n(s / 2)} ${n(s * 0.3)} ${n(s * 0.16)} ${n(s * 0.27)} 0 ${n(s * 0.22)} C ${n(-s * 0.16)} ${n(s * 0.27)} ${n(-s / 2)} ${n(s * 0.3)} ${n(-s / 2)} 0Z`,
        place,
        fills[i % 3] ?? color,
        pen.hour.shade,
      )
    }
    return out
  },
}

/** Round peas, or with `accent` their pods (sugar snaps). */
export const pods: Support = {
  draw({ w, h = 22, color = '#7fb04a', count = 16, seed = 8, accent }, pen) {
    const next = chance(seed)
    const fills = [color, light(color, 0.2), dark(color, 0.1)].map((c) =>
      pen.radial(
        [
          [0, light(c, 0.6)],
          [0.5, c],
          [1, dark(c, 0.4)],
        ],
        0.36,
        0.32,
        0.74,
      ),
    )
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = next() * Math.PI * 2
      const d = Math.sqrt((i + 0.5) / count) * (w / 2)
      const place = `translate(${n(Math.cos(a) * d)} ${n(Math.sin(a) * d)}) rotate(${accent ? n(next() * 360) : 0})`
      out += accent
        ? `<g ${pen.clay('s')}><g transform="${place}"><path d="M${n(-h * 1.6)} 0 Q 0 ${n(-h * 0.9)} ${n(h * 1.6)} 0 Q 0 ${n(h * 0.62)} ${n(-h * 1.6)} 0Z" fill="${i % 2 ? accent : color}"/><path d="M${n(-h * 1.4)} ${n(-h * 0.05)} Q 0 ${n(-h * 0.62)} ${n(h * 1.4)} ${n(-h * 0.05)}" stroke="${light(color, 0.5)}" stroke-width="2" fill="none" opacity=".6"/></g></g>`
        : bead(round((h / 2) * (0.88 + next() * 0.24)), place, fills[i % 3] ?? color, pen.hour.shade)
    }
    return out
  },
}
