/**
 * Text in the site's fonts, as pictures. The renderer of the frames cannot read woff2; a browser can,
 * so Chromium sets each line once.
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { HEIGHT, type Label, WIDTH } from './frame'

const FONTS = path.resolve('src/app/(site)/fonts')

const STYLES: Record<Label['style'], string> = {
  title: 'font:340 72px/1.06 Fraunces;letter-spacing:-.018em',
  name: 'font:360 54px/1.08 Fraunces;letter-spacing:-.014em',
  word: 'font:360 44px/1.1 Fraunces;letter-spacing:-.01em',
  count: 'font:340 50px/1 Fraunces;font-feature-settings:"lnum","tnum"',
  cue: 'font:450 27px/1.36 Figtree',
  small: 'font:600 22px/1.2 Figtree;letter-spacing:.01em',
}

interface SetText {
  href: string
  width: number
  height: number
}

const keyOf = (label: Label) => JSON.stringify(label)
const face = (family: string, file: string) =>
  `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${fs.readFileSync(path.join(FONTS, file)).toString('base64')})}`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** All labels of a video, set. */
export class Lettering {
  private constructor(
    private readonly set: ReadonlyMap<string, SetText>,
    private readonly silent = false,
  ) {}

  /** The same place for every label, but nothing is drawn. */
  withoutWords(): Lettering {
    return new Lettering(this.set, true)
  }

  /** @param labels repeated ones are set once */
  static async of(labels: readonly Label[]): Promise<Lettering> {
    const unique = [...new Map(labels.map((label) => [keyOf(label), label])).values()]
    const lines = unique.map(
      ({ align = 'start', color, style, text, width }, i) =>
        `<div><span id="l${i}" style="display:inline-block;padding:6px 4px;${width ? `width:${width}px;` : 'white-space:nowrap;'}text-wrap:balance;text-align:${align === 'middle' ? 'center' : 'left'};color:${color};${STYLES[style]}">${escaped(text)}</span></div>`,
    )
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
    try {
      const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
      await page.setContent(
        `<style>${face('Fraunces', 'fraunces-soft.woff2')}${face('Figtree', 'figtree.woff2')}body{margin:0;background:transparent}</style>${lines.join('')}`,
      )
      await page.evaluate('document.fonts.ready')
      const set = new Map<string, SetText>()
      for (const [i, label] of unique.entries()) {
        const line = page.locator(`#l${i}`)
        const { height = 0, width = 0 } = (await line.boundingBox()) ?? {}
        const png = await line.screenshot({ omitBackground: true })
        set.set(keyOf(label), { href: `data:image/png;base64,${png.toString('base64')}`, width, height })
      }
      return new Lettering(set)
    } finally {
      await browser.close()
    }
  }

  /** A label at a place: its upper left corner, or the middle of its upper edge. */
  draw(label: Label, x: number, y: number, opacity = 1): string {
    const text = this.set.get(keyOf(label))
    if (!text) throw new Error(`Nobody has set "${label.text}"`)
    if (this.silent || opacity < 0.02) return ''
    // Large serif letters stand a little in from their edge.
    const inset = label.style === 'name' || label.style === 'title' ? 7 : 4
    const left = label.align === 'middle' ? x - text.width / 2 : x - inset
    return `<image href="${text.href}" x="${Math.round(left)}" y="${Math.round(y)}" width="${text.width}" height="${text.height}" opacity="${opacity.toFixed(2)}"/>`
  }

  /** How tall a label stands, in points. */
  height(label: Label): number {
    return this.set.get(keyOf(label))?.height ?? 0
  }
}
