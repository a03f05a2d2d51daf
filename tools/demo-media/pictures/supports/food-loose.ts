/** Food without an outline of its own: crumbs, seeds, noodles, sauces, steam. */

import { blob, chance, dark, light, n } from '../../svg'
import type { Support } from '../scene'

/** Seeds, oats, herbs, rice: `count` grains of `h` points over a round of w. `amount` flattens the round (front view). */
export const crumbs: Support = {
  draw({ w, h = 9, colors = ['#c99a5f', '#e3c08a', '#a8743f'], count = 40, seed = 7, amount = 1 }, pen) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = next() * Math.PI * 2
      const d = Math.sqrt(next()) * (w / 2)
      const x = Math.cos(a) * d
      const y = Math.sin(a) * d * amount
      const size = h * (0.6 + next() * 0.7)
      const color = colors[Math.floor(next() * colors.length)] ?? '#c99a5f'
      out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size / 2)}" ry="${n(size * 0.32)}" transform="rotate(${n(next() * 180)} ${n(x)} ${n(y)})" fill="${color}"/>`
    }
    return `<g ${pen.clay('s')}>${out}</g>`
  },
}

/** A nest of noodles: strands that follow each other round. */
export const noodles: Support = {
  draw({ w, color = '#ecd0a4', count = 26, seed = 3 }, pen) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const r = w * (0.06 + 0.42 * Math.sqrt(next()))
      const start = next() * Math.PI * 2
      const long = 1.6 + next() * 2.4
      const cx = (next() - 0.5) * w * 0.14
      const cy = (next() - 0.5) * w * 0.14
      const at = (a: number, f: number) => `${n(cx + Math.cos(a) * r * f)} ${n(cy + Math.sin(a) * r * f * 0.94)}`
      let d = `M${at(start, 1)}`
      for (let s = 1; s <= 6; s++)
        d += ` Q ${at(start + (long * (s - 0.5)) / 6, 1.03 + (next() - 0.5) * 0.2)} ${at(start + (long * s) / 6, 1)}`
      const tone = i % 3 === 0 ? light(color, 0.3) : i % 3 === 1 ? color : dark(color, 0.1)
      out += `<path d="${d}" stroke="${dark(color, 0.6)}" stroke-width="${n(w * 0.042)}" opacity=".4"/><path d="${d}" stroke="${tone}" stroke-width="${n(w * 0.027)}"/>`
    }
    return `<g fill="none" stroke-linecap="round" ${pen.clay('s')}>${out}</g>`
  },
}

/** A spill of sauce, oil or yogurt: one soft edge, with light on it. `amount` is how uneven. */
export const pool: Support = {
  draw({ w, h = w * 0.8, color = '#f7efdf', amount = 0.16, seed = 4, unlit }, pen) {
    const shape = blob(w / 2, h / 2, amount, seed)
    // Oil and butter lie flat: only their edge is darker, and one spot of light.
    if (unlit)
      return `<g opacity=".86"><path d="${shape}" fill="${pen.radial(
        [
          [0, light(color, 0.2)],
          [0.7, color],
          [1, dark(color, 0.25)],
        ],
        0.5,
        0.5,
        0.6,
      )}"/></g><ellipse cx="${n(-w * 0.16)}" cy="${n(-h * 0.18)}" rx="${n(w * 0.12)}" ry="${n(h * 0.06)}" fill="${pen.hour.gleam}" opacity=".7" ${pen.soft(1.2)}/>`
    return `<g ${pen.clay('m')}><path d="${shape}" fill="${color}"/></g>`
  },
}

/** A spoonful pulled round: yogurt, cream, tahini. */
export const swirl: Support = {
  draw({ w, color = '#fbf4e6', seed = 2 }, pen) {
    let d = ''
    for (let i = 0; i <= 60; i++) {
      const a = i * 0.24
      const r = (w / 2) * 0.8 * (i / 60)
      d += `${i === 0 ? 'M' : 'L'}${n(Math.cos(a) * r)} ${n(Math.sin(a) * r * 0.92)}`
    }
    return `<g ${pen.clay('m')}><path d="${blob(w / 2, w * 0.46, 0.09, seed)}" fill="${color}"/></g><g ${pen.clay('s')}><path d="${d}" fill="none" stroke="${light(color, 0.4)}" stroke-width="${n(w * 0.075)}" stroke-linecap="round" stroke-linejoin="round"/></g><path d="${d}" fill="none" stroke="${dark(color, 0.3)}" stroke-width="${n(w * 0.018)}" opacity=".22" transform="translate(${n(w * 0.03)} ${n(w * 0.035)})"/>`
  },
}

