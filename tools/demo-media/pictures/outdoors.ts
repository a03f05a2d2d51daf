/** The open air: sky and hills, water or a meadow, and a path in front, all in the light of a day. */

import { chance, dark, light, mix, n } from '../svg'
import { BLEED, type HourLight, type Outdoors, pointsOf, type Scene } from './scene'

const GRASS = '#a9bf74'
const WATER = '#8fbfc9'

const gradient = (id: string, stops: readonly (readonly [number, string])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`

/** A cloud about w wide, its middle at x and y. */
const cloud = (x: number, y: number, w: number) =>
  [
    [-0.3, 0.02, 0.24, 0.07],
    [-0.06, -0.05, 0.24, 0.12],
    [0.22, 0, 0.28, 0.08],
  ]
    .map(
      ([dx = 0, dy = 0, rx = 0, ry = 0]) =>
        `<ellipse cx="${n(x + dx * w)}" cy="${n(y + dy * w)}" rx="${n(rx * w)}" ry="${n(ry * w)}"/>`,
    )
    .join('')

/** A line of hills over the whole width, high at most, down to y. */
function hills(w: number, y: number, high: number, color: string, seed: number): string {
  const next = chance(seed)
  let path = `M${-BLEED} ${n(y)}V${n(y - high * 0.5)}`
  for (let x = -BLEED; x < w + BLEED; x += 230)
    path += `Q${n(x + 115)} ${n(y - high * (0.7 + next() * 0.9))} ${x + 230} ${n(y - high * (0.3 + next() * 0.3))}`
  return `<path d="${path}V${n(y)}Z" fill="${color}"/>`
}

/** Light on small waves, the wider the nearer. */
function ripples(w: number, top: number, bottom: number): string {
  const next = chance(7)
  return Array.from({ length: 46 }, () => {
    const near = next()
    const long = 30 + near * 130 * (0.4 + next())
    const x = -BLEED + next() * (w + BLEED)
    const y = top + 6 + near * (bottom - top - 14)
    return `<path d="M${n(x)} ${n(y)}q${n(long / 2)} ${n(2 + near * 3)} ${n(long)} 0" stroke-width="${n(1 + near * 2.4)}" opacity="${n(0.2 + next() * 0.4)}"/>`
  }).join('')
}

/** Blades along an edge, over the whole width. */
function blades(w: number, y: number, high: number, seed: number): string {
  const next = chance(seed)
  let tufts = ''
  for (let x = -BLEED; x < w + BLEED; x += 5 + next() * 5) {
    const long = high * (0.4 + next() * 0.9)
    const lean = (next() - 0.4) * long * 0.7
    tufts += `<path d="M${n(x)} ${n(y + 3)}q${n(lean * 0.2)} ${n(-long * 0.6)} ${n(lean)} ${n(-long)}q${n(-lean * 0.1 + 3)} ${n(long * 0.6)} ${n(5 - lean)} ${n(long)}Z" fill="${mix(dark(GRASS, 0.3), light(GRASS, 0.3), next())}"/>`
  }
  return tufts
}

/** What is behind all things of a scene outdoors. */
export function outdoors(scene: Scene, { bank, between }: Outdoors, hour: HourLight): string {
  const [w, h] = pointsOf(scene)
  const shore = scene.horizon ?? h * 0.7
  const verge = h - 34
  const band = (y: number, end: number, fill: string, extra = '') =>
    `<rect x="${-BLEED}" y="${n(y)}" width="${w + BLEED * 2}" height="${n(end - y)}" fill="${fill}" ${extra}/>`
  const [sky, haze] = hour.wall
  const far = mix(GRASS, haze, 0.35)
  const next = chance(scene.id.length)
  const clouds = [
    [0.36, 0.22, 300],
    [0.78, 0.14, 380],
    [0.6, 0.36, 220],
  ]
    .map(([x = 0, y = 0, wide = 0]) => cloud(w * (x + next() * 0.16), h * (y - next() * 0.06), wide))
    .join('')
  const ground =
    between === 'water'
      ? `${band(bank, shore, 'url(#water)')}${band(bank + 4, bank + (shore - bank) * 0.42, dark(far, 0.12), 'opacity=".3" filter="url(#blur)"')}<g fill="none" stroke="#fff" stroke-linecap="round">${ripples(w, bank, shore)}</g>${band(bank - 12, bank + 1, dark(far, 0.16))}${band(bank - 14, bank - 9, light(far, 0.3))}`
      : band(bank, shore, 'url(#meadow)')
  return `<defs>
      ${gradient('sky', [
        [0, sky],
        [1, haze],
      ])}
      ${gradient('water', [
        [0, mix(WATER, haze, 0.6)],
        [1, WATER],
      ])}
      ${gradient('meadow', [
        [0, far],
        [1, GRASS],
      ])}
      ${gradient('verge', [
        [0, GRASS],
        [1, dark(GRASS, 0.3)],
      ])}
      <radialGradient id="sun"><stop offset="0" stop-color="#fffbe8"/><stop offset=".25" stop-color="#fff4cf" stop-opacity=".7"/><stop offset="1" stop-color="#fff4cf" stop-opacity="0"/></radialGradient>
    </defs>
    ${band(-BLEED, bank + 2, 'url(#sky)')}<circle cx="${n(w * 0.14)}" cy="${n(h * 0.1)}" r="${n(w * 0.4)}" fill="url(#sun)"/>
    <g fill="#fff" opacity=".75" filter="url(#leaf)">${clouds}</g>
    ${hills(w, bank, 110, mix(far, haze, 0.62), 3)}${hills(w, bank, 62, mix(far, haze, 0.32), 8)}${band(bank - 14, bank + 2, far)}
    ${ground}
    ${band(shore, verge, 'url(#table)')}${band(shore, shore + 16, dark(GRASS, 0.18))}${blades(w, shore + 6, 20, 5)}
    ${band(shore + 14, shore + 30, hour.shade, 'opacity=".14" filter="url(#blur)"')}
    ${band(verge, h + BLEED, 'url(#verge)')}${blades(w, verge + 2, 26, 9)}`
}
