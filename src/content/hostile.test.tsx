import { describe, expect, test } from 'vitest'
import { findFaults } from './testing/find-faults'
import { HOSTILE } from './testing/hostile-inputs'
import { rendered } from './testing/render'

describe('hostile provider HTML gives no active content and no request to another host', () => {
  test.each(Object.entries(HOSTILE))('%s', (_name, html) => {
    const markup = rendered(html)

    expect(findFaults(markup)).toEqual([])
    expect(markup.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son[a-z]+\s*=/i)
    expect(markup).not.toMatch(/="\s*(javascript|vbscript|data|blob):/i)
    expect(markup).not.toMatch(/<\/?(script|style|iframe|object|embed|form|meta|base|link|svg|math|template)\b/i)
  })

  test.each(Object.entries(HOSTILE))('%s, in the middle of an article', (_name, html) => {
    const markup = rendered(`<h2>Before</h2><table><tr><td><p>one ${html}</p></td></tr></table><p title="x">two</p>`)

    expect(findFaults(markup)).toEqual([])
    expect(markup).toContain('<h2 id="before-section">Before</h2>')
  })

  test('the table has at least 50 inputs', () => {
    expect(Object.keys(HOSTILE).length).toBeGreaterThanOrEqual(50)
  })
})
