import { expect, test } from 'vitest'
import { anchorId } from './anchor-ids'
import { rendered } from './testing/render'

test('authored headings keep data-link, data-menu, data-format and data-icon, and no other data', () => {
  expect(
    rendered('<h3 data-link="/sleep" data-menu="" data-format="bold" data-icon="moon" data-x="1">Why we sleep</h3>'),
  ).toBe('<h3 data-link="/sleep" data-menu="" data-format="bold" data-icon="moon" id="why-we-sleep">Why we sleep</h3>')
  expect(rendered('<p data-link="/sleep">x</p>')).toBe('<p>x</p>')
})

test.each([
  ['What to eat', 'what-to-eat'],
  ['Équilibre & santé!', 'equilibre-sante'],
  ['location', 'location-section'],
  ['main', 'main-section'],
  ['__proto__', 'proto-section'],
  ['Main content', 'main-content-section'],
  ['健康', '健康-section'],
  ['', 'section-1'],
  ['!!!', 'section-1'],
  ['h-What_to.eat', 'h-What_to.eat'],
])('"%s" gets the safe id %s', (text, id) => {
  expect(anchorId(text)).toBe(id)
})

test('equal headings get distinct, stable ids', () => {
  const html = '<h2>What to eat</h2><h3>What to eat</h3><h2>What to eat 2</h2><h2>What to eat</h2>'
  const ids = [...rendered(html).matchAll(/id="([^"]*)"/g)].map((match) => match[1])

  expect(ids).toEqual(['what-to-eat', 'what-to-eat-2', 'what-to-eat-2-2', 'what-to-eat-3'])
  expect(rendered(html)).toBe(rendered(html))
})

test('links within the text follow the ids, whether from id, name or heading text', () => {
  const html =
    '<a href="#location">a</a><a href="#note">b</a><a href="#old">c</a><a href="#Breakfast">d</a><a href="#caf%C3%A9">e</a>' +
    '<h2 id="location">Where</h2><p id="note">N</p><a name="old">O</a><h2>Breakfast</h2><h2 id="café">Coffee</h2>'

  expect(rendered(html)).toBe(
    '<a href="#location-section">a</a><a href="#note-section">b</a><a href="#old-section">c</a>' +
      '<a href="#breakfast-section">d</a><a href="#cafe-section">e</a>' +
      '<h2 id="location-section">Where</h2><p id="note-section">N</p><a id="old-section">O</a>' +
      '<h2 id="breakfast-section">Breakfast</h2><h2 id="cafe-section">Coffee</h2>',
  )
})

test('a link to an anchor outside the text stays unchanged', () => {
  expect(rendered('<a href="#newsletter">x</a><a href="#">y</a><a href="#50%">z</a>')).toBe(
    '<a href="#newsletter">x</a><a href="#">y</a><a href="#50%">z</a>',
  )
})

test('a prefix keeps the ids of several texts on one page unique', () => {
  expect(rendered('<a href="#what-to-eat">x</a><h2>What to eat</h2>', 'faq-7-')).toBe(
    '<a href="#faq-7-what-to-eat">x</a><h2 id="faq-7-what-to-eat">What to eat</h2>',
  )
})
