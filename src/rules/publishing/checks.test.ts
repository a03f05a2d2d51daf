import { describe, expect, test } from 'vitest'
import { type Facts, publishChecks } from './checks'

const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [{ type: 'text', text }] })
const richText = (...children: object[]) => ({ root: { type: 'root', children } })

const GOOD: Facts = {
  values: { title: 'Lentil soup', summary: 'Warm and quick.', image: 4, body: richText(heading('h2', 'Method')) },
  alts: [{ path: 'image', alt: 'A bowl of soup on a table' }],
  badLinks: [],
  hasPicture: true,
  now: new Date('2026-03-01'),
}

/** The lines that are not well. */
const problems = (facts: Partial<Facts>) =>
  publishChecks({ ...GOOD, ...facts })
    .filter(({ problem }) => problem !== null)
    .map(({ name, path, problem }) => ({ name, path, problem }))

const withValues = (values: object) => problems({ values: { ...GOOD.values, ...values } })

describe('before publishing', () => {
  test('an item in order has no problem, and every check is listed', () => {
    expect(problems({})).toEqual([])
    expect(publishChecks(GOOD).map(({ name }) => name)).toEqual([
      'Title',
      'Summary',
      'Picture',
      'Descriptions of pictures',
      'Links',
      'Headings',
      'Reading ease',
    ])
  })

  test('a missing title, summary and picture lead to their fields', () => {
    expect(withValues({ title: ' ', summary: '', image: null }).map(({ path }) => path)).toEqual([
      'title',
      'summary',
      'image',
    ])
  })

  test('a description for search engines replaces the summary, a banner the picture', () => {
    expect(withValues({ summary: '', seo: { description: 'All about soup.' } })).toEqual([])
    expect(withValues({ image: null, layout: [{ blockType: 'hero', backgroundImage: 7 }] })).toEqual([])
  })

  test('types without pictures are not asked for one', () => {
    expect(problems({ hasPicture: false, values: { ...GOOD.values, image: null } })).toEqual([])
  })

  test.each([
    ['', 'A picture has no description for people who cannot see it.'],
    ['IMG_2041', '“IMG_2041” does not say what the picture shows.'],
    ['soup-final.jpg', '“soup-final.jpg” does not say what the picture shows.'],
  ])('a picture described as “%s” is named', (alt, problem) => {
    const alts = [...GOOD.alts, { path: 'layout.1.image', alt }]
    expect(problems({ alts })).toEqual([{ name: 'Descriptions of pictures', path: 'layout.1.image', problem }])
  })

  test('the first bad link is named, and how many more there are', () => {
    const badLinks = [
      { path: 'layout.2.cta.url', problem: 'Nothing is published at /soup/.' },
      { path: 'body', problem: 'This leads nowhere.' },
    ]
    expect(problems({ badLinks })).toEqual([
      { name: 'Links', path: 'layout.2.cta.url', problem: 'Nothing is published at /soup/. And 1 more.' },
    ])
  })

  test('a heading that skips a level is named; in a block with a title, headings begin below it', () => {
    const skipping = richText(heading('h2', 'Food'), heading('h4', 'Oats'))
    expect(withValues({ body: skipping })).toEqual([
      { name: 'Headings', path: 'body', problem: '“Oats” is a heading 4 below a heading 2. Use heading 3.' },
    ])
    const third = richText(heading('h3', 'Oats'))
    const problem = '“Oats” is a heading 3 with no heading 2 above it. Use heading 2.'
    expect(withValues({ body: third })).toEqual([{ name: 'Headings', path: 'body', problem }])
    expect(withValues({ layout: [{ title: 'Food', html: third }] })).toEqual([])
  })

  test('a difficult text is named, and leads to the longest one', () => {
    const sentence =
      'Notwithstanding considerable methodological heterogeneity, longitudinal investigations demonstrate significant ' +
      'improvements regarding gastrointestinal inflammation, metabolic regulation and psychological resilience. '
    const paragraph = { type: 'paragraph', children: [{ type: 'text', text: sentence.repeat(6) }] }
    expect(withValues({ body: richText(paragraph) })).toEqual([
      {
        name: 'Reading ease',
        path: 'body',
        problem: 'Difficult to read. Shorter sentences and plainer words help.',
      },
    ])
  })
})
