/** The committed pictures are those that the scenes describe, and every scene is one of its kind. */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURES_FOLDER, readManifest } from '../../../demo/media'
import { views } from '../views/views'
import { MAX_BYTES } from './encode'
import type { Face } from './face'
import { focusOf } from './focus'
import { isFound } from './pen'
import { pixelsPerPoint, pointsOf, type Scene, type Thing } from './scene'
import { scenes } from './scenes'

/**
 * What lies in a scene, by name, however deep: 'bowl' twice is two bowls, an emblem is its word, a figure what it does,
 * a portrait how it looks.
 */
function names(things: readonly Thing[]): string[] {
  return things.flatMap((thing) =>
    isFound(thing)
      ? [thing.e]
      : [thing.word ?? thing.stance ?? (thing.face ? lookOf(thing.face) : thing.kind), ...names(thing.holds ?? [])],
  )
}

const lookOf = ({ cut, hair, skin, top }: Face) => [cut, hair, skin, top].join(' ')

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

/** How the file of a scene differs from what it should be; empty if it does not. */
async function differences(scene: Scene): Promise<string[]> {
  const file = path.join(PICTURES_FOLDER, `${scene.id}.webp`)
  const [width, height] = pointsOf(scene).map((points) => Math.round(points * pixelsPerPoint(scene)))
  const found = await sharp(file).metadata()
  const shape = `${found.format} ${found.width}x${found.height}`
  const bytes = fs.statSync(file).size
  return [
    ...(shape === `webp ${width}x${height}` ? [] : [`${scene.id} is ${shape}`]),
    ...(bytes <= MAX_BYTES ? [] : [`${scene.id} has ${bytes} bytes`]),
  ]
}

test('every scene has its picture, in its size and below the size limit', async () => {
  expect((await Promise.all(scenes.map(differences))).flat()).toEqual([])
})

test('the manifest describes the scenes and what is taken of the product, and holds no other picture', () => {
  const taken = views.map(({ alt, id }) => [id, `${id}.webp`, alt, undefined])
  const described = Object.entries(readManifest()).map(([id, { file, alt, focus: point }]) => [id, file, alt, point])
  const expected = scenes.map((scene) => [scene.id, `${scene.id}.webp`, scene.alt, focusOf(scene)]).concat(taken)
  const byId = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]), 'en')
  expect(described.toSorted(byId)).toEqual(expected.toSorted(byId))
})

test('every file belongs to a scene, or is taken of the product', () => {
  const files = fs.readdirSync(PICTURES_FOLDER)
  expect(files.toSorted()).toEqual([...scenes, ...views].map(({ id }) => `${id}.webp`).toSorted())
})

test('every picture has a description of its own, in a sentence without its period', () => {
  const texts = scenes.map((scene) => scene.alt)
  expect(repeated(texts)).toEqual([])
  expect(texts.filter((text) => !/^[A-Z].{29,}[^.]$/.test(text))).toEqual([])
})

test('no two scenes show the same things', () => {
  const spread = scenes.map((scene) => names(scene.things).toSorted().join(' '))
  expect(repeated(spread)).toEqual([])
})

test('no scene has a toadstool, a face or a finished dish from the emoji set', () => {
  const never = ['1f344', '1f31e', '1f957', '1f958', '1f372', '1f35c', '1f370', '1f363', '1f35d']
  const used = new Set(scenes.flatMap((scene) => names(scene.things)))
  // A food of the set that scenes do use: the names are read as they are written here.
  expect(used).toContain('1f34b')
  expect(never.filter((code) => used.has(code))).toEqual([])
})
