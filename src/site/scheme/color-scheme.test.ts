import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GROUND_COLORS } from './color-scheme'

test.each([
  ['light', 'tokens'],
  ['dark', 'tokens-dark'],
] as const)('in the %s scheme the toolbar has the color of the page', (scheme, sheet) => {
  const css = readFileSync(new URL(`../../app/(site)/styles/${sheet}.css`, import.meta.url), 'utf8')
  expect(/--color-ground: (.+);/.exec(css)?.[1]).toBe(GROUND_COLORS[scheme])
})
