import { expect, test } from 'vitest'
import { leftOut } from './left-out-files'

test('files of other kinds and too large ones are named with the reason', () => {
  const files = [
    { name: 'soup.webp', size: 400_000, type: 'image/webp' },
    { name: 'dance.gif', size: 1_000, type: 'image/gif' },
    { name: 'wall.jpg', size: 40_000_000, type: 'image/jpeg' },
    { name: 'notes', size: 10, type: '' },
  ]
  expect(leftOut(files, { types: ['image/jpeg', 'image/webp'], maxMegabytes: 10 })).toEqual([
    'dance.gif is not a JPEG, PNG, WebP or AVIF.',
    'wall.jpg has 40 MB, more than 10 MB.',
    'notes is not a JPEG, PNG, WebP or AVIF.',
  ])
})
