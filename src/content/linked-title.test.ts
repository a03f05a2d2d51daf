import { describe, expect, test } from 'vitest'
import { linkedTitle } from './linked-title'

describe('a title with an anchor', () => {
  test.each([
    [
      'in a new tab',
      '<a href="https://example.com/book" target="_blank">A book</a>',
      { text: 'A book', href: 'https://example.com/book', target: '_blank' },
    ],
    [
      'with words around it',
      'Read <a href="/ebs-blog/">the <b>journal</b></a> &amp; rest',
      { text: 'Read the journal & rest', href: '/ebs-blog/', target: '_self' },
    ],
    [
      'the first of two',
      '<a href="/one">One</a>, <a href="/two" target="_blank">two</a>',
      { text: 'One, two', href: '/one', target: '_self' },
    ],
    ['without one', 'Salt, acid & patience', { text: 'Salt, acid & patience', href: null, target: '_self' }],
    ['an anchor without an address', '<a name="here">Here</a>', { text: 'Here', href: null, target: '_self' }],
    ['in another frame', '<a href="/x" target="top">X</a>', { text: 'X', href: '/x', target: '_self' }],
    ['empty', ' ', { text: '', href: null, target: '_self' }],
  ] as const)('%s', (_, html, expected) => {
    expect(linkedTitle(html)).toEqual(expected)
  })

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'recipes',
  ])('the address %j is no link, and the title stays', (href) => {
    const title = linkedTitle(`<a href="${href.replaceAll('<', '&lt;')}">A book</a>`)
    expect(title).toEqual({ text: 'A book', href: null, target: '_self' })
  })

  test('scripts and members-only parts are not in the title', () => {
    const hostile = 'A <script>alert(1)</script>book<span data-block="members"><a href="/secret">Secret</a></span>'
    expect(linkedTitle(hostile)).toEqual({ text: 'A book', href: null, target: '_self' })
  })
})
