import type { UnitSystem } from './convert'

const DEGREES = '\\s*(?:°|º|degrees?\\b)\\s*'
const NUMBER = '(\\d{2,3})(?:\\s*(?:-|–|to)\\s*(\\d{2,3}))?'
const ONE = `${NUMBER}${DEGREES}(C|F|Celsius|Fahrenheit)\\b`

/** One temperature or range, optionally followed by the same in the other scale: "400°F (200°C)", "200°C/400°F". */
const TEMPERATURE = new RegExp(`(?<!\\d)${ONE}(?:\\s*(?:/\\s*${ONE}|\\(\\s*${ONE}\\s*\\)))?`, 'giu')

/** From these temperatures on, values are rounded to the steps of oven dials; below, to the degree, as thermometers show. */
const OVEN = { C: 120, F: 250 } as const
const OVEN_STEP = { C: 10, F: 25 } as const

type Scale = keyof typeof OVEN
const scaleOf = (word: string): Scale => (word.toUpperCase().startsWith('C') ? 'C' : 'F')

function convertDegrees(degrees: number, to: Scale): number {
  const exact = to === 'C' ? ((degrees - 32) * 5) / 9 : (degrees * 9) / 5 + 32
  return exact >= OVEN[to] ? Math.round(exact / OVEN_STEP[to]) * OVEN_STEP[to] : Math.round(exact)
}

/**
 * Converts the temperatures of a text to °C (metric) or °F (us). Where the text gives both, the other one is removed;
 * nothing else changes.
 */
export function convertTemperatures(text: string, system: UnitSystem): string {
  const targetScale: Scale = system === 'metric' ? 'C' : 'F'
  return text.replace(TEMPERATURE, (match: string, ...groups: unknown[]) => {
    const texts = groups.slice(0, 9).map((group) => (typeof group === 'string' ? group : null))
    const readings = [texts.slice(0, 3), texts.slice(3, 6), texts.slice(6, 9)].filter(([low]) => low !== null)
    const inTarget = readings.find(([, , scale]) => scaleOf(scale ?? '') === targetScale)
    // Two values in the same scale are not a pair: "180°C (160°C fan)" stays.
    if (inTarget && readings.length === 1) return match
    const [low, high] = inTarget ?? readings[0] ?? []
    const formatDegrees = (degrees: string) =>
      String(inTarget ? Number(degrees) : convertDegrees(Number(degrees), targetScale))
    return `${[low, high].flatMap((degrees) => (degrees ? [formatDegrees(degrees)] : [])).join('–')}°${targetScale}`
  })
}
