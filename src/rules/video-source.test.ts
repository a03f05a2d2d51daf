import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEmbed, parseVideoUrl } from './video-source'

const youtube = (videoId: string, startS = 0) => ({ kind: 'youtube', videoId, startS })

describe('the source of a URL', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
    '  https://www.youtube.com/live/dQw4w9WgXcQ  ',
  ])('%s', (address) => expect(parseVideoUrl(address)).toEqual(youtube('dQw4w9WgXcQ')))

  test.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=90', 90],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 90],
    ['https://youtu.be/dQw4w9WgXcQ?t=1h2m', 3_720],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=15', 15],
    ['https://youtu.be/dQw4w9WgXcQ?t=soon', 0],
  ])('%s begins at %s s', (address, startS) => {
    expect(parseVideoUrl(address)).toEqual(youtube('dQw4w9WgXcQ', startS))
  })

  test.each([
    ['https://vimeo.com/76979871', null],
    ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&title=0', '8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', null],
  ])('%s', (address, hash) => expect(parseVideoUrl(address)).toEqual({ kind: 'vimeo', videoId: '76979871', hash }))

  test('files and HLS, also of this site', () => {
    expect(parseVideoUrl('https://films.example/a.mp4?x=1')).toEqual({
      kind: 'file',
      src: 'https://films.example/a.mp4?x=1',
      type: 'video/mp4',
    })
    expect(parseVideoUrl('/films/a.WEBM')).toEqual({ kind: 'file', src: '/films/a.WEBM', type: 'video/webm' })
    expect(parseVideoUrl('http://films.example/a/master.m3u8')).toMatchObject({
      kind: 'hls',
      src: 'https://films.example/a/master.m3u8',
    })
  })

  test.each([
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    'https://player.example/e/1',
    'https://vimeo.com/event/12',
    'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  ])('%s stays a frame', (src) => expect(parseVideoUrl(src)).toEqual({ kind: 'frame', src }))

  test.each([
    '',
    'film',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'blob:https://a/b',
    '/about/',
    'https://me:secret@films.example/a.mp4',
    'https://a b/c.mp4',
    'ftp://films.example/a.mp4',
  ])('%j plays nothing', (address) => expect(parseVideoUrl(address)).toBeNull())
})

describe('the source of an embed code', () => {
  test('regardless of the code around it', () => {
    const code = `<div style="padding:56%"><iframe width="560" data-src="x"
      src='https://player.vimeo.com/video/1?h=ab&amp;badge=0' allowfullscreen></iframe></div>
      <script src="https://player.vimeo.com/api/player.js"></script>`
    expect(parseEmbed(code)).toEqual({ kind: 'vimeo', videoId: '1', hash: 'ab' })
    expect(parseEmbed('<IFRAME SRC=https://www.youtube.com/embed/dQw4w9WgXcQ></IFRAME>')).toEqual(
      youtube('dQw4w9WgXcQ'),
    )
    expect(parseEmbed('<video controls><source src="/a.mp4"></video>')).toMatchObject({
      kind: 'file',
      src: '/a.mp4',
    })
    expect(parseEmbed('https://youtu.be/dQw4w9WgXcQ')).toEqual(youtube('dQw4w9WgXcQ'))
  })

  test.each([
    '<script src="https://evil.example/x.js"></script>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<p>Soon</p>',
    `<iframe src="https://a.example/${'a'.repeat(10_000)}"></iframe>`,
  ])('%j: nothing', (code) => expect(parseEmbed(code)).toBeNull())

  test('for any code, the URL is https or a local path, without characters that end an attribute', () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true }),
      fc.constantFrom('<iframe ', 'src=', '"', "'", '>', 'javascript:', '//', '\\', '.mp4', '/', '&amp;'),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const source = parseEmbed(parts.join(''))
        if (source && 'src' in source) expect(source.src).toMatch(/^(https:\/|\/(?!\/))[^\s<>"'\\]*$/)
      }),
    )
  })
})
