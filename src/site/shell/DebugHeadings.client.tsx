'use client'

import { useState } from 'react'

/** Data attributes that an editor can set on a heading. */
const DATA = ['data-link', 'data-menu', 'data-format', 'data-icon'] as const
const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const LABEL =
  'font:600 0.75rem/1.4 var(--font-text);letter-spacing:0;padding:0 .4em;margin-inline-end:.5em;' +
  'border-radius:4px;background:var(--color-text);color:var(--color-text-on-action)'

/** CSS that outlines every heading and shows its level and data attributes. */
const OUTLINES = [
  `:is(${LEVELS.join()}){outline:2px dashed var(--color-heart);outline-offset:2px}`,
  ...LEVELS.map((level) => `${level}::before{content:"${level}";${LABEL}}`),
  `:is(${DATA.map((name) => `[${name}]`).join()}):is(${LEVELS.join()})::after{` +
    `content:${DATA.map((name) => `"${name.slice(5)}:" attr(${name}) " "`).join(' ')};${LABEL}}`,
].join('\n')

/** Shows a page's headings. In development only. */
export function DebugHeadings() {
  const [on, setOn] = useState(false)
  return (
    <aside className="staff-bar staff-bar-start" aria-label="For developers">
      {on && <style>{OUTLINES}</style>}
      <button className="staff-button" type="button" aria-pressed={on} onClick={() => setOn(!on)}>
        Debug headings
      </button>
    </aside>
  )
}
