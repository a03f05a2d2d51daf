import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources'

const URL = '/cms/api/media/file/a b.webp'
const widthsOf = (width: number, sizes: string) =>
  pictureSources(URL, width, sizes)
    .srcSet?.split(', ')
    .map((source) => source.split(' ').at(-1))

test('a picture is offered in all widths that its place may need', () => {
  expect(widthsOf(4_000, '100vw')).toEqual(['390w', '720w', '828w', '1080w', '1440w', '1920w'])
  expect(widthsOf(4_000, '(min-width: 90rem) 18rem, 45vw')?.[0]).toBe('180w')
})

test('and in no width but one above its own', () => {
  expect(widthsOf(720, '100vw')).toEqual(['390w', '720w'])
  expect(widthsOf(721, '100vw')).toEqual(['390w', '720w', '828w'])
  expect(widthsOf(10, '18rem')).toEqual(['180w'])
})

test('the address is the one that the server resizes at', () => {
  expect(pictureSources(URL, 390, '100vw')).toEqual({
    src: '/_next/image?url=%2Fcms%2Fapi%2Fmedia%2Ffile%2Fa%20b.webp&w=390&q=75',
    srcSet: '/_next/image?url=%2Fcms%2Fapi%2Fmedia%2Ffile%2Fa%20b.webp&w=390&q=75 390w',
    sizes: '100vw',
  })
})

test.each(['https://elsewhere.example/a.webp', '//elsewhere.example/a.webp', '/a.svg'])(
  '%s is used as it is',
  (url) => {
    expect(pictureSources(url, 390, '100vw')).toEqual({ src: url })
  },
)
