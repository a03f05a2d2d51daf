import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DebugHeadings } from './DebugHeadings.client'

test('the toggle that shows the headings is a button and initially off', () => {
  const html = renderToStaticMarkup(<DebugHeadings />)
  expect(html).toMatch(/<button [^>]*type="button"[^>]*aria-pressed="false"[^>]*>Debug headings<\/button>/)
  expect(html).not.toContain('<style>')
})
