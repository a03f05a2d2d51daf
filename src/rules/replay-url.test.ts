import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replayUrl } from './replay-url'
import { parseEmbed } from './video-source'

describe('a replay is a video id with an optional query', () => {
  test.each([
    ['76979871', 'https://player.vimeo.com/video/76979871'],
    [' 76979871?h=8272103f6e ', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
    ['aqz-KE-bpKQ', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
    ['aqz-KE-bpKQ?start=60', 'https://www.youtube.com/embed/aqz-KE-bpKQ?start=60'],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ])('%j', (link, address) => {
    expect(replayUrl(link)).toBe(address)
    expect(parseEmbed(address)?.kind).toMatch(/vimeo|youtube/)
  })

  test.each([null, undefined, '', 'soon', '12345', 'javascript:alert(1)', '<script>', 'aqz-KE-bpKQ?a="><b>'])(
    '%j is not a replay',
    (link) => {
      expect(replayUrl(link)).toBeNull()
    },
  )

  test('any input gives an http(s) URL or null', () => {
    fc.assert(
      fc.property(fc.string(), (link) => {
        const address = replayUrl(link)
        expect(address === null || /^https?:\/\//i.test(address)).toBe(true)
      }),
    )
  })
})
