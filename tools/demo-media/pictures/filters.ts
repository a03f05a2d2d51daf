/** The filters every scene shares: soft volume, rim light, shadows of things that lie on others. */

import { unit } from '../svg'
import type { HourLight, Volume } from './scene'

const box = 'x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"'

/** Paints any outline in one color. */
export const tint = (hex: string, opacity = 1) => {
  const [r, g, b] = unit(hex)
  return `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${opacity} 0"/>`
}

const volumes: Record<Volume, readonly [number, number, number]> = { s: [2.2, 3, 0.7], m: [6, 9, 1.2], l: [11, 15, 2] }

/** Blows a flat outline up: its blurred outline is a height map, lit from the upper left. */
function clay(name: Volume, hour: HourLight, scale: number): string {
  const [blur, high, after] = volumes[name]
  // The slope is measured from pixel to pixel.
  const height = high * scale
  return `<filter id="clay-${name}" ${box}>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="height"/>
    <feDiffuseLighting in="height" surfaceScale="${height}" diffuseConstant="1.22" lighting-color="#fffaf2" result="lit"><feDistantLight azimuth="228" elevation="56"/></feDiffuseLighting>
    <feGaussianBlur in="lit" stdDeviation="${after}"/><feColorMatrix values=".66 0 0 0 .36 0 .66 0 0 .34 0 0 .66 0 .35 0 0 0 0 1" result="lit"/>
    <feBlend in="SourceGraphic" in2="lit" mode="multiply" result="body"/>
    <feSpecularLighting in="height" surfaceScale="${height}" specularConstant=".5" specularExponent="22" lighting-color="${hour.gleam}" result="shine"><feDistantLight azimuth="228" elevation="48"/></feSpecularLighting>
    <feGaussianBlur in="shine" stdDeviation="${after}" result="shine"/>
    <feBlend in="shine" in2="body" mode="screen" result="both"/>
    <feComposite in="both" in2="SourceAlpha" operator="in"/>
  </filter>`
}

/** A found picture under our window: shade on its right foot, a rim of light on its left shoulder. */
function lit(name: string, size: number, hour: HourLight): string {
  return `<filter id="lit-${name}" ${box}>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${size * 0.07}" result="b"/><feOffset in="b" dx="${-size * 0.07}" dy="${-size * 0.08}" result="o"/>
    <feFlood flood-color="${hour.shade}" flood-opacity=".34"/><feComposite in2="o" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="shade"/>
    <feBlend in="shade" in2="SourceGraphic" mode="multiply" result="dark"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${size * 0.018}" result="c"/><feOffset in="c" dx="${size * 0.014}" dy="${size * 0.018}" result="p"/>
    <feFlood flood-color="${hour.gleam}" flood-opacity=".55"/><feComposite in2="p" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="rim"/>
    <feBlend in="rim" in2="dark" mode="screen" result="all"/><feComposite in="all" in2="SourceAlpha" operator="in"/>
  </filter>`
}

/** Things that lie on or in others: a tight and a wider shadow, of the hour's color. */
function held(name: string, k: number, hour: HourLight, above: boolean): string {
  const [dx, dy] = above ? [5, 6] : [4, 5]
  return `<filter id="held-${name}" ${box}>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${6 * k}"/><feOffset dx="${dx * 1.7 * k}" dy="${dy * 1.7 * k}"/>${tint(hour.shade, 0.34)}<feMerge result="far"><feMergeNode/></feMerge>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${1.8 * k}"/><feOffset dx="${dx * 0.45 * k}" dy="${dy * 0.45 * k}"/>${tint(hour.shade, 0.5)}<feMerge result="near"><feMergeNode/></feMerge>
    <feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge>
  </filter>`
}

export const sizeClass = (size: number): Volume => (size < 46 ? 's' : size < 110 ? 'm' : 'l')

/** All of them, as the content of a `<defs>`. */
export function filters(hour: HourLight, above: boolean, scale: number): string {
  return [
    ...(['s', 'm', 'l'] as const).map((v) => clay(v, hour, scale)),
    lit('s', 34, hour),
    lit('m', 80, hour),
    lit('l', 150, hour),
    held('s', 0.5, hour, above),
    held('m', 0.95, hour, above),
    held('l', 1.25, hour, above),
  ].join('')
}
