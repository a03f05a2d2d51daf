/** Dishes seen from above: glazed, speckled, with the light in their far wall. */

import { chance, dark, light, n } from '../../svg'
import type { Pen, Support } from '../scene'

/** Iron specks in a glaze. */
export function specks(r: number, count: number, color: string, seed: number, flat = 1): string {
  const next = chance(seed)
  let out = ''
  for (let i = 0; i < count; i++) {
    const a = next() * Math.PI * 2
    const d = Math.sqrt(next()) * r
    out += `<circle cx="${n(Math.cos(a) * d)}" cy="${n(Math.sin(a) * d * flat)}" r="${n(0.5 + next() * 1.3)}"/>`
  }
  return `<g fill="${color}" opacity=".34">${out}</g>`
}

/** A bright arc on the upper left of a rim, and a fainter one opposite. */
const gleam = (r: number, width: number, pen: Pen) =>
  `<g fill="none" stroke="${pen.hour.gleam}" stroke-linecap="round"><path d="M${n(-r)} ${n(-r * 0.12)} A ${n(r)} ${n(r)} 0 0 1 ${n(-r * 0.12)} ${n(-r)}" stroke-width="${n(width)}" opacity=".85" ${pen.soft(width * 0.45)}/><path d="M${n(r * 0.96)} ${n(r * 0.25)} A ${n(r)} ${n(r)} 0 0 1 ${n(r * 0.3)} ${n(r * 0.95)}" stroke-width="${n(width * 0.7)}" opacity=".4" ${pen.soft(width * 0.5)}/></g>`

/** The shadow a wall throws on what it holds. */
const wallShadow = (r: number, pen: Pen, depth = 0.16) =>
  `<g ${pen.clip(`<circle r="${n(r)}"/>`)}><path fill-rule="evenodd" d="M${n(-r * 2)} ${n(-r * 2)}H${n(r * 2)}V${n(r * 2)}H${n(-r * 2)}Z M${n(-r + r * depth)} ${n(r * depth)} a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0 a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z" fill="${pen.hour.shade}" opacity=".42" ${pen.soft(r * 0.07)}/></g>`

export const plateAbove: Support = {
  draw({ w, color = '#fdf8ef', accent, fill, holds, seed = 5 }, pen) {
    const r = w / 2
    return `<circle r="${r}" fill="${pen.linear(
      [
        [0, light(color, 0.7)],
        [0.55, color],
        [1, dark(color, 0.16)],
      ],
      0,
      0,
      1,
      1,
    )}"/>
      ${specks(r * 0.97, 90, dark(color, 0.55), seed)}
      ${accent ? `<circle r="${n(r * 0.965)}" fill="none" stroke="${accent}" stroke-width="${n(w * 0.014)}" opacity=".8"/>` : ''}
      <circle r="${n(r * 0.985)}" fill="none" stroke="${dark(color, 0.28)}" stroke-width="${n(w * 0.008)}" opacity=".3"/>
      <circle r="${n(r * 0.735)}" fill="${pen.linear(
        [
          [0, dark(color, 0.17)],
          [0.45, dark(color, 0.03)],
          [1, light(color, 0.75)],
        ],
        0.05,
        0.05,
        0.95,
        0.95,
      )}"/>
      <circle r="${n(r * 0.69)}" fill="${pen.radial(
        [
          [0, light(color, 0.55)],
          [1, dark(color, 0.05)],
        ],
        0.6,
        0.62,
        0.7,
      )}"/>
      ${specks(r * 0.68, 40, dark(color, 0.55), seed + 3)}
      ${fill ? `<circle r="${n(r * 0.62)}" fill="${fill}"/>` : ''}${gleam(r * 0.945, w * 0.01, pen)}${pen.inner(holds)}`
  },
}

export const bowlAbove: Support = {
  draw({ w, color = '#8fa48c', accent, fill = '#f3e3c6', holds, seed = 9 }, pen) {
    const r = w / 2
    const inside = r * 0.84
    const body = `<circle r="${n(inside)}" fill="${pen.radial(
      [
        [0, light(fill, 0.3)],
        [0.7, fill],
        [1, dark(fill, 0.16)],
      ],
      0.58,
      0.6,
      0.66,
    )}"/>`
    return `<circle r="${r}" fill="${pen.linear(
      [
        [0, light(color, 0.5)],
        [0.5, color],
        [1, dark(color, 0.34)],
      ],
      0.05,
      0.05,
      0.95,
      0.95,
    )}"/>
      ${specks(r * 0.98, 60, dark(color, 0.6), seed)}
      <circle r="${n(r * 0.935)}" fill="${pen.linear(
        [
          [0, dark(color, 0.42)],
          [0.5, dark(color, 0.16)],
          [1, light(color, 0.36)],
        ],
        0.08,
        0.08,
        0.92,
        0.92,
      )}"/>
      ${accent ? `<circle r="${n(r * 0.965)}" fill="none" stroke="${accent}" stroke-width="${n(w * 0.022)}" opacity=".9"/>` : ''}
      ${body}<g ${pen.clip(`<circle r="${n(inside)}"/>`)}>${pen.inner(holds)}</g>${wallShadow(inside, pen)}
      <circle r="${n(inside)}" fill="none" stroke="${light(fill, 0.5)}" stroke-width="2" opacity=".35"/>${gleam(r * 0.967, w * 0.013, pen)}`
  },
}

