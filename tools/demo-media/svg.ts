/** Small help for writing SVG: colors, numbers, and the same chance for the same seed. */

const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)

/** A color between two, t from 0 (all a) to 1 (all b). Colors are written #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const parts = [0, 1, 2].map((i) => Math.round(channel(a, i) * (1 - t) + channel(b, i) * t))
  return `#${parts.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

/** Nearer to the window: lighter and a little warmer. */
export const light = (hex: string, t = 0.3) => mix(hex, '#fffaf0', t)

/** Away from the window: its own color deeper and a little violet, never gray. */
export const dark = (hex: string, t = 0.22) => mix(hex, mix(mix(hex, '#000000', 0.68), '#33203a', 0.42), t)

/** The three channels, 0 to 1, as SVG filters want them. */
export const unit = (hex: string) => [0, 1, 2].map((i) => (channel(hex, i) / 255).toFixed(3))

/** A number short enough for a path. */
export const n = (v: number) => String(Math.round(v * 10) / 10)

export type Chance = () => number

/** Numbers from 0 to 1, always the same row for the same seed. */
export function chance(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

/** A closed smooth line through points, for anything that grew or was poured. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0]
  const mid = (i: number) => {
    const [ax, ay] = at(i)
    const [bx, by] = at(i + 1)
    return `${n((ax + bx) / 2)} ${n((ay + by) / 2)}`
  }
  let path = `M${mid(-1)}`
  for (let i = 0; i < points.length; i++) path += ` Q ${n(at(i)[0])} ${n(at(i)[1])} ${mid(i)}`
  return `${path}Z`
}

/** An uneven round: radius rx by ry, edge pushed in and out by `rough` (0 to 1). */
export function blob(rx: number, ry: number, rough: number, seed: number, count = 11): string {
  const next = chance(seed)
  const points = Array.from({ length: count }, (_, i): [number, number] => {
    const a = (i / count) * Math.PI * 2
    const f = 1 + (next() - 0.5) * 2 * rough
    return [Math.cos(a) * rx * f, Math.sin(a) * ry * f]
  })
  return smooth(points)
}
