/** Red, green, blue from 0 to 255, and how much of it covers what lies below, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/**
 * A colour as style sheets and browsers write it.
 * @param value `#rrggbb`, `#rgb`, or `rgb()` with or without an alpha
 * @returns null when it is written in another way
 */
export function parseColour(value: string): Colour | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[1]
  if (hex) {
    const whole = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const at = (from: number) => Number.parseInt(whole.slice(from, from + 2), 16)
    return [at(0), at(2), at(4), 1]
  }
  const numbers = /^rgba?\(([^)]*)\)$/i
    .exec(value.trim())?.[1]
    ?.match(/[\d.]+/g)
    ?.map(Number)
  if (!numbers || numbers.length < 3) return null
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  return [red, green, blue, alpha]
}

/** What is seen where one colour lies over another. */
export function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
}

/** WCAG 2.2 contrast of two opaque colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => {
    const of1 = part / 255
    return of1 <= 0.04045 ? of1 / 12.92 : ((of1 + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
