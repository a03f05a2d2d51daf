import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Content } from './Content'
import { richTextToHtml } from './rich-text'
import { safeHtml } from './safe-html'
import { findFaults } from './testing/find-faults'
import { heading, paragraph, richText, textNode, upload } from './testing/rich-text-builders'
import { toPlainText } from './to-plain-text'

const block = (blockType: string, fields: Record<string, unknown>) => ({
  type: 'block',
  fields: { id: 'x', blockName: '', blockType, ...fields },
})
const picture = (id: number) => ({
  url: `/cms/api/media/file/p${id}.webp`,
  alt: `Soup ${id}`,
  width: 1600,
  height: 1200,
})
const targets = {
  pictureOf: (id: number) => (id === 404 ? null : picture(id)),
  titleOf: (uri: string) => (uri === '/recipes/broth/' ? 'Broth' : null),
}
const html = (...nodes: unknown[]) => richTextToHtml(richText(...nodes), targets)
const markup = (...nodes: unknown[]) => safeHtml(html(...nodes))

describe('buttons', () => {
  test('look like the site’s buttons; one that leads nowhere is left out', () => {
    const shown = markup(
      block('buttons', {
        buttons: [
          { title: 'Join', url: '/memberships/', look: 'primary' },
          { title: 'The study', url: 'https://example.org/', target: '_blank', look: 'plain' },
          // What it leads to is not published.
          { title: 'Gone', url: null },
          { title: 'Unresolved', url: 'item:7' },
          { title: 'Script', url: 'javascript:alert(1)' },
        ],
      }),
    )
    expect(shown).toMatch(/^<div class="text-buttons"><a class="[^"]*bg-action[^"]*" href="\/memberships\/">Join<\/a>/)
    expect(shown).toMatch(
      /<a class="[^"]*border-line-firm[^"]*" href="https:\/\/example.org\/" rel="noopener noreferrer" target="_blank">The study<\/a>/,
    )
    expect(shown.match(/<a /g)).toHaveLength(2)
  })
})

describe('pictures', () => {
  test('a picture in the text has its file, and the sizes that pages use', () => {
    const shown = markup(upload(3))
    expect(shown).toContain('alt="Soup 3" width="1600" height="1200"')
    expect(shown).toMatch(/srcset="\/_next\/image\?url=%2Fcms%2Fapi%2Fmedia%2Ffile%2Fp3\.webp&amp;w=/)
    expect(html({ ...upload(3), relationTo: 'videoFiles' })).toBe('')
  })

  test('a gallery has figures with captions, without pictures that were deleted', () => {
    const shown = markup(
      block('gallery', { pictures: [{ image: 1, caption: 'Monday <b>' }, { image: 404 }, { image: 2, caption: '' }] }),
    )
    expect(shown).toMatch(/^<div class="text-gallery"><figure><img /)
    expect(shown.match(/<figure>/g)).toHaveLength(2)
    expect(shown).toContain('<figcaption>Monday &lt;b></figcaption>')
    expect(shown).toContain('sizes="(min-width: 50rem) 15rem, 45vw"')
  })
})

describe('videos', () => {
  const video = (source: string) => block('video', { title: 'Breathe', source, poster: 5, caption: 'Ten minutes' })

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    [
      '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    ['https://example.org/live.m3u8', 'https://example.org/live.m3u8'],
    [
      '<script src="//evil.example"></script><iframe src="https://player.example/1"></iframe>',
      'https://player.example/1',
    ],
  ])('%s is a link to it where there is no player', (source, href) => {
    const shown = markup(video(source))
    expect(shown).toContain(`<a href="${href}" rel="noopener noreferrer">Breathe</a>`)
    expect(shown).toContain('<figcaption>Ten minutes</figcaption>')
    expect(shown).not.toMatch(/iframe|script/)
  })

  test('a page shows the player in its place, which loads nothing', () => {
    const player = vi.fn(() => <b>player</b>)
    const page = renderToStaticMarkup(
      <Content html={html(video('https://youtu.be/aqz-KE-bpKQ'))} parts={{ cards: () => null, video: player }} />,
    )
    expect(page).toBe('<b>player</b>')
    expect(player.mock.calls).toEqual([
      [
        expect.objectContaining({
          href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          title: 'Breathe',
          caption: 'Ten minutes',
          poster: expect.objectContaining({ width: 1600, src: expect.stringMatching(/^\/_next\/image/) }),
        }),
      ],
    ])
  })

  test('a source that cannot be played is nothing', () => {
    expect(html(video('a film'))).toBe('')
  })
})

