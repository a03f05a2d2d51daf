import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { safeHtml } from './safe-html'
import { findFaults } from './testing/find-faults'
import { HOSTILE } from './testing/hostile-inputs'
import { rendered } from './testing/render'

/** The nodes that a browser parses from markup, without positions. */
const read = (markup: string): unknown =>
  JSON.parse(
    JSON.stringify(unified().use(rehypeParse, { fragment: true }).parse(markup), (key, value) =>
      key === 'position' ? undefined : value,
    ),
  )

describe('HTML in a response is as safe as on a page', () => {
  test.each(Object.entries(HOSTILE))('%s', (_what, html) => {
    expect(findFaults(safeHtml(html))).toEqual([])
  })

  test.each([
    ['a paragraph', '<p>Tea & <b>"toast"</b> with 3 < 4</p>'],
    ['a picture', '<p>See<img src="/a.jpg" alt="It\'s &quot;soup&quot;">.</p>'],
    ['a list', '<ul><li>One</li><li>Two<br>lines</li></ul>'],
    ['a table', '<table><tr><td colspan="2">x</td></tr></table>'],
    ['a heading that can be led to', '<h3 id="soup">Soup</h3><a href="#soup">there</a>'],
    ['a fold', '<details open><summary>More</summary><p>Text</p></details>'],
    ['plain words', 'no tags at all &amp; none needed'],
  ])('reads as it would on a page: %s', (_what, html) => {
    expect(read(safeHtml(html))).toEqual(read(rendered(html)))
  })

  test('special characters are named entities', () => {
    expect(safeHtml('<p>I &lt;3 salt & pepper</p>')).toBe('<p>I &lt;3 salt &amp; pepper</p>')
  })

  test('ids get their prefix, and empty input stays empty', () => {
    expect(safeHtml('<h3 id="soup">Soup</h3>', { idPrefix: 'q1' })).toMatch(/id="q1soup/)
    expect([safeHtml(''), safeHtml('  '), safeHtml(null), safeHtml(undefined)]).toEqual(['', '', '', ''])
  })
})
