import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Colour, contrast, over, parseColour } from './contrast'
import { COLOUR_PAIRS, type ColourPair } from './examples/colour-pairs'

const css = readFileSync(new URL('../app/(site)/styles/tokens.css', import.meta.url), 'utf8')

/** The tokens of a rule, by its selector; of all rules with it. */
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

const everywhere = new Map([...tokensOf('@theme static'), ...tokensOf(':root')])

function colour(name: string, within: ColourPair['within']): Colour {
  const [key, value] = within?.split('=') ?? []
  const own = tokensOf(`[data-${key}='${value}']`).get(name)
  const found = parseColour(own ?? everywhere.get(name) ?? '')
  if (!found) throw new Error(`tokens.css has no colour --${name}`)
  return found
}

function measured({ below, ground, ink, within }: ColourPair): number {
  const under = colour(ground, within)
  const lies = below ? over(under, colour(below, within)) : under
  return contrast(over(colour(ink, within), lies), lies)
}

const named = COLOUR_PAIRS.map((pair) => ({
  ...pair,
  name: `${pair.ink} on ${pair.ground}${pair.below ? ` over ${pair.below}` : ''} ${pair.within ?? ''}`.trim(),
}))

test.each(named)('STYLE 20: $name reaches $least:1 ($use)', (pair) => {
  expect(measured(pair)).toBeGreaterThanOrEqual(pair.least)
})

test('STYLE 20: contrast is measured as WCAG says', () => {
  const [black, white, grey] = ['#000', '#ffffff', 'rgb(118 118 118)'].map(parseColour)
  expect(black && white && contrast(black, white)).toBe(21)
  expect(grey && white && contrast(grey, white)).toBeCloseTo(4.54, 2)
})

test('STYLE 20: every hour and season has colours of its own', () => {
  for (const hour of ['morning', 'noon', 'dusk']) {
    expect([...tokensOf(`[data-light='${hour}']`).keys()]).toEqual(['light-wall', 'light-pane', 'light-ink'])
  }
  for (const season of ['spring', 'summer', 'fall', 'winter']) {
    expect([...tokensOf(`[data-season='${season}']`).keys()]).toEqual(['season'])
  }
})