/** Slices with a hole: scallion, chile, olive. */
export const rings: Support = {
  draw({ w, h = 20, color = '#86a856', accent, count = 9, seed = 5 }, pen) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = next() * Math.PI * 2
      const d = Math.sqrt(next()) * (w / 2)
      const r = (h / 2) * (0.75 + next() * 0.5)
      out += `<ellipse cx="${n(Math.cos(a) * d)}" cy="${n(Math.sin(a) * d)}" rx="${n(r)}" ry="${n(r * (0.7 + next() * 0.3))}" stroke="${i % 3 ? color : light(color, 0.3)}" fill="${accent ?? 'none'}"/>`
    }
    return `<g ${pen.clay('s')} stroke-width="${n(h * 0.24)}">${out}</g>`
  },
}

/** Long shavings that curl: carrot, courgette, zest. */
export const ribbons: Support = {
  draw({ w, color = '#ef8a3a', count = 4, seed = 6 }, pen) {
    const next = chance(seed)
    let out = ''
    for (let i = 0; i < count; i++) {
      const x = (next() - 0.5) * w * 0.3
      const y = (next() - 0.5) * w * 0.3
      const turn = next() * 360
      const d = `M${n(-w * 0.34)} 0 C ${n(-w * 0.2)} ${n(-w * 0.22)} ${n(-w * 0.04)} ${n(w * 0.2)} ${n(w * 0.1)} 0 S ${n(w * 0.32)} ${n(-w * 0.14)} ${n(w * 0.36)} ${n(w * 0.02)}`
      out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="${d}" stroke="${dark(color, 0.3)}" stroke-width="${n(w * 0.105)}"/><path d="${d}" stroke="${i % 2 ? light(color, 0.22) : color}" stroke-width="${n(w * 0.085)}"/><path d="${d}" stroke="${light(color, 0.5)}" stroke-width="${n(w * 0.014)}" opacity=".6"/></g>`
    }
    return `<g fill="none" stroke-linecap="round" ${pen.clay('s')}>${out}</g>`
  },
}

/** Steam: soft threads that rise from 0,0 and lean away together. */
export const steam: Support = {
  draw({ w, h = w * 1.2, amount = 0.5 }, pen) {
    const one = (x: number, long: number, width: number) =>
      `<path d="M${n(x)} 0 c ${n(w * 0.1)} ${n(-h * 0.16 * long)} ${n(-w * 0.12)} ${n(-h * 0.3 * long)} ${n(-w * 0.02)} ${n(-h * 0.48 * long)} s ${n(w * 0.13)} ${n(-h * 0.22 * long)} ${n(w * 0.05)} ${n(-h * 0.5 * long)}" stroke-width="${n(width)}"/>`
    return `<g fill="none" stroke="#fff" stroke-linecap="round"><g opacity="${amount * 0.5}" ${pen.soft(w * 0.09)}>${one(-w * 0.2, 0.8, w * 0.16)}${one(w * 0.14, 1, w * 0.18)}</g><g opacity="${amount}" ${pen.soft(w * 0.03)}>${one(-w * 0.24, 0.7, w * 0.04)}${one(-w * 0.02, 1, w * 0.05)}${one(w * 0.22, 0.8, w * 0.035)}</g></g>`
  },
}

/** A lump broken by hand: chestnut, nut, potato crust. */
export const lump: Support = {
  clay: 's',
  draw({ w, color = '#c79a63', seed = 4 }, pen) {
    return `<path d="${blob(w / 2, w * 0.36, 0.16, seed, 7)}" fill="${dark(color, 0.2)}"/><path d="${blob(w * 0.47, w * 0.3, 0.18, seed, 7)}" fill="${pen.linear(
      [
        [0, light(color, 0.5)],
        [1, color],
      ],
      0,
      0,
      0.7,
      1,
    )}"/>`
  },
}