/** A small bowl for dips and salt. */
export const saucerAbove: Support = { draw: (thing, pen) => bowlAbove.draw({ color: '#fbf3e6', ...thing }, pen) }

/** An iron or enamel pan with a handle to the right (turn it with r). */
export const panAbove: Support = {
  draw({ w, color = '#3c3a41', fill, holds }, pen) {
    const r = w / 2
    const handle = `<path d="M${n(r * 0.9)} ${n(-r * 0.1)} C ${n(r * 1.2)} ${n(-r * 0.06)} ${n(r * 1.5)} ${n(-r * 0.1)} ${n(r * 1.72)} ${n(-r * 0.13)} Q ${n(r * 1.92)} ${n(-r * 0.12)} ${n(r * 1.92)} 0 Q ${n(r * 1.92)} ${n(r * 0.12)} ${n(r * 1.72)} ${n(r * 0.13)} C ${n(r * 1.5)} ${n(r * 0.1)} ${n(r * 1.2)} ${n(r * 0.06)} ${n(r * 0.9)} ${n(r * 0.1)}Z M${n(r * 1.72)} ${n(-r * 0.05)} a${n(r * 0.05)} ${n(r * 0.05)} 0 1 0 .1 0Z" fill-rule="evenodd" fill="${dark(color, 0.05)}"/>`
    return `<g ${pen.clay('m')}>${handle}</g>
      <circle r="${r}" fill="${pen.linear(
        [
          [0, light(color, 0.5)],
          [0.4, color],
          [1, dark(color, 0.5)],
        ],
        0.05,
        0.05,
        0.95,
        0.95,
      )}"/>
      <circle r="${n(r * 0.94)}" fill="${pen.linear(
        [
          [0, dark(color, 0.55)],
          [0.5, color],
          [1, light(color, 0.34)],
        ],
        0.08,
        0.08,
        0.92,
        0.92,
      )}"/>
      <circle r="${n(r * 0.87)}" fill="${fill ?? dark(color, 0.25)}"/><g ${pen.clip(`<circle r="${n(r * 0.87)}"/>`)}>${pen.inner(holds)}</g>
      ${wallShadow(r * 0.87, pen, 0.08)}${gleam(r * 0.97, w * 0.008, pen)}`
  },
}

/** An oven dish, longer than wide, with two ears; `amount` 1 makes it oval. */
export const dishAbove: Support = {
  draw({ w, h = w * 0.62, color = '#f6efe2', fill = '#c98d4f', holds, amount = 0.3 }, pen) {
    const box = (x: number, y: number) => {
      const q = Math.min(x, y) * (0.3 + amount * 0.7)
      return `x="${n(-x)}" y="${n(-y)}" width="${n(x * 2)}" height="${n(y * 2)}" rx="${n(amount > 0.9 ? x : q)}" ry="${n(amount > 0.9 ? y : q)}"`
    }
    const x = w / 2
    const y = h / 2
    const wall = w * 0.035
    return `<g ${pen.clay('m')}><rect x="${n(-x * 1.12)}" y="${n(-y * 0.3)}" width="${n(w * 1.12)}" height="${n(y * 0.6)}" rx="${n(y * 0.2)}" fill="${dark(color, 0.05)}"/></g>
      <rect ${box(x, y)} fill="${pen.linear(
        [
          [0, light(color, 0.6)],
          [0.5, color],
          [1, dark(color, 0.26)],
        ],
        0,
        0,
        1,
        1,
      )}"/>
      <rect ${box(x - wall * 0.7, y - wall * 0.7)} fill="${pen.linear(
        [
          [0, dark(color, 0.36)],
          [0.5, dark(color, 0.14)],
          [1, light(color, 0.6)],
        ],
        0,
        0,
        1,
        1,
      )}"/>
      <g ${pen.clip(`<rect ${box(x - wall * 1.7, y - wall * 1.7)}/>`)}><rect ${box(x, y)} fill="${pen.radial(
        [
          [0, light(fill, 0.3)],
          [1, dark(fill, 0.18)],
        ],
        0.6,
        0.6,
        0.7,
      )}"/>${pen.inner(holds)}
      <rect ${box(x - wall * 0.6, y - wall * 0.6)} fill="none" stroke="${pen.hour.shade}" stroke-width="${n(wall * 2.4)}" opacity=".4" transform="translate(${n(-wall * 0.2)} ${n(-wall * 0.2)})" ${pen.soft(wall * 0.6)}/></g>
      <rect ${box(x - wall * 0.25, y - wall * 0.25)} fill="none" stroke="${pen.hour.gleam}" stroke-width="${n(wall * 0.18)}" opacity=".75"/>`
  },
}