describe('cards', () => {
  const cards = block('cards', {
    items: [{ url: '/recipes/broth/' }, { url: '/recipes/unpublished/' }, { url: null }, { url: 'item:9' }],
  })

  test('are links where there are no cards; what is not published is absent', () => {
    expect(markup(cards)).toBe('<div class="text-cards"><ul><li><a href="/recipes/broth/">Broth</a></li></ul></div>')
    expect(markup(block('cards', { items: [{ url: 'item:9' }] }))).toBe('')
  })

  test('a page shows them for its audience', () => {
    const page = renderToStaticMarkup(
      <Content html={html(cards)} parts={{ cards: (paths) => <b>{paths.join()}</b>, video: () => null }} />,
    )
    expect(page).toBe('<b>/recipes/broth/</b>')
  })
})

test('in a part for members none of it reaches a visitor', () => {
  const body = richText(
    block('buttons', { buttons: [{ title: 'Secret', url: '/secret/' }] }),
    block('gallery', { pictures: [{ image: 1 }] }),
    block('video', { title: 'Secret', source: 'https://youtu.be/aqz-KE-bpKQ' }),
    block('cards', { items: [{ url: '/recipes/broth/' }] }),
  )
  const shown = html(block('membersOnly', { body }))
  expect(safeHtml(shown)).not.toMatch(/secret|p1\.webp|youtube|broth/i)
  expect(safeHtml(shown, { audience: 'free' })).toMatch(/secret.*p1\.webp.*youtube.*broth/is)
})

test('a summary has the words of the text alone', () => {
  const text = html(
    paragraph(textNode('Eat slowly.')),
    block('buttons', { buttons: [{ title: 'Join', url: '/memberships/' }] }),
    block('cards', { items: [{ url: '/recipes/broth/' }] }),
    block('video', { title: 'Breathe', source: 'https://youtu.be/aqz-KE-bpKQ' }),
  )
  expect(toPlainText(text)).toBe('Eat slowly.')
})

describe('tables', () => {
  const cell = (headerState: number, ...children: unknown[]) => ({
    type: 'tablecell',
    headerState,
    colSpan: 1,
    children,
  })
  const row = (...children: unknown[]) => ({ type: 'tablerow', children })
  const table = {
    type: 'table',
    children: [
      row(cell(3), cell(1, paragraph(textNode('Protein')))),
      row(cell(2, paragraph(textNode('Lentils'))), { ...cell(0, paragraph(textNode('9 g'))), rowSpan: 2 }),
    ],
  }

  test('have header cells, and a frame that the keyboard can scroll, named by the heading above', () => {
    expect(markup(heading('h2', textNode('Pulses')), table)).toBe(
      '<h2 id="pulses-section">Pulses</h2><div class="text-table" role="group" tabindex="0" aria-label="Table: Pulses">' +
        '<table><thead><tr><td></td><th scope="col">Protein</th></tr></thead>' +
        '<tbody><tr><th scope="row">Lentils</th><td rowspan="2">9 g</td></tr></tbody></table></div>',
    )
  })

  test('rows of header cells alone are the head', () => {
    const heads = {
      ...table,
      children: [row(cell(1, paragraph(textNode('A')))), row(cell(2, paragraph(textNode('1'))))],
    }
    expect(markup(heads)).toContain(
      '<thead><tr><th scope="col">A</th></tr></thead><tbody><tr><th scope="row">1</th></tr></tbody>',
    )
  })
})

describe('stored in any shape they give nothing that runs', () => {
  test.each([
    block('buttons', {}),
    block('buttons', { buttons: 'x' }),
    block('buttons', { buttons: [null, 7, { title: { a: 1 }, url: ['javascript:alert(1)'] }] }),
    block('buttons', {
      buttons: [{ title: '<script>', url: '/"><script>alert(1)</script>', look: '"><b>', target: 'x' }],
    }),
    block('gallery', { pictures: { image: 1 } }),
    block('gallery', { pictures: [7, null, { image: { id: 1 } }, { image: '1' }] }),
    block('video', { title: '"><script>', source: 'https://youtu.be/aqz-KE-bpKQ"><script>' }),
    block('video', { title: 'x', source: ['javascript:alert(1)'] }),
    block('video', { title: 'x', source: '<iframe src="javascript:alert(1)//.mp4"></iframe>' }),
    block('video', { title: 'x', source: 'https://user:secret@evil.example/v.mp4' }),
    block('cards', { items: [{ url: 'javascript:alert(1)' }, { url: '//evil.example/' }, { url: 7 }] }),
    block('cards', { items: '<a>' }),
    {
      type: 'table',
      children: [7, null, { type: 'tablerow' }, { type: 'tablerow', children: [{ type: 'tablecell' }] }],
    },
    {
      type: 'table',
      children: [{ type: 'tablerow', children: [{ type: 'tablecell', headerState: '1', colSpan: 1e9 }] }],
    },
    { type: 'upload', relationTo: 'media', value: '3"><script>' },
  ])('%j', (node) => {
    const shown = markup(node, paragraph(textNode('after')))
    expect(findFaults(shown)).toEqual([])
    expect(shown).toContain('<p>after</p>')
    expect(shown).not.toContain('[object')
  })
})
