import { afterEach, describe, expect, test, vi } from 'vitest'
import { rendered } from './testing/render'

const UNCHANGED = {
  paragraphs: '<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s>.</p><p>Six<br/>seven</p>',
  'small words':
    '<p>H<sub>2</sub>O <sup>1</sup> <code>x</code> <kbd>k</kbd> <mark>m</mark> <small>s</small> <q>q</q></p>',
  abbreviations: '<p><abbr title="World Health Organization">WHO</abbr> <time dateTime="2026-01-01">today</time></p>',
  lists: '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3" reversed="" type="a"><li value="7">d</li></ol>',
  'definition lists': '<dl><dt>Kefir</dt><dd>Fermented milk</dd><dd>Sour</dd></dl>',
  figures:
    '<figure><blockquote cite="https://example.org/">Eat well.</blockquote><figcaption>A cook</figcaption></figure>',
  details: '<details open=""><summary>More</summary><p>Less</p></details>',
  sections: '<section><article><div><p>Text</p></div></article></section><aside>Note</aside><hr/><pre>a\n  b</pre>',
  language: '<p lang="fr" dir="ltr" title="French">Bonjour <span lang="en">hello</span></p>',
  'a link on this site': '<p><a href="/recipes/?diet=vegan#list">Recipes</a></p>',
  'a link within the page': '<p><a href="#top">Up</a></p>',
  'mail and telephone': '<p><a href="mailto:hello@example.org">Mail</a> <a href="tel:+441234">Call</a></p>',
  'text that looks like markup': '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2, &lt;b&gt;</p>',
}

test('tables stay as they are, in a frame that scrolls', () => {
  const table =
    '<table><caption>Week</caption><colgroup><col span="2"/></colgroup><thead><tr><th scope="col">Day</th></tr></thead>' +
    '<tbody><tr><td colSpan="2" rowSpan="1">Rest</td></tr></tbody><tfoot><tr><td>End</td></tr></tfoot></table>'
  expect(rendered(table)).toBe(
    `<div class="text-table" role="group" tabindex="0" aria-label="Table: Week">${table}</div>`,
  )
})

describe('allowed HTML is rendered unchanged', () => {
  test.each(Object.entries(UNCHANGED))('%s', (_name, html) => {
    expect(rendered(html)).toBe(html)
  })

  test('missing or empty text renders nothing', () => {
    expect(rendered('')).toBe('')
    expect(rendered('  \n ')).toBe('')
  })
})

describe('links', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['//example.org/a', 'https://example.org/a'],
    ['\\\\example.org/a', 'https://example.org/a'],
    ['https://me:secret@example.org/a', 'https://example.org/a'],
  ])('%s leads outside and tells nothing of us', (href, result) => {
    expect(rendered(`<a href="${href}">x</a>`)).toBe(`<a href="${result}" rel="noopener noreferrer">x</a>`)
  })

  test('target and rel are kept', () => {
    expect(rendered('<a href="https://a.example/" target="_blank" rel="sponsored opener">x</a>')).toBe(
      '<a href="https://a.example/" target="_blank" rel="sponsored noopener noreferrer">x</a>',
    )
    expect(rendered('<a href="/x" target="_top">x</a>')).toBe('<a href="/x">x</a>')
  })

  test.each(['javascript:alert(1)', 'recipes/soup', '', 'ftp://example.org/'])(
    'a link to "%s" keeps only its text',
    (href) => {
      expect(rendered(`<a href="${href}" target="_blank">soup</a>`)).toBe('<a>soup</a>')
    },
  )
})

describe('pictures, video and audio load from this site only', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('a picture of this site is shown and loads lazily', () => {
    expect(
      rendered('<img src="/media/soup.jpg" alt="Soup" width="400" height="300" srcset="/b.jpg 2x" class="x">'),
    ).toBe('<img src="/media/soup.jpg" alt="Soup" width="400" height="300" loading="lazy" decoding="async"/>')
  })

  test('a picture from another host becomes a link with its alt text', () => {
    expect(rendered('<img src="https://cdn.example/a.jpg" alt="Soup &amp; bread">')).toBe(
      '<a href="https://cdn.example/a.jpg" rel="noopener noreferrer">Soup &amp; bread</a>',
    )
    expect(rendered('<img src="//cdn.example/a.jpg">')).toBe(
      '<a href="https://cdn.example/a.jpg" rel="noopener noreferrer">View the picture</a>',
    )
  })

  test('a picture from another host inside a link is replaced by its alt text', () => {
    expect(rendered('<a href="/soup"><img src="https://cdn.example/a.jpg" alt="Soup"></a>')).toBe(
      '<a href="/soup">Soup</a>',
    )
  })

  test('only the origin of SITE_URL counts as this site', () => {
    vi.stubEnv('SITE_URL', 'https://www.example.com/')

    expect(rendered('<img src="https://www.example.com/a.jpg" alt="">')).toContain(
      'src="https://www.example.com/a.jpg"',
    )
    expect(rendered('<a href="https://www.example.com/a">x</a>')).toBe('<a href="https://www.example.com/a">x</a>')
    expect(rendered('<img src="https://www.example.com.evil.example/a.jpg" alt="x">')).not.toContain('<img')
    expect(rendered('<img src="http://www.example.com/a.jpg" alt="x">')).not.toContain('<img')
  })

  test('an invalid SITE_URL is ignored', () => {
    vi.stubEnv('SITE_URL', 'not an address')

    expect(rendered('<img src="https://a.example/a.jpg" alt="x">')).not.toContain('<img')
  })

  test('a video of this site loads on play', () => {
    expect(rendered('<video src="/a.mp4" autoplay loop poster="/a.jpg"><p>old browser</p></video>')).toBe(
      '<video src="/a.mp4" loop="" poster="/a.jpg" controls="" preload="metadata"></video>',
    )
  })

  test('of several sources, those of this site stay', () => {
    expect(
      rendered('<audio><source src="https://a.example/a.mp3"><source src="/a.ogg" type="audio/ogg"></audio>'),
    ).toBe('<audio controls="" preload="metadata"><source src="/a.ogg" type="audio/ogg"/></audio>')
  })

  test('a video from another host becomes a link', () => {
    expect(rendered('<video><source src="https://a.example/a.mp4"></video>')).toBe(
      '<a href="https://a.example/a.mp4" rel="noopener noreferrer">Watch the video</a>',
    )
  })
})
