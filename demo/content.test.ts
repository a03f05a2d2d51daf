import { describe, expect, test } from 'vitest'
import { APP_PAGES } from '@/rules/reserved-paths'
import { demoAdvices } from './advices'
import { demoArticles } from './articles'
import { demoEvents } from './events'
import { demoFaqs } from './faqs'
import { demoGuides } from './guides'
import { SAMPLE_NOTICE } from './legal/sample'
import { demoMasterclasses } from './masterclasses'
import { demoMeditations } from './meditations'
import { demoMovements } from './movements'
import { demoPages } from './pages'
import { demoPartners } from './partners'
import { demoPodcasts } from './podcasts'
import { demoPress } from './press'
import { demoProducts } from './products'
import { demoRebootWeeks } from './reboot'
import { demoRecipes } from './recipes'
import { demoShell } from './shell'
import { demoTestimonials } from './testimonials'

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const words = (html: string) => plain(html).split(' ').length
const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

const demoListening = [...demoMasterclasses, ...demoPodcasts, ...demoEvents, ...demoRebootWeeks]

/** Each piece of writing by its name: all that a reader sees of it. */
const WRITINGS: [string, string][] = [
  ...demoFaqs.map(({ slug, title, answer }): [string, string] => [`question ${slug}`, `${title} ${answer}`]),
  ...demoTestimonials.map(({ slug, title, paragraphs }): [string, string] => [
    `testimonial ${slug}`,
    `${title} ${paragraphs.join(' ')}`,
  ]),
  ...[
    ...demoArticles,
    ...demoAdvices,
    ...demoGuides,
    ...demoProducts,
    ...demoMovements,
    ...demoMeditations,
    ...demoListening,
  ].map(({ slug, title, summary, body }): [string, string] => [`text ${slug}`, `${title} ${summary} ${body}`]),
  ...demoPress.map(({ slug, title, excerpt }): [string, string] => [`press ${slug}`, `${title} ${excerpt}`]),
  ...demoPartners.map(({ slug, title, summary }): [string, string] => [`partner ${slug}`, `${title} ${summary}`]),
  ...demoPages.map((page): [string, string] => [
    `page ${page.path}`,
    JSON.stringify({ title: page.title, seo: page.seo, blocks: page.blocks })
      .replace(/\\n/g, '\n')
      .replace(/\\"/g, '"'),
  ]),
]

const TARGETS = new Set<string>([
  ...demoPages.map(({ path }) => withSlash(path)),
  ...demoRecipes.map(({ slug }) => `/recipes/${slug}/`),
  ...demoArticles.map(({ slug }) => `/ebs-blog/${slug}/`),
  ...demoAdvices.map(({ slug }) => `/expert-advices/${slug}/`),
  ...demoGuides.map(({ slug }) => `/the-ebs-method/6wr/lg/${slug}/`),
  ...demoProducts.map(({ slug }) => `/yalda-loves/${slug}/`),
  ...demoMovements.map(({ slug }) => `/movements/${slug}/`),
  ...demoMeditations.map(({ slug }) => `/meditations/${slug}/`),
  ...demoMasterclasses.map(({ slug }) => `/masterclasses/${slug}/`),
  ...demoPodcasts.map(({ slug }) => `/podcasts/${slug}/`),
  ...demoEvents.map(({ slug }) => `/events/${slug}/`),
  ...demoRebootWeeks.map(({ slug }) => `/reboot-revive/${slug}/`),
  ...demoTestimonials.map(({ slug }) => `/ebs-testimonials/${slug}/`),
  ...APP_PAGES,
])

/** Where the text leads on this site, from links and from buttons. */
const leadsTo = (text: string) =>
  [...text.matchAll(/(?:href=|"url":)"(\/[^"]*)"/g)].map(([, path]) => withSlash(path ?? ''))

/** Words that promise what no kitchen can keep. "cure" may be denied, never promised. */
const PROMISES =
  /\b(guarantee\w*|detox\w*|miracle\w*|heals?|healing|cures?|boost\w*|cleans(e|es|ing)|melts? away|burns? fat|fat.burning|lose \w+ pounds|anti-aging|reverses?|super-?foods?|toxins?|instantly|clinically proven)\b/i

test.each([
  ['questions', demoFaqs, 24],
  ['testimonials', demoTestimonials, 16],
  ['articles', demoArticles, 12],
  ['advices', demoAdvices, 12],
  ['lifestyle guides', demoGuides, 8],
  ['products', demoProducts, 8],
  ['press items', demoPress, 6],
  ['partners', demoPartners, 6],
  ['movements', demoMovements, 24],
  ['meditations', demoMeditations, 8],
  ['masterclasses', demoMasterclasses, 8],
  ['podcasts', demoPodcasts, 10],
  ['events', demoEvents, 6],
  ['reboot weeks', demoRebootWeeks, 8],
] as const)('the demo has its %s, each under a slug of its own', (_what, items, count) => {
  expect(items).toHaveLength(count)
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(count)
  expect(new Set(items.map(({ title }) => title)).size).toBe(count)
  expect(items.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

test('SPEC 2.1: no two pages share an address, and parents stand before their children', () => {
  const paths = demoPages.map(({ path }) => withSlash(path))
  expect(new Set(paths).size).toBe(paths.length)
  expect(TARGETS.size).toBe(
    demoPages.length + demoRecipes.length + 12 + 12 + 8 + 8 + 16 + 24 + 8 + 8 + 10 + 6 + 8 + APP_PAGES.length,
  )
  for (const [index, { parentPath }] of demoPages.entries()) {
    expect([undefined, ...demoPages.slice(0, index).map(({ path }) => path)]).toContain(parentPath)
  }
})

describe.each(WRITINGS)('%s', (name, text) => {
  test('every link on this site leads to something that is there', () => {
    expect(leadsTo(text).filter((path) => !TARGETS.has(path))).toEqual([])
  })
  test('it speaks in the voice of the house', () => {
    expect(text).not.toMatch(/[!—–…]|\b(colour|flavour|favourite|litre|grey|behaviour|cancelled|programme)\b/i)
  })
  test('it promises nothing', () => {
    const said = plain(text).replace(/promises of a cure/, '')
    expect(said.match(PROMISES)?.[0] ?? name).toBe(name)
  })
})

describe('SPEC 2.4: the shell', () => {
  const links = [...demoShell.primaryNavigation, ...demoShell.quickLinks, ...demoShell.legalLinks]
  test('leads to pages that are there, or to none yet', () => {
    expect(links.filter(({ url }) => url !== '#' && !TARGETS.has(withSlash(url)))).toEqual([])
  })
  test('keeps a link to what is planned, disabled', () => {
    expect(links.filter(({ url }) => url === '#').map(({ label }) => label)).toEqual(['Community'])
  })
})

test('a question is a question, and its answer is short', () => {
  expect(demoFaqs.filter(({ title }) => !/\?$/.test(title))).toEqual([])
  expect(demoFaqs.filter(({ answer }) => words(answer) < 25 || words(answer) > 110)).toEqual([])
  expect(new Set(demoFaqs.flatMap(({ answer }) => leadsTo(answer))).size).toBeGreaterThan(6)
})

test('testimonials are modest: no numbers of weight or size, and short', () => {
  for (const { paragraphs } of demoTestimonials) {
    const text = paragraphs.join(' ')
    expect(words(text)).toBeGreaterThanOrEqual(25)
    expect(words(text)).toBeLessThanOrEqual(80)
    expect(text).not.toMatch(/\b(pounds?|kilos?|kg|lbs?|dress size|inches|lost weight)\b/i)
  }
})

test('articles have 500 to 900 words, headings and dates of their own', () => {
  for (const { body, summary } of demoArticles) {
    expect(words(body)).toBeGreaterThanOrEqual(500)
    expect(words(body)).toBeLessThanOrEqual(900)
    expect(body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4)
    expect(summary.length).toBeLessThanOrEqual(200)
  }
  expect(new Set(demoArticles.map(({ publishedDaysAgo }) => publishedDaysAgo)).size).toBe(12)
})

describe.each(demoAdvices)('advice on $slug', ({ body }) => {
  test('begins with the doctor', () => {
    const [first = ''] = body.split(/<h2[^>]*>/).slice(1)
    expect(first).toMatch(/doctor|emergency/i)
    expect(body.startsWith('<h2')).toBe(true)
  })
  test('SPEC 2.2: has an expander, a health fact, and a first heading that leads', () => {
    expect(body).toContain('data-block="expander"')
    expect(body).toContain('data-block="health-fact"')
    expect(body.match(/data-format="main"/g)).toHaveLength(1)
  })
})

test('SPEC 2.2, 5: the advices show every convention of authored headings', () => {
  const all = demoAdvices.map(({ body }) => body).join('\n')
  expect(all).toContain('data-block="journey"')
  expect(all.match(/data-block="members"/g)).toHaveLength(1)
  expect(all.match(/data-menu=""/g)).toHaveLength(1)
  const labels = [...all.matchAll(/data-menu="([^"]+)"/g)].map(([, label = '']) => label)
  expect(labels.filter((label) => label.length > 50)).toHaveLength(1)
  expect(new Set(demoAdvices.map(({ requiredPlan }) => requiredPlan))).toEqual(
    new Set(['none', 'free', 'standard', 'premium']),
  )
})

test('every legal page says that it is a sample for a lawyer to review', () => {
  const legal = demoPages.filter(({ path }) => demoShell.legalLinks.some(({ url }) => url === path))
  expect(legal).toHaveLength(4)
  for (const { blocks } of legal) expect(JSON.stringify(blocks)).toContain(SAMPLE_NOTICE)
})

test('SPEC 9: five questions at most go with a page, and they exist', () => {
  const related = demoPages.flatMap(({ blocks }) => blocks).filter((block) => block.blockType === 'relatedFaqs')
  expect(related.length).toBeGreaterThan(0)
  const slugs: string[] = demoFaqs.map(({ slug }) => slug)
  for (const { faqs } of related) {
    expect(faqs.length).toBeLessThanOrEqual(5)
    expect(slugs).toEqual(expect.arrayContaining(faqs))
  }
})

test('search engines get a description of a fitting length', () => {
  expect(demoPages.filter(({ seo }) => seo.description.length < 50 || seo.description.length > 160)).toEqual([])
})
