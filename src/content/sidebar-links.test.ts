import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toSafeTree } from './pipeline'
import { countLinks, manualSidebarLinks, type SidebarLink, sidebarLinks } from './sidebar-links'

const of = (html: string) => sidebarLinks(toSafeTree(html))
const labels = (links: SidebarLink[]) => links.map(({ label, subLinks }) => [label, subLinks.map((sub) => sub.label)])

afterEach(() => vi.unstubAllEnvs())

describe('the sidebar of a text', () => {
  test('an h2 is a link, an h3 a sublink of the h2 before it', () => {
    expect(of('<h2>What to eat</h2><h3>Breakfast</h3><h3>Lunch</h3><h2>Sleep</h2>')).toEqual([
      {
        label: 'What to eat',
        href: '#what-to-eat',
        subLinks: [
          { label: 'Breakfast', href: '#breakfast-section', subLinks: [] },
          { label: 'Lunch', href: '#lunch-section', subLinks: [] },
        ],
      },
      { label: 'Sleep', href: '#sleep-section', subLinks: [] },
    ])
  })

  test('an h3 without an h2 before it is at the top level', () => {
    expect(labels(of('<h3>Breakfast</h3><h3>Lunch</h3><h2>Sleep</h2>'))).toEqual([
      ['Breakfast', []],
      ['Lunch', []],
      ['Sleep', []],
    ])
  })

  test('headings with an empty data-menu are skipped; otherwise it is the label; deeper headings need one', () => {
    expect(
      labels(
        of(
          '<h2 data-menu="Food">What to eat</h2><h2 data-menu="">Quiet</h2><h2 data-menu=" ">Quiet too</h2>' +
            '<h4>Deep</h4><h4 data-menu="Deeper">x</h4><h1 data-menu="Top">y</h1><h1>z</h1>',
        ),
      ),
    ).toEqual([
      ['Food', ['Deeper']],
      ['Top', []],
    ])
  })

  test('data-link is the target: on this site, on another or on the page', () => {
    const links = of(
      '<h2 data-link="/sleep">a</h2><h2 data-link="https://example.org/">b</h2><h2 data-link="#Tea time">c</h2>' +
        '<h2 data-link="javascript:alert(1)">d</h2><h2 data-link="sleep">e</h2><h2 data-menu="">Tea time</h2>',
    )
    expect(links.map(({ href }) => href)).toEqual([
      '/sleep',
      'https://example.org/',
      '#tea-time',
      '#d-section',
      '#e-section',
    ])
  })

  test('the words of data-format can be in any order', () => {
    expect(
      of('<h2 data-format="Main,bold">a</h2><h2 data-format="active">b</h2><h2 data-format="loud">c</h2>'),
    ).toEqual([
      { label: 'a', href: '#a-section', bold: true, isMain: true, subLinks: [] },
      { label: 'b', href: '#b-section', forceActive: true, subLinks: [] },
      { label: 'c', href: '#c-section', subLinks: [] },
    ])
  })

  test('a main heading is at the top level and contains the headings after it', () => {
    expect(labels(of('<h2>One</h2><h3 data-format="main">Two</h3><h3>Three</h3>'))).toEqual([
      ['One', []],
      ['Two', ['Three']],
    ])
  })

  test('a label over 50 characters is cut to 17 and an ellipsis, with the full label as title', () => {
    const [link] = of('<h2>What to eat in the morning when the night before was short</h2>')
    expect(link).toMatchObject({
      label: 'What to eat in th…',
      title: 'What to eat in the morning when the night before was short',
    })
  })

  test('links with the same label and address are merged; the same label with another address is not', () => {
    expect(
      labels(
        of('<h2 data-link="/a">Tea</h2><h3>x</h3><h2 data-link="/b">Tea</h2><h2 data-link="/a">Tea</h2><h3>y</h3>'),
      ),
    ).toEqual([
      ['Tea', ['x', 'y']],
      ['Tea', []],
    ])
  })

  test('a heading that equals a sublink adds no third level', () => {
    expect(labels(of('<h2>Food</h2><h3 data-link="/a">Tea</h3><h2 data-link="/a">Tea</h2><h3>Green</h3>'))).toEqual([
      ['Food', ['Tea', 'Green']],
    ])
  })

  test('headings without text and headings of members-only parts (for visitors) are left out', () => {
    expect(of('<h2><br></h2><div data-block="members"><h2>Secret</h2></div>')).toEqual([])
    expect(labels(sidebarLinks(toSafeTree('<p class="members"><h2>x</h2></p>', { audience: 'free' })))).toEqual([
      ['x', []],
    ])
  })

  test('for any headings, labels are short, links are distinct and addresses are safe', () => {
    const data = fc.record({
      level: fc.constantFrom('h1', 'h2', 'h3', 'h4'),
      text: fc.oneof(fc.constantFrom('Tea', 'tea ', '', 'a'.repeat(60)), fc.string({ unit: 'binary', maxLength: 80 })),
      menu: fc.option(fc.oneof(fc.constantFrom('', 'Tea', 'x '.repeat(60)), fc.string({ maxLength: 80 }))),
      link: fc.option(fc.constantFrom('/a', '#tea', 'javascript:x', '//evil.example', '\\\\x', 'a b')),
      format: fc.option(fc.constantFrom('main', 'bold active', '__proto__')),
    })
    const quote = (name: string, value: string | null) =>
      value === null ? '' : ` ${name}="${value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`
    fc.assert(
      fc.property(fc.array(data, { maxLength: 12 }), (headings) => {
        const html = headings.map(
          ({ level, text, menu, link, format }) =>
            `<${level}${quote('data-menu', menu)}${quote('data-link', link)}${quote('data-format', format)}>${text.replace(/</g, '&lt;')}</${level}>`,
        )
        const links = of(html.join(''))
        const all = links.flatMap((link) => [link, ...link.subLinks])
        expect(all.length).toBe(countLinks(links))
        expect(new Set(all.map(({ label, href }) => JSON.stringify([label, href]))).size).toBe(all.length)
        for (const { label, href } of all) {
          expect(Array.from(new Intl.Segmenter('en').segment(label)).length).toBeLessThanOrEqual(50)
          expect(label.trim()).not.toBe('')
          expect(href).toMatch(/^(https?:\/\/|#|\/(?![/\\]))/)
        }
      }),
    )
  })
})

describe('manual links', () => {
  test('keep their order and style; those without a label or a safe address are left out; equal ones are merged', () => {
    expect(
      manualSidebarLinks([
        { label: 'Tea', url: '/tea', bold: true },
        { label: 'Soup', url: '#soup', isMain: true, forceActive: true },
        { label: 'Tea', url: '/tea' },
        { label: 'x', url: 'javascript:alert(1)' },
        { label: ' ', url: '/x' },
        { label: 'y', url: null },
      ]),
    ).toEqual([
      { label: 'Tea', href: '/tea', bold: true, subLinks: [] },
      { label: 'Soup', href: '#soup', isMain: true, forceActive: true, subLinks: [] },
    ])
    expect(manualSidebarLinks(null)).toEqual([])
  })

  test('can have links below them, of which none is there twice', () => {
    const subLinks = [
      { label: 'Green', url: '/tea/green' },
      { label: 'Tea', url: '/tea' },
    ]
    expect(labels(manualSidebarLinks([{ label: 'Tea', url: '/tea', subLinks }]))).toEqual([['Tea', ['Green']]])
  })

  test('lead to the anchor of that name in their own text', () => {
    const tree = toSafeTree('<h2>What to eat</h2>', { idPrefix: 'b7-' })
    const rows = ['#what-to-eat', '#What to eat', '#newsletter'].map((url, at) => ({ label: `${at}`, url }))
    expect(manualSidebarLinks(rows, { tree, idPrefix: 'b7-' }).map(({ href }) => href)).toEqual([
      '#b7-what-to-eat',
      '#b7-what-to-eat',
      '#newsletter',
    ])
  })
})
