import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DebugHeadings } from './DebugHeadings.client'

test('SPEC 6: the toggle that shows the headings is a button, and off at the beginning', () => {
  const html = renderToStaticMarkup(<DebugHeadings />)
  expect(html).toMatch(/<button [^>]*type="button"[^>]*aria-pressed="false"[^>]*>Debug headings<\/button>/)
  expect(html).not.toContain('<style>')
})
