/** Where a session takes place: paper, a floor, and the window's light on the wall. */
import { chance, dark, light, mix, n } from '../svg'
import { HEIGHT, WIDTH } from './frame'
import { HOURS, type Hour, INK, PAPER } from './theme'

/** Where the floor begins to bear. */
export const FLOOR = 604
/** The middle of the figure's place. */
export const STAGE = 430

/** Panes of light, leaning as the window's light does in the pictures. */
function panes(color: string): string {
  const rows = [0, 1, 2]
  const panes = rows.flatMap((row) =>
    [0, 1].map(
      (column) =>
        `<rect x="${column * 226}" y="${row * 196}" width="212" height="182" rx="10" fill="${light(color, row * 0.12)}"/>`,
    ),
  )
  return `<g transform="translate(300 -18) skewX(-12)">${panes.join('')}</g>`
}

/** A vase with a branch, at the left edge. */
function vase(hour: Hour): string {
  const next = chance(hour.length * 7)
  const leaf = hour === 'dusk' ? '#8d84a6' : '#8fae97'
  const stem = (lean: number, length: number) => {
    const tip = [lean * length, -length] as const
    let out = `<path d="M0 0Q ${n(lean * length * 0.1)} ${n(-length * 0.6)} ${n(tip[0])} ${n(tip[1])}" fill="none" stroke="${dark(leaf, 0.3)}" stroke-width="2.5"/>`
    for (let i = 0; i < 11; i++) {
      const t = 0.3 + i * 0.068
      const x = 2 * (1 - t) * t * lean * length * 0.1 + t * t * tip[0]
      const y = 2 * (1 - t) * t * -length * 0.6 + t * t * tip[1]
      const turn = (i % 2 ? 1 : -1) * (34 + next() * 26) + lean * 44
      const size = 24 + next() * 10 - t * 6
      out += `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M0 0C${n(-size * 0.28)} ${n(-size * 0.3)} ${n(-size * 0.22)} ${n(-size * 0.8)} 0 ${n(-size)}C${n(size * 0.22)} ${n(-size * 0.8)} ${n(size * 0.28)} ${n(-size * 0.3)} 0 0Z" fill="${mix(leaf, PAPER, next() * 0.3)}"/>`
    }
    return out
  }
  const { wall, ink } = HOURS[hour]
  const clay = mix(wall, ink, 0.3)
  return `<g transform="translate(92 ${FLOOR + 22})"><ellipse cx="12" cy="0" rx="58" ry="8" fill="${INK}" opacity=".1"/><g transform="translate(0 -96)">${stem(-0.2, 190)}${stem(0.26, 214)}${stem(0.02, 150)}</g><path d="M-12 -104H12C10 -84 36 -70 36 -38C36 -14 24 0 0 0S-36 -14 -36 -38C-36 -70 -10 -84 -12 -104Z" fill="${clay}"/><path d="M-30 -46C-30 -66 -12 -80 -8 -98C-4 -80 -22 -62 -22 -40Z" fill="#fff" opacity=".3"/></g>`
}

/** The room of an hour, whole and still. */
export function room(hour: Hour): string {
  const { floor, wall } = HOURS[hour]
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${panes(wall)}<rect y="${FLOOR - 14}" width="${WIDTH}" height="${HEIGHT - FLOOR + 14}" fill="${mix(floor, PAPER, 0.35)}"/><rect y="${FLOOR - 14}" width="${WIDTH}" height="2" fill="${mix(floor, INK, 0.14)}"/>${vase(hour)}`
}

/** A chair seen from its side. @param x the middle of its seat */
export function chair(x: number, hour: Hour): string {
  const { ink, wall } = HOURS[hour]
  const wood = mix(mix(ink, wall, 0.42), '#b98b5e', 0.45)
  const far = mix(wood, PAPER, 0.35)
  const leg = (from: number, to: number, color: string) =>
    `<path d="M${from} -86L${to} 0" stroke="${color}" stroke-width="9" stroke-linecap="round"/>`
  return `<g transform="translate(${n(x)} 0)" fill="none">${leg(-34, -38, far)}${leg(36, 40, far)}${leg(-46, -52, wood)}${leg(46, 52, wood)}<path d="M-47 -92C-50 -130 -54 -168 -60 -200" stroke="${wood}" stroke-width="10" stroke-linecap="round"/><rect x="-54" y="-98" width="108" height="13" rx="6.500" fill="${wood}"/></g>`
}

/** A mat on the floor. */
export function mat(from: number, to: number, hour: Hour): string {
  const { mat: color } = HOURS[hour]
  return `<rect x="${n(from)}" y="-3" width="${n(to - from)}" height="12" rx="6" fill="${color}"/><rect x="${n(from)}" y="3" width="${n(to - from)}" height="6" rx="3" fill="${dark(color, 0.12)}"/>`
}
