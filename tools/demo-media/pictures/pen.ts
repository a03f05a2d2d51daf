/** Draws things as SVG: collects the gradients they need, turns, places, and gives volume and light. */

import { n } from '../svg'
import type { Picture } from './emoji'
import { filters, sizeClass } from './filters'
import {
  type Drawn,
  type Found,
  type HourLight,
  type Pen,
  pixelsPerPoint,
  type Scene,
  type Stop,
  type Support,
  type Thing,
} from './scene'
import { aboveKinds, frontKinds } from './supports/kinds'

/** A part of a drawing, in points. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export const isFound = (thing: Thing): thing is Found => 'e' in thing

/** The key one toned picture has within a drawing. */
export const toned = (t: Found) =>
  `e${t.e}-${t.hue ?? 0}-${t.saturation ?? 1}-${t.brightness ?? 1}`.replaceAll('.', '_')

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')

/** How far below its middle a turned picture reaches, in 256ths; it sinks in a little, since it is round. */
function lowest({ outline }: Picture, thing: Found): number {
  const a = ((thing.r ?? 0) * Math.PI) / 180
  const side = thing.flip ? -1 : 1
  return Math.max(...outline.map(([x, y]) => x * side * Math.sin(a) + y * Math.cos(a))) - 3
}

export class SvgPen implements Pen {
  readonly hour: HourLight
  private readonly defs: string[] = []
  private readonly above: boolean
  private readonly scale: number
  private readonly pictures: ReadonlyMap<string, Picture>
  private count = 0

  constructor(scene: Scene, hour: HourLight, pictures: ReadonlyMap<string, Picture>) {
    this.hour = hour
    this.above = scene.view === 'above'
    this.scale = pixelsPerPoint(scene)
    this.pictures = pictures
    this.defs.push(filters(hour, this.above, this.scale))
  }

  private def(make: (id: string) => string): string {
    const id = `d${this.count++}`
    this.defs.push(make(id))
    return id
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0.3) {
    return `url(#${this.def((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`)})`
  }

  radial(stops: readonly Stop[], cx = 0.38, cy = 0.34, r = 0.72) {
    return `url(#${this.def((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`)})`
  }

  clip(shape: string) {
    return `clip-path="url(#${this.def((id) => `<clipPath id="${id}">${shape}</clipPath>`)})"`
  }

  soft(by: number) {
    const id = this.def(
      (name) =>
        `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(by)}"/></filter>`,
    )
    return `filter="url(#${id})"`
  }

  clay(volume: 's' | 'm' | 'l') {
    return `filter="url(#clay-${volume})"`
  }

  folds(seed: number) {
    const id = this.def(
      (name) => `<filter id="${name}" x="-4%" y="-8%" width="108%" height="116%" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency=".0055 .0075" numOctaves="3" seed="${seed}"/>
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .6 .6 .2 0 0"/><feGaussianBlur stdDeviation="2.2" result="h"/>
        <feDiffuseLighting in="h" surfaceScale="${n(15 * this.scale)}" diffuseConstant="1.22" lighting-color="#fffdf8" result="f"><feDistantLight azimuth="228" elevation="56"/></feDiffuseLighting>
        <feGaussianBlur in="f" stdDeviation="1.6" result="f"/>
        <feColorMatrix in="f" values=".8 0 0 0 .2 0 .8 0 0 .2 0 0 .8 0 .2 0 0 0 0 1" result="f"/><feBlend in="SourceGraphic" in2="f" mode="multiply"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
    )
    return `filter="url(#${id})"`
  }

  inner(things: readonly Thing[] | undefined): string {
    return (things ?? []).map((thing) => this.held(thing)).join('')
  }

  /** A thing in or on another, with its own small shadow. */
  private held(thing: Thing): string {
    const size = isFound(thing) ? thing.s : thing.w
    const shadow = thing.lift === 0 ? '' : ` filter="url(#held-${sizeClass(size)})"`
    return `<g transform="translate(${n(thing.x)} ${n(thing.y)})"><g${shadow}>${this.body(thing, true)}</g></g>`
  }

  /** A thing at 0,0 without its shadow. */
  body(thing: Thing, lying = this.above): string {
    return isFound(thing) ? this.found(thing, lying) : this.drawn(thing)
  }

  private found(thing: Found, lying: boolean): string {
    const known = this.pictures.get(toned(thing))
    if (!known) throw new Error(`Picture ${thing.e} was not loaded`)
    const k = thing.s / 256
    const place = `translate(0 ${n(lying ? 0 : -lowest(known, thing) * k)}) rotate(${thing.r ?? 0}) scale(${thing.flip ? -k : k} ${k}) translate(-128 -128)`
    return `<g filter="url(#lit-${sizeClass(thing.s)})"><g transform="${place}"><image width="256" height="256" xlink:href="${known.href}"/></g></g>`
  }

  private drawn(thing: Drawn): string {
    const kinds: Record<string, Support> = this.above ? aboveKinds : frontKinds
    const kind = kinds[thing.kind]
    if (!kind) throw new Error(`No ${thing.kind} in this view`)
    const shape = `<g transform="rotate(${thing.r ?? 0})${thing.flip ? ' scale(-1 1)' : ''}">${kind.draw(thing, this)}</g>`
    return kind.clay ? `<g filter="url(#clay-${kind.clay})">${shape}</g>` : shape
  }

  /** The drawing of one thing on a clear ground: what of it is in the box, at `scale` pixels a point. */
  svg([x, y, width, height]: Box, scale: number, inside: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="${x} ${y} ${width} ${height}"><defs>${this.defs.join('')}</defs>${inside}</svg>`
  }
}
