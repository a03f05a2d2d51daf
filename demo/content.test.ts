/** What holds for all writing of the demo: addresses, links, voice, lengths. Every test lists all offenders. */
import { expect, test } from 'vitest'
import { APP_PAGES } from '@/rules/reserved-paths'
import { demoAdvices } from './advices'
import { demoArticles } from './articles'
import { demoBoards } from './community'
import { demoEvents } from './events'
import { demoFaqs } from './faqs'
import { demoGuides } from './guides'
import { SAMPLE_NOTICE } from './legal/sample'
import { demoMasterclasses } from './masterclasses'
import { demoMeditations } from './meditations'
import { demoMovements } from './movements'
import { demoFolders, demoPages } from './pages'
import { demoPartners } from './partners'
import { plainText, wordCount } from './plain-text'
import { demoPodcasts } from './podcasts'
import { demoPress } from './press'
import { demoProducts } from './products'
import { demoRebootWeeks } from './reboot'
import { demoRecipes } from './recipes'
import { demoSections } from './sections'
import { demoShell } from './shell'
import { demoTestimonials } from './testimonials'

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
const repeated = <Value>(values: readonly Value[]) => values.filter((value, at) => values.indexOf(value) !== at)

const COLLECTIONS = {
  recipes: demoRecipes,
  movements: demoMovements,
  meditations: demoMeditations,
  masterclasses: demoMasterclasses,
  podcasts: demoPodcasts,
  events: demoEvents,
  'reboot weeks': demoRebootWeeks,
  articles: demoArticles,
  advices: demoAdvices,
  'lifestyle guides': demoGuides,
  products: demoProducts,
  press: demoPress,
  partners: demoPartners,
  questions: demoFaqs,
  testimonials: demoTestimonials,
}

/** Each item with a page of its own, by the folder of its type. */
const FOLDERS = {
  '/recipes/': demoRecipes,
  '/ebs-blog/': demoArticles,
  '/expert-advices/': demoAdvices,
  '/the-ebs-method/6wr/lg/': demoGuides,
  '/yalda-loves/': demoProducts,
  '/movements/': demoMovements,
  '/meditations/': demoMeditations,
  '/masterclasses/': demoMasterclasses,
  '/podcasts/': demoPodcasts,
  '/events/': demoEvents,
  '/reboot-revive/': demoRebootWeeks,
  '/ebs-testimonials/': demoTestimonials,
}

const itemPaths = Object.entries(FOLDERS).flatMap(([folder, items]) => items.map(({ slug }) => `${folder}${slug}/`))
const addresses = [...demoPages.map(({ path }) => withSlash(path)), ...itemPaths, ...APP_PAGES]
/** The community is code, and its boards are rows. */
const TARGETS = new Set<string>([...addresses, '/community/'])

/** What people say in their own words: voices must differ, so the house's mannerisms are out. */
const VOICES = [
  ...demoFaqs.map(({ slug, title, answer }) => ({ name: `question ${slug}`, text: `${title} ${answer}` })),
  ...demoTestimonials.map(({ slug, title, paragraphs }) => ({
    name: `testimonial ${slug}`,
    text: `${title} ${paragraphs.join(' ')}`,
  })),
  ...demoPress.map(({ slug, title, excerpt }) => ({ name: `press ${slug}`, text: `${title} ${excerpt}` })),
]

const asWritten = (value: object) => JSON.stringify(value).replace(/\\n/g, '\n').replace(/\\"/g, '"')

/** Each piece of writing: all that a reader sees of it. Recipes have tests of their own. */
const WRITINGS = [
  ...VOICES,
  ...[
    ...demoArticles,
    ...demoAdvices,
    ...demoGuides,
    ...demoProducts,
    ...demoMovements,
    ...demoMeditations,
    ...demoMasterclasses,
    ...demoPodcasts,
    ...demoEvents,
    ...demoRebootWeeks,
  ].map(({ slug, title, summary, body }) => ({ name: `text ${slug}`, text: `${title} ${summary} ${body}` })),
  ...demoPartners.map(({ slug, title, summary }) => ({ name: `partner ${slug}`, text: `${title} ${summary}` })),
  ...demoPages.map((page) => ({
    name: `page ${page.path}`,
    text: asWritten({ title: page.title, seo: page.seo, blocks: page.blocks }),
  })),
  ...Object.values(demoSections).map((section) => ({ name: `section ${section.title}`, text: asWritten(section) })),
]

/** What members write in the community: their own voices, so only links and promises count. */
const POSTS = demoBoards.flatMap(({ topics }) =>
  topics.flatMap((topic) =>
    [topic, ...topic.replies].map(({ by, text }) => ({
      name: `${by} in ${topic.title}`,
      text: text.replace(/\]\((\/[^)]*)\)/g, ' href="$1"'),
    })),
  ),
)

/** What a pattern finds in some writing, by the name of each piece. */
const found = (writings: readonly { name: string; text: string }[], pattern: RegExp) =>
  writings.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([match]) => `${name}: ${match}`))

/** Where the text leads on this site, from links and from buttons. */
const leadsTo = (text: string) =>
  [...text.matchAll(/(?:href=|"url":)"(\/[^"]*)"/g)].map(([, path]) => withSlash((path ?? '').replace(/#.*/, '')))

