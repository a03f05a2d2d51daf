import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blend, type Color, contrast, parseColor } from './contrast'
import { COLOR_PAIRS, type ColorPair } from './examples/color-pairs'

const css = readFileSync(new URL('../app/(site)/styles/tokens.css', import.meta.url), 'utf8')

/** The tokens of all rules that start with this selector. */
function tokensOf(selector: string): Map<string, string> {
  const blocks = css.split(/(?<=\})/).filter((block) =>
    block
      .replace(/\/\*.*?\*\//gs, '')
      .trim()
      .startsWith(selector),
  )
  const lines = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)])
  return new Map(lines.map(([, name = '', value = '']) => [name, value]))
}

const globalTokens = new Map([...tokensOf('@theme static'), ...tokensOf(':root')])

function colorOf(name: string, within: ColorPair['within']): Color {
  const [key, value] = within?.split('=') ?? []
  const scopedValue = tokensOf(`[data-${key}='${value}']`).get(name)
  const parsed = parseColor(scopedValue ?? globalTokens.get(name) ?? '')
  if (!parsed) throw new Error(`tokens.css has no color --${name}`)
  return parsed
}

function measuredContrast({ below, ground, ink, within }: ColorPair): number {
  const background = colorOf(ground, within)
  const opaqueGround = below ? blend(background, colorOf(below, within)) : background
  return contrast(blend(colorOf(ink, within), opaqueGround), opaqueGround)
}

const namedPairs = COLOR_PAIRS.map((pair) => ({
  ...pair,
  name: `${pair.ink} on ${pair.ground}${pair.below ? ` over ${pair.below}` : ''} ${pair.within ?? ''}`.trim(),
}))

test.each(namedPairs)('$name reaches $minimum:1 ($use)', (pair) => {
  expect(measuredContrast(pair)).toBeGreaterThanOrEqual(pair.minimum)
})

test('contrast is computed as WCAG defines it', () => {
  const [black, white, gray] = ['#000', '#ffffff', 'rgb(118 118 118)'].map(parseColor)
  expect(black && white && contrast(black, white)).toBe(21)
  expect(gray && white && contrast(gray, white)).toBeCloseTo(4.54, 2)
})

test('every theme and season sets its colors', () => {
  for (const hour of ['morning', 'noon', 'dusk']) {
    expect([...tokensOf(`[data-light='${hour}']`).keys()]).toEqual(['light-background', 'light-pane', 'light-ink'])
  }
  for (const season of ['spring', 'summer', 'fall', 'winter']) {
    expect([...tokensOf(`[data-season='${season}']`).keys()]).toEqual(['season'])
  }
})
