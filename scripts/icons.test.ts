import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import manifest from '../src/app/manifest'
import { icons, token } from './icons'

const root = path.dirname(import.meta.dirname)

describe('the icons', () => {
  test('are up to date with the logo and the colors of the site', async () => {
    for (const [file, content] of Object.entries(await icons())) {
      const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()
      const committed = readFileSync(path.join(root, file))
      expect([file, committed.byteLength > 0]).toEqual([file, true])
      const [expected, actual] = file.endsWith('.ico')
        ? [content.subarray(22), committed.subarray(22)]
        : [content, committed]
      expect((await pixels(expected)).equals(await pixels(actual))).toBe(true)
    }
  })

  test('have the sizes in the manifest', async () => {
    const sizes = (manifest().icons ?? []).map(({ src, sizes: size }) => [src, size])
    expect(sizes).toEqual([
      ['/icon-192.png', '192x192'],
      ['/icon-512.png', '512x512'],
      ['/icon-512-maskable.png', '512x512'],
    ])
    for (const [src = '', size] of sizes) {
      const { width, height } = await sharp(path.join(root, 'public', src)).metadata()
      expect(`${width}x${height}`).toBe(size)
    }
    expect((await sharp(path.join(root, 'src/app/apple-icon.png')).metadata()).width).toBe(180)
  })

  test("the color of the installed app is the site's background color", () => {
    expect(manifest()).toMatchObject({ theme_color: token('ground'), background_color: token('ground') })
  })
})
