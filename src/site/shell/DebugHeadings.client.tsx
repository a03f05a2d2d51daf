'use client'

import { useState } from 'react'

/** What an editor can set on a heading. SPEC 2.2. */
const DATA = ['data-link', 'data-menu', 'data-format', 'data-icon'] as const
const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const LABEL =
  'font:600 0.75rem/1.4 var(--font-text);letter-spacing:0;padding:0 .4em;margin-inline-end:.5em;' +
  'border-radius:4px;background:var(--color-text);color:var(--color-text-on-action)'

/** CSS that frames every heading: its level in front, its data attributes behind. */
const OUTLINES = [
  `:is(${LEVELS.join()}){outline:2px dashed var(--color-heart);outline-offset:2px}`,
  ...LEVELS.map((level) => `${level}::before{content:"${level}";${LABEL}}`),
  `:is(${DATA.map((name) => `[${name}]`).join()}):is(${LEVELS.join()})::after{` +
    `content:${DATA.map((name) => `"${name.slice(5)}:" attr(${name}) " "`).join(' ')};${LABEL}}`,
].join('\n')

/** Shows which headings a page has. While developing only. SPEC 6. */
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
