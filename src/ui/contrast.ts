/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/**
 * Parses a color as style sheets and browsers write it.
 * @param value `#rrggbb`, `#rgb`, or `rgb()` with or without an alpha
 * @returns null for any other notation
 */
export function parseColor(value: string): Color | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[1]
  if (hex) {
    const sixDigits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const channel = (start: number) => Number.parseInt(sixDigits.slice(start, start + 2), 16)
    return [channel(0), channel(2), channel(4), 1]
  }
  const numbers = /^rgba?\(([^)]*)\)$/i
    .exec(value.trim())?.[1]
    ?.match(/[\d.]+/g)
    ?.map(Number)
  if (!numbers || numbers.length < 3) return null
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  return [red, green, blue, alpha]
}

/** The color that results from one color over another. */
export function blend([red, green, blue, alpha]: Color, below: Color): Color {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
}

/** WCAG 2.2 contrast of two opaque colors, from 1 to 21. */
export function contrast(first: Color, second: Color): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Color): number {
  const linear = (channel: number) => {
    const normalized = channel / 255
    return normalized <= 0.04045 ? normalized / 12.92 : ((normalized + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
