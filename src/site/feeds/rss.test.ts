import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { articleFeed, type Feed, type FeedItem, podcastFeed } from './rss'

const anItem = (parts: Partial<FeedItem> = {}): FeedItem => ({
  databaseId: 7,
  title: 'Salt & <patience>',
  summary: 'An hour "with" a baker.',
  url: 'https://site.example/podcasts/salt/',
  publishedAt: '2026-11-05T07:30:00.000Z',
  image: null,
  categories: ['Kitchen', 'Bread & more'],
  durationMin: 42,
  ...parts,
})

const aFeed = (...items: FeedItem[]): Feed => ({
  title: 'eat, burn, sleep: Podcasts',
  description: 'Talks.',
  url: 'https://site.example/podcasts/',
  selfUrl: 'https://site.example/podcasts/feed.xml',
  author: 'eat, burn, sleep',
  image: null,
  items,
})

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false })
const channelOf = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml).rss.channel
}

describe('RSS', () => {
  test('an article with its teaser', () => {
    expect(channelOf(articleFeed(aFeed(anItem()))).item).toEqual({
      title: 'Salt & <patience>',
      link: 'https://site.example/podcasts/salt/',
      guid: { '@isPermaLink': 'false', '#text': 'site.example:7' },
      pubDate: 'Thu, 05 Nov 2026 07:30:00 GMT',
      description: 'An hour "with" a baker.',
      category: ['Kitchen', 'Bread & more'],
    })
  })

  test('an episode has its duration in seconds, and the podcast its metadata', () => {
    const channel = channelOf(podcastFeed(aFeed(anItem())))
    expect(channel.item).toMatchObject({ 'itunes:duration': '2520', 'itunes:explicit': 'false' })
    expect(channel).toMatchObject({
      'itunes:author': 'eat, burn, sleep',
      'itunes:category': { '@text': 'Health & Fitness' },
      'podcast:medium': 'podcast',
    })
  })

  test('an episode with a file for everyone has it as an enclosure, an article never', () => {
    const enclosure = { url: 'https://site.example/api/videos/file/?item=7', bytes: 1_234, type: 'audio/mpeg' }
    const feed = aFeed({ ...anItem(), enclosure })
    expect(podcastFeed(feed)).toContain(
      '<enclosure url="https://site.example/api/videos/file/?item=7" length="1234" type="audio/mpeg"></enclosure>',
    )
    expect(articleFeed(feed)).not.toContain('<enclosure')
    expect(podcastFeed(aFeed(anItem()))).not.toContain('<enclosure')
  })

  test('the GUID of a podcast matches the example of the podcast namespace', () => {
    const feed = { ...aFeed(), selfUrl: 'https://podnews.net/rss' }
    expect(channelOf(podcastFeed(feed))['podcast:guid']).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c')
  })

  test('without items it is an empty feed', () => {
    expect(channelOf(podcastFeed(aFeed())).item).toBeUndefined()
  })

  test('any text gives valid XML, without losing allowed characters', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 }).map((words) => `x${words}x`)
    fc.assert(
      fc.property(text, text, (title, summary) => {
        const xml = podcastFeed(aFeed(anItem({ title, summary })))
        expect(XMLValidator.validate(xml)).toBe(true)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML 1.0 does not allow
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u)
        expect(parser.parse(xml).rss.channel.item).not.toBeInstanceOf(Array)
      }),
    )
  })
})
