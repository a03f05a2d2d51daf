import type { CSSProperties } from 'react'

const SIZES = [
  'xs',
  'sm',
  'base',
  'lg',
  'xl',
  'h4',
  'h3',
  'quote',
  'title',
  'h2',
  'heading',
  'h1',
  'figure',
  'numeral',
] as const
/** From this size on, text uses the display font. */
const DISPLAY = SIZES.indexOf('h4')

/** All font sizes at the current width. */
export function TypeScale() {
  return (
    <ul className="grid gap-4">
      {SIZES.map((size, index) => (
        <li className="grid gap-1 border-b border-line pb-3" key={size}>
          <span className="text-sm text-text-soft">{size}</span>
          <span
            className={index < DISPLAY ? undefined : 'font-display'}
            style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
          >
            {size === 'numeral' || size === 'figure' ? '28' : 'A good day'}
          </span>
        </li>
      ))}
    </ul>
  )
}

const STEPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'touch', 'header'] as const

/** The spacing scale: 1 to 6 are quarters of a rem, 7 to 9 have their own size, the others have names. */
export function Space() {
  return (
    <ul className="grid gap-2">
      {STEPS.map((step) => (
        <li className="grid grid-cols-[4rem_1fr] items-center gap-3 text-sm" key={step}>
          {step}
          <span className="block h-4 rounded-s bg-light-ink" style={{ inlineSize: `min(100%, ${width(step)})` }} />
        </li>
      ))}
    </ul>
  )
}

const width = (step: string) => (/^[1-6]$/.test(step) ? `calc(var(--spacing) * ${step})` : `var(--spacing-${step})`)

const shapeSample = (style: CSSProperties, name: string) => (
  <li className="grid gap-2 text-sm" key={name}>
    <span className="block h-24 bg-ground-raised" style={style} />
    {name}
  </li>
)

/** Corner radii and shadows. */
export function Shapes() {
  return (
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-4">
      {['s', 'm', 'l', 'pill'].map((name) =>
        shapeSample(
          { borderRadius: `var(--radius-${name})`, border: '1px solid var(--color-line-firm)' },
          `radius ${name}`,
        ),
      )}
      {shapeSample(
        { borderRadius: 'var(--radius-l)', borderEndStartRadius: 'var(--cut)', background: 'var(--light-background)' },
        'cut: one per screen',
      )}
      {['paper', 'overlay'].map((name) =>
        shapeSample({ borderRadius: 'var(--radius-m)', boxShadow: `var(--shadow-${name})` }, `shadow ${name}`),
      )}
    </ul>
  )
}

/** Transition durations, shown on hover. */
export function Motion() {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {[
        ['quick', 'a response to a click'],
        ['calm', 'something opens or moves'],
        ['slow', 'a picture zooms in'],
      ].map(([name, use]) => (
        <li className="group grid gap-2 overflow-hidden rounded-m bg-ground-deep p-4 text-sm" key={name}>
          <span
            className="block size-6 rounded-full bg-light-ink transition-transform group-hover:translate-x-12"
            style={{ transitionDuration: `var(--transition-duration-${name})` }}
          />
          {name}: {use}
        </li>
      ))}
    </ul>
  )
}
