import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import manifest from '../src/app/manifest'
import { viewport } from '../src/site/theme'
import { icons, token } from './icons'

const root = path.dirname(import.meta.dirname)

describe('issue 5: the icons', () => {
  test('are made from the mark and the colours of the site, as they stand there', async () => {
    for (const [file, content] of Object.entries(await icons())) {
      const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()
      const there = readFileSync(path.join(root, file))
      expect([file, there.byteLength > 0]).toEqual([file, true])
      const [ours, theirs] = file.endsWith('.ico') ? [content.subarray(22), there.subarray(22)] : [content, there]
      expect((await pixels(ours)).equals(await pixels(theirs))).toBe(true)
    }
  })

  test('have the sizes that the manifest says', async () => {
    const sizes = (manifest().icons ?? []).map(({ src, sizes: said }) => [src, said])
    expect(sizes).toEqual([
      ['/icon-192.png', '192x192'],
      ['/icon-512.png', '512x512'],
      ['/icon-512-maskable.png', '512x512'],
    ])
    for (const [src = '', said] of sizes) {
      const { width, height } = await sharp(path.join(root, 'public', src)).metadata()
      expect(`${width}x${height}`).toBe(said)
    }
    expect((await sharp(path.join(root, 'src/app/apple-icon.png')).metadata()).width).toBe(180)
  })

  test('the colours around the page are the ground of the site', () => {
    expect(viewport.themeColor).toBe(token('ground'))
    expect(manifest()).toMatchObject({ theme_color: token('ground'), background_color: token('ground') })
  })
})