test('the demo has so many items of each type', () => {
  const counts = Object.entries(COLLECTIONS).map(([name, items]) => [name, items.length])
  expect(Object.fromEntries(counts)).toEqual({
    recipes: 48,
    movements: 24,
    meditations: 8,
    masterclasses: 8,
    podcasts: 10,
    events: 6,
    'reboot weeks': 8,
    articles: 12,
    advices: 12,
    'lifestyle guides': 8,
    products: 8,
    press: 6,
    partners: 6,
    questions: 24,
    testimonials: 16,
  })
})

test('within a type, each item has a slug and a title of its own', () => {
  const offenders = Object.entries(COLLECTIONS).flatMap(([name, items]) => [
    ...repeated(items.map(({ slug }): string => `${name}: ${slug}`)),
    ...repeated(items.map(({ title }): string => `${name}: ${title.toLowerCase()}`)),
    ...items.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)).map(({ slug }) => `${name}: ${slug}`),
  ])
  expect(offenders).toEqual([])
})

test('no two pages or items share an address, and parents come before their children', () => {
  expect(repeated(addresses)).toEqual([])
  const early = demoPages.filter(
    ({ parentPath }, at) =>
      parentPath && ![...demoFolders, ...demoPages.slice(0, at)].some(({ path }) => path === parentPath),
  )
  expect(early.map(({ path }) => path)).toEqual([])
})

test('every link on this site leads to something that is there', () => {
  const links = [...WRITINGS, ...POSTS].flatMap(({ name, text }) => leadsTo(text).map((path) => ({ name, path })))
  expect(links.length).toBeGreaterThan(240)
  expect(links.filter(({ path }) => !TARGETS.has(path))).toEqual([])
})

test('no exclamation marks, dashes or ellipses, and American spelling', () => {
  const spelling = /[!—–…]|\b(colour|flavour|favourite|litre|grey|behaviour|cancelled|programme)\b/gi
  expect(found(WRITINGS, spelling)).toEqual([])
})

test('no promise of an effect', () => {
  const promises =
    /\b(guarantee\w*|detox\w*|miracle\w*|heals?|healing|cures?|boost\w*|cleans(e|es|ing)|melts? away|burns? fat|fat.burning|lose \w+ pounds|anti-aging|reverses?|super-?foods?|toxins?|instantly|clinically proven)\b/gi
  // The acceptable use policy forbids them by name.
  const texts = [...WRITINGS, ...POSTS].map(({ name, text }) => ({
    name,
    text: plainText(text).replace(/promises of a cure/, ''),
  }))
  expect(found(texts, promises)).toEqual([])
})

test('questions, testimonials and press speak in voices of their own', () => {
  expect(found(VOICES, /\b(nobody|somebody|anybody|whoever)\b/gi)).toEqual([])
})

test('the navigation and the footer lead to pages that are there', () => {
  const links = [...demoShell.primaryNavigation, ...demoShell.quickLinks, ...demoShell.legalLinks]
  expect(links.filter(({ url }) => !TARGETS.has(withSlash(url)))).toEqual([])
})

test('a question is a question, its answer is short, and the answers lead further', () => {
  expect(demoFaqs.filter(({ title }) => !title.includes('?')).map(({ slug }) => slug)).toEqual([])
  const lengths = demoFaqs.map(({ slug, answer }) => ({ slug, words: wordCount(answer) }))
  expect(lengths.filter(({ words }) => words < 25 || words > 110)).toEqual([])
  expect(new Set(demoFaqs.flatMap(({ answer }) => leadsTo(answer))).size).toBeGreaterThan(6)
})

test('the answers agree with the account page and the legal pages', () => {
  const answers = Object.fromEntries(demoFaqs.map(({ slug, answer }) => [slug, answer]))
  const privacy = JSON.stringify(demoPages.find(({ path }) => path === '/privacy-and-cookies'))
  expect(answers['how-do-i-delete-my-account']).toContain('14 days')
  expect(privacy).toContain('14 days')
  for (const text of [answers['how-do-i-delete-my-account'], answers['what-do-you-know-about-me'], privacy]) {
    expect(text).toMatch(/download a copy/)
  }
})

test('testimonials are short, some very short, and have no numbers of weight or size', () => {
  const texts = demoTestimonials.map(({ slug, paragraphs }) => ({ name: slug, text: paragraphs.join(' ') }))
  const lengths = texts.map(({ name, text }) => ({ name, words: wordCount(text) }))
  expect(lengths.filter(({ words }) => words < 10 || words > 130)).toEqual([])
  expect(found(texts, /\b(pounds?|kilos?|kg|lbs?|dress size|inches|lost weight)\b/gi)).toEqual([])
})

test('every legal page says that it is a sample for a lawyer to review', () => {
  const legal = demoPages.filter(({ path }) => demoShell.legalLinks.some(({ url }) => url === path))
  expect(legal).toHaveLength(demoShell.legalLinks.length)
  const silent = legal.filter(({ blocks }) => !JSON.stringify(blocks).includes(SAMPLE_NOTICE))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('search engines get a description of a fitting length', () => {
  const wrong = demoPages.filter(({ seo }) => seo.description.length < 50 || seo.description.length > 160)
  expect(wrong.map(({ path, seo }) => [path, seo.description.length])).toEqual([])
})
