/** Issue 5, line 4: every demo item has its own picture, small enough, described in words. */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoAdvices } from '../advices'
import { demoArticles } from '../articles'
import { demoEvents } from '../events'
import { demoFoodLists } from '../food-lists'
import { demoGuides } from '../guides'
import { demoMasterclasses } from '../masterclasses'
import { demoMeditations } from '../meditations'
import { demoMovements } from '../movements'
import { demoPartners } from '../partners'
import { demoPodcasts } from '../podcasts'
import { demoPress } from '../press'
import { demoProducts } from '../products'
import { demoRebootWeeks } from '../reboot'
import { demoRecipes } from '../recipes'
import { focus } from './focus'
import { readManifest } from './manifest'
import { isFound } from './pen'
import type { Scene, Thing } from './scene'
import { scenes } from './scenes'

const out = path.join(import.meta.dirname, 'out')
const manifest = readManifest()

/** What lies in a scene, by name, however deep: 'bowl' twice is two bowls, and an emblem is what it says. */
function names(things: readonly Thing[]): string[] {
  return things.flatMap((thing) =>
    isFound(thing) ? [thing.e] : [thing.word ?? thing.kind, ...names(thing.holds ?? [])],
  )
}

const spread = (scene: Scene) => names(scene.things).toSorted().join(' ')

describe('a picture of the demo', () => {
  it.each(scenes.map((scene) => [scene.id, scene] as const))(
    '%s is there, in size, and at most 40 kB',
    async (id, scene) => {
      const file = path.join(out, `${id}.webp`)
      const [width, height] = (scene.size ?? [1200, 900]).map((v) => Math.round(v * (scene.scale ?? 1)))
      const found = await sharp(file).metadata()
      expect({ format: found.format, width: found.width, height: found.height }).toEqual({
        format: 'webp',
        width,
        height,
      })
      expect(fs.statSync(file).size).toBeLessThanOrEqual(40_000)
      expect(manifest[id]).toMatchObject({ file: `${id}.webp`, width, height, alt: scene.alt })
    },
  )

  it('says what must stay in sight where that is not the middle', () => {
    const told = Object.entries(manifest).flatMap(([id, { focus: point }]) => (point ? [[id, point]] : []))
    expect(Object.fromEntries(told)).toEqual(focus)
  })

  it('is described in a sentence that no other has', () => {
    const texts = scenes.map((scene) => scene.alt)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/^[A-Z].{29,}[^.]$/)
  })

  it('shows other things than every other', () => {
    const all = scenes.map(spread)
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([])
  })

  it('is made for every recipe, advice, article, and everything that moves or is listened to', () => {
    const ids = new Set(scenes.map((scene) => scene.id))
    const listening = [...demoMasterclasses, ...demoPodcasts, ...demoEvents, ...demoRebootWeeks]
    const moving = [...demoMovements, ...demoMeditations]
    const items = [...demoRecipes, ...demoAdvices, ...demoArticles, ...moving, ...listening].map((item) => item.slug)
    expect(items.filter((slug) => !ids.has(slug))).toEqual([])
  })

  it('is made for every guide, product, press item and partner, and for each color of the food lists', () => {
    const ids = new Set(scenes.map((scene) => scene.id))
    const wanted = [
      ...[...demoGuides, ...demoProducts].map(({ slug }) => slug),
      ...demoPress.map(({ slug }) => `press-${slug}`),
      ...demoPartners.map(({ slug }) => `partner-${slug}`),
      ...Object.values(demoFoodLists).map(({ image }) => image),
    ]
    expect(wanted.filter((id) => !ids.has(id))).toEqual([])
  })

  it('has no toadstool, no face and no finished dish in it', () => {
    const never = ['1f344', '1f31e', '1f957', '1f958', '1f372', '1f35c', '1f370', '1f363', '1f35d']
    const used = new Set(scenes.flatMap((scene) => names(scene.things)))
    expect(never.filter((code) => used.has(code))).toEqual([])
  })

  it('keeps no file that no scene makes', () => {
    const files = fs.readdirSync(out).filter((name) => name.endsWith('.webp'))
    expect(files.toSorted()).toEqual(scenes.map((scene) => `${scene.id}.webp`).toSorted())
    expect(Object.keys(manifest).toSorted()).toEqual(scenes.map((scene) => scene.id).toSorted())
  })
})
