import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { podcastCardExamples as examples } from './examples'
import { listenLinks, minutesText } from './listen-links'
import { PodcastCard } from './PodcastCard'

describe('podcast card', () => {
  test('shows the cover, the minutes and the services', () => {
    const html = renderToStaticMarkup(<PodcastCard {...examples.typical} />)
    expect(html).toContain('data-format="square"')
    expect(html).toMatch(/class="card-meta"><span class="listen-duration">42 min</)
    expect(html).toMatch(
      /href="https:\/\/podcasts\.apple\.com\/episode"[^>]*><span[^>]*><span class="listen-on">Listen on <\/span>Apple Podcasts</,
    )
    expect(html).toMatch(
      /href="https:\/\/open\.spotify\.com\/episode"[^>]*><span[^>]*><span class="listen-on">Listen on <\/span>Spotify</,
    )
    expect(html).not.toContain('YouTube')
  })

  test('one with a recording has the play icon on its cover', () => {
    expect(renderToStaticMarkup(<PodcastCard {...examples.recorded} />)).toContain('class="play-icon recorded-icon"')
    expect(renderToStaticMarkup(<PodcastCard {...examples.typical} />)).not.toContain('play-icon')
  })

  test('says what the episode is about', () => {
    const card = { ...examples.typical.card, excerpt: 'Four questions, and two that have no answer.' }
    expect(renderToStaticMarkup(<PodcastCard card={card} />)).toMatch(/class="card-summary">Four questions/)
  })

  test('shows YouTube when it has a link', () => {
    expect(renderToStaticMarkup(<PodcastCard {...examples.onVideo} />)).toContain('</span>YouTube<')
  })

  test('a restricted one links to the membership page, not to the services', () => {
    const html = renderToStaticMarkup(<PodcastCard {...examples.locked} />)
    expect(html).toContain('Join Now')
    expect(html).not.toContain('spotify')
  })

  test('where a free account is enough it links to the form for one', () => {
    const link = (freeIsEnough: boolean) =>
      /class="lock-pill" href="([^"]+)"/.exec(
        renderToStaticMarkup(<PodcastCard card={{ ...examples.locked.card, freeIsEnough }} />),
      )?.[1]
    expect(link(true)).toBe('/memberships?return=%2Frecipes%2Frecipe-3%2F#join')
    expect(link(false)).toBe('/memberships?return=%2Frecipes%2Frecipe-3%2F')
  })

  test('missing parts render no empty elements', () => {
    expect(renderToStaticMarkup(<PodcastCard {...examples.bare} />)).not.toMatch(/<ul|<a |min</)
  })

  test('an invalid URL is not linked', () => {
    expect(
      listenLinks({ extras: { spotifyLink: 'javascript:alert(1)', youtubeLink: 7, applePodcastsLink: 'x' } }),
    ).toEqual([])
  })

  test.each([
    [42, '42 min'],
    [128.4, '128 min'],
    [0, null],
    [null, null],
    [Number.NaN, null],
  ])('%s minutes are %s', (minutes, text) => {
    expect(minutesText(minutes)).toBe(text)
  })
})
