import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SidebarLink } from '@/content/sidebar-links'
import { activeSidebarLinks } from './active-section'
import { RichPage } from './RichPage'

const link = (href: string, more: Partial<SidebarLink> = {}): SidebarLink => ({
  label: href,
  href,
  subLinks: [],
  ...more,
})

describe('the current section', () => {
  const links = [link('#a-1', { subLinks: [link('#a-2')] }), link('/elsewhere'), link('#b-1'), link('#caf%C3%A9-1')]
  const present = (...passed: string[]) => activeSidebarLinks(links, new Set(passed)).map(({ href }) => href)

  test('is the last one that the reader has passed', () => {
    expect(present('a-1')).toEqual(['#a-1'])
    expect(present('a-2', 'a-1')).toEqual(['#a-2'])
    expect(present('a-1', 'a-2', 'b-1')).toEqual(['#b-1'])
    expect(present('a-1', 'café-1')).toEqual(['#caf%C3%A9-1'])
  })

  test('is none before the first', () => {
    expect(present()).toEqual([])
    expect(present('')).toEqual([])
  })

  test('is the one with forceActive, if there is one', () => {
    const forced = link('#c-1', { forceActive: true })
    expect(activeSidebarLinks([...links, forced], new Set(['b-1']))).toEqual([forced])
  })
})

const page = (html: string, more: Partial<Parameters<typeof RichPage>[0]> = {}) =>
  renderToStaticMarkup(<RichPage html={html} options={{ audience: 'visitor' }} reviews={null} {...more} />)

describe('the rich content page', () => {
  test('two headings make a sidebar, one does not', () => {
    expect(page('<h2>One</h2><h2>Two</h2>')).toContain('<nav class="sidebar" aria-label="On this page">')
    expect(page('<h2>One</h2>')).not.toContain('<nav')
    expect(page('<h2>One</h2>')).toContain('data-sidebar="empty"')
    expect(page('<h2>One</h2><h2>Two</h2>', { sidebar: false })).not.toMatch(/<nav|data-sidebar/)
  })

  test('links set by hand replace the headings', () => {
    const html = page('<h2>One</h2><h2>Two</h2>', { manualLinks: [{ label: 'Tea', url: '/tea' }] })
    expect(html).toContain('<a href="/tea">Tea</a>')
    expect(html).not.toContain('href="#one-section"')
  })

  test('a truncated label is complete on hover and for screen readers', () => {
    const whole = 'What to eat in the morning when the night before was short'
    expect(page(`<h2>${whole}</h2><h2>Two</h2>`)).toContain(
      `title="${whole}"><span aria-hidden="true">What to eat in th…</span><span class="sr-only">${whole}</span></a>`,
    )
  })

  test('a heading shows its icon, and links to its target', () => {
    const html = page('<h2 data-icon="moon" data-link="/sleep">Sleep</h2><h2 data-icon="rocket">Fly</h2>')
    expect(html).toContain('lucide-moon')
    expect(html).toMatch(/<a href="\/sleep">Sleep<\/a><\/h2>/)
    expect(html.match(/<svg[^>]*heading-icon/g)).toHaveLength(1)
  })

  test('on the advice paths an h3 is a section title with an icon', () => {
    const html = page('<h3>What to eat</h3><h3 data-icon="sun">Light</h3><h3>Other things</h3>', {
      options: { audience: 'visitor', contentHeadings: 'sections' },
    })
    expect(html.match(/class="section-title"/g)).toHaveLength(3)
    expect(html).toMatch(/lucide-utensils[\s\S]*lucide-sun[\s\S]*lucide-leaf/)
    expect(page('<h3>What to eat</h3>')).not.toContain('<svg')
    const steps = '<h3>A</h3><div class="journey"><h3>Eat</h3><h3>Walk</h3></div>'
    const journey = page(steps, { options: { contentHeadings: 'sections' } })
    expect(journey.match(/<svg[^>]*heading-icon/g)).toHaveLength(1)
    expect(journey.match(/<li><div><h3/g)).toHaveLength(2)
  })

  test('section titles keep the order of levels: h2 if the text has no other', () => {
    const levels = (text: string) =>
      [...page(text, { options: { contentHeadings: 'sections' } }).matchAll(/<(h\d)/g)].map(([, level]) => level)
    expect(levels('<h3>One</h3><h4>a</h4><h3>Two</h3>')).toEqual(['h2', 'h3', 'h2'])
    expect(levels('<h2>One</h2><h3>a</h3>')).toEqual(['h2', 'h3'])
  })

  test('content for members is neither in the text nor in the sidebar of a visitor', () => {
    const html = page('<h2>One</h2><h2>Two</h2><div data-block="members"><h2>Secret</h2></div>')
    expect(html).not.toMatch(/secret/i)
    expect(html).toContain('The rest of this content is reserved for members')
  })
})
