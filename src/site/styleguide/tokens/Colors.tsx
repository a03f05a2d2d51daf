import type { CSSProperties } from 'react'
import { ContrastRatio } from '@/site/styleguide/ContrastRatio.client'
import { COLOR_PAIRS, type ColorPair } from '@/ui/examples/color-pairs'

const SWATCHES = {
  Backgrounds: [
    'ground',
    'ground-deep',
    'ground-raised',
    'ground-blush',
    'ground-butter',
    'ground-sage',
    'ground-lilac',
    'ground-night',
    'ground-pane',
    'shade',
  ],
  Text: [
    'text',
    'text-soft',
    'text-quiet',
    'text-coral',
    'text-on-action',
    'text-on-progress',
    'text-on-night',
    'text-on-night-soft',
  ],
  Lines: ['line', 'line-firm', 'line-field', 'line-night'],
  Controls: ['action', 'action-hover', 'heart', 'star', 'progress', 'dusk', 'focus', 'focus-on-night'],
  Status: ['good', 'warn', 'bad'],
} as const

/** Swatches of all colors with their names. */
export function Colors() {
  return (
    <div className="grid gap-6">
      {Object.entries(SWATCHES).map(([title, names]) => (
        <div className="grid gap-3" key={title}>
          <h4 className="font-text font-semibold text-sm">{title}</h4>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
            {names.map((name) => (
              <li className="grid gap-1 text-sm" key={name}>
                <span className="swatch" style={{ background: `var(--color-${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Color pairs of text and background, with the contrast that the browser computes. */
export function ColorPairs() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {COLOR_PAIRS.map((pair) => (
        <li
          className="grid rounded-s"
          key={Object.values(pair).join()}
          {...scopeAttribute(pair)}
          style={backgroundOf(pair.below)}
        >
          {pair.minimum === 4.5 ? (
            <p className="flex justify-between gap-4 rounded-s p-3 text-sm" style={colorsOf(pair)}>
              <PairLabel {...pair} />
              <ContrastRatio />
            </p>
          ) : (
            <div
              className="flex items-center justify-between gap-4 rounded-s p-3 text-sm"
              style={backgroundOf(pair.ground)}
            >
              <span className={pair.ground.endsWith('night') ? 'text-text-on-night' : 'text-text'}>
                <PairLabel {...pair} />
              </span>
              <span className="grid grid-flow-col items-center gap-2">
                <span className="size-5 rounded-full" style={{ background: `var(--${pair.ink})` }} />
                <span className={pair.ground.endsWith('night') ? 'text-text-on-night' : 'text-text'}>at least 3:1</span>
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function PairLabel({ ground, ink, use, within }: ColorPair) {
  return (
    <span>
      {ink.replace('color-', '')} on {ground.replace('color-', '')}: {use}
      {within && `, ${within.split('=')[1]}`}
    </span>
  )
}

function scopeAttribute({ within }: ColorPair) {
  const [key, value] = within?.split('=') ?? []
  return key && value ? { [`data-${key}`]: value } : {}
}

const backgroundOf = (name?: string): CSSProperties => (name ? { background: `var(--${name})` } : {})
const colorsOf = ({ ground, ink }: ColorPair): CSSProperties => ({ ...backgroundOf(ground), color: `var(--${ink})` })
