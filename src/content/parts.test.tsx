import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AUDIENCES } from '@/rules/audience'
import { MAX_DEPTH, MAX_ELEMENTS } from './balance-html'
import { Content } from './Content'
import { rendered } from './testing/render'
import { toPlainText } from './to-plain-text'

const SUMMARY =
  '<summary><span class="shown-when-closed">Read all</span><span class="shown-when-open">Hide</span></summary>'

describe('expanders', () => {
  test('the first part stays visible, "Read all" opens the rest and "Hide" closes it', () => {
    expect(rendered('<div data-block="expander"><h2>Tea</h2><p>One</p><p>Two</p><p>Three</p></div>')).toBe(
      `<div class="expandable"><h2 id="tea-section">Tea</h2><p>One</p><details>${SUMMARY}<div><p>Two</p><p>Three</p></div></details></div>`,
    )
  })

  test('a class works like data-block, and the label is the accessible name', () => {
    expect(
      rendered('<section class="box Expander" data-label=" Tea "><p>One</p><img src="/a.jpg" alt=""></section>'),
    ).toContain('<span class="sr-only">: Tea</span></summary>')
  })

  test.each([
    '<div data-block="expander"><p>One</p></div>',
    '<div data-block="expander"><p>One</p> <p> </p></div>',
    '<div data-block="expander">One</div>',
    '<div data-block="expander"></div>',
    '<p data-block="expander">One</p>',
  ])('nothing to open, no button: %s', (html) => {
    expect(rendered(html)).not.toContain('<details')
  })

  test('each expander opens separately, and one inside another is only text', () => {
    const one = '<p>a</p><p>b</p>'
    const html = rendered(
      `<div class="expander">${one}</div><div class="expander">${one}<div class="expander">${one}</div></div>`,
    )
    expect(html.match(/<details>/g)).toHaveLength(2)
  })
})

describe('health facts and journeys', () => {
  test('a health fact has its own style', () => {
    expect(rendered('<div data-block="health-fact"><h4>Good to know</h4><p>Walk.</p></div>')).toBe(
      '<div class="health-fact"><p id="good-to-know" class="health-fact-title">Good to know</p><p>Walk.</p></div>',
    )
    expect(rendered('<aside class="health-fact">Walk.</aside>')).toBe('<aside class="health-fact">Walk.</aside>')
  })

  test('each h3 of a journey starts a step', () => {
    expect(
      rendered('<div data-block="journey"><p>Four weeks.</p><h3>One</h3><p>a</p><h3>Two</h3><p>b</p><p>c</p></div>'),
    ).toBe(
      '<div><p>Four weeks.</p><ol class="journey"><li><div><h3 id="one-section">One</h3><p>a</p></div></li>' +
        '<li><div><h3 id="two-section">Two</h3><p>b</p><p>c</p></div></li></ol></div>',
    )
  })

  test('without headings each item of its list is a step', () => {
    expect(rendered('<div class="journey"><ul><li>One</li><li>Two</li></ul></div>')).toBe(
      '<div><ol class="journey"><li>One</li><li>Two</li></ol></div>',
    )
  })

  test('a journey without steps is only text', () => {
    expect(rendered('<div class="journey"><p>One</p></div>')).toBe('<div><p>One</p></div>')
  })
})

describe('members-only parts', () => {
  const NOTICE =
    '<div class="members-notice" id="members-notice"><p>The rest of this content is reserved for members</p>' +
    '<p><a href="/memberships">Join us for full content</a> <a href="/login">Sign in</a></p></div>'
  const read = (html: string, audience: (typeof AUDIENCES)[number]) =>
    renderToStaticMarkup(<Content html={html} audience={audience} />)

  test('visitors get one notice instead; members get the text', () => {
    const html = '<p>a</p><div data-block="members"><p>secret</p></div><p>b</p><div class="members">secret</div>'
    expect(read(html, 'visitor')).toBe(`<p>a</p>${NOTICE}<p>b</p>`)
    for (const audience of ['free', 'standard', 'premium'] as const) {
      expect(read(html, audience)).toBe('<p>a</p><div><p>secret</p></div><p>b</p><div>secret</div>')
    }
  })

  test('the default audience is the visitor', () => {
    expect(rendered('<div data-block="members">secret</div>')).toBe(NOTICE)
  })

  test.each([
    '<div data-block=" MEMBERS ">secret</div>',
    '<p class="wide members">secret</p>',
    '<ul><li>a</li><li data-block="members">secret</li></ul>',
    '<table><tr data-block="members"><td>secret</table>',
    '<table><div data-block="members"><p>secret</div><tr><td>a</table>',
    '<p>a <span data-block="&#109;embers">secret</span></p>',
    '<a href="/x">a<div data-block="members">secret</div></a>',
    '<div data-block="expander members"><p>secret</p><p>secret</p></div>',
    '<main data-block="members"><div class="journey"><h3>secret</h3></div></main>',
    '<h2 data-menu="secret" data-block="members">secret</h2>',
    '<img alt="secret" src="/a.jpg" class="members">',
    '<div data-block="members"><p>secret',
    `${'<div>'.repeat(MAX_DEPTH)}<div data-block="members">secret</div>`,
    `${'<div>'.repeat(MAX_DEPTH)}<div data-block="&#x6d;embers">secret</div>`,
    `${'<p>w</p>'.repeat(MAX_ELEMENTS)}<div class="members">secret</div>`,
  ])('nothing of it is sent, however it is written: %.60s', (html) => {
    expect(read(html, 'visitor')).not.toContain('secret')
    expect(toPlainText(html)).not.toContain('secret')
  })

  test('where the notice does not fit, it goes to the end of the text', () => {
    expect(read('<ul><li>a</li><li class="members">secret</li></ul><p>b</p>', 'visitor')).toBe(
      `<ul><li>a</li></ul><p>b</p>${NOTICE}`,
    )
  })
})
