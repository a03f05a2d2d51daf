import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blend, type Color, contrast, parseColor } from './contrast'
import { COLOR_PAIRS, type ColorPair } from './examples/color-pairs'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

const sheetOf = (name: string) => readFileSync(new URL(`../app/(site)/styles/${name}.css`, import.meta.url), 'utf8')
const css = { light: sheetOf('tokens'), dark: sheetOf('tokens-dark') }

/** The tokens of all rules of a scheme's sheet that start with this selector. */
function tokensOf(selector: string, scheme: Scheme): Map<string, string> {
  const blocks = css[scheme].split(/(?<=\})/).filter((block) =>
    block
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/^[\s}]+/, '')
      .startsWith(selector),
  )
  const lines = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)])
  return new Map(lines.map(([, name = '', value = '']) => [name, value]))
}

const lightTokens = new Map([...tokensOf('@theme static', 'light'), ...tokensOf(':root', 'light')])
const globalTokens = { light: lightTokens, dark: new Map([...lightTokens, ...tokensOf(':root', 'dark')]) }

function colorOf(name: string, within: ColorPair['within'], scheme: Scheme): Color {
  const [key, value] = within?.split('=') ?? []
  const scopedValue = tokensOf(`[data-${key}='${value}']`, scheme).get(name)
  const parsed = parseColor(scopedValue ?? globalTokens[scheme].get(name) ?? '')
  if (!parsed) throw new Error(`no color --${name} in the ${scheme} scheme`)
  return parsed
}

function measuredContrast({ below, ground, ink, within }: ColorPair, scheme: Scheme): number {
  const background = colorOf(ground, within, scheme)
  const opaqueGround = below ? blend(background, colorOf(below, within, scheme)) : background
  return contrast(blend(colorOf(ink, within, scheme), opaqueGround), opaqueGround)
}

const namedPairs = COLOR_PAIRS.map((pair) => ({
  ...pair,
  name: `${pair.ink} on ${pair.ground}${pair.below ? ` over ${pair.below}` : ''} ${pair.within ?? ''}`.trim(),
}))

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  test.each(namedPairs)('$name reaches $minimum:1 ($use)', (pair) => {
    expect(measuredContrast(pair, scheme)).toBeGreaterThanOrEqual(pair.minimum)
  })

  test('every theme and season sets its colors', () => {
    for (const hour of ['morning', 'noon', 'dusk']) {
      const names = [...tokensOf(`[data-light='${hour}']`, scheme).keys()]
      expect(names).toEqual(['light-background', 'light-pane', 'light-ink'])
    }
    for (const season of ['spring', 'summer', 'fall', 'winter']) {
      expect([...tokensOf(`[data-season='${season}']`, scheme).keys()]).toEqual(['season'])
    }
  })
})

test('the dark scheme gives other values to tokens that exist, and no value twice', () => {
  const dark = tokensOf(':root', 'dark')
  const own = ['picture-brightness', 'banner-brightness']
  expect([...dark.keys()].filter((name) => !lightTokens.has(name))).toEqual(own)
  expect([...dark].filter(([name, value]) => lightTokens.get(name) === value)).toEqual([])
})

test('contrast is computed as WCAG defines it', () => {
  const [black, white, gray] = ['#000', '#ffffff', 'rgb(118 118 118)'].map(parseColor)
  expect(black && white && contrast(black, white)).toBe(21)
  expect(gray && white && contrast(gray, white)).toBeCloseTo(4.54, 2)
})
