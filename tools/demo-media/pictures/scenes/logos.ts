/** Logos of partners that do not exist: a mark and a name, printed on white paper. */
import type { Scene } from '../scene'
import type { EmblemMark } from '../supports/emblem'

function logo(id: string, name: string, mark: EmblemMark, color: string, width: number): Scene {
  return {
    id,
    alt: `The logo of ${name}, a line drawing with the name below it`,
    hour: 'morning',
    view: 'above',
    flat: true,
    size: [600, 400],
    scale: 1,
    table: ['#fffdf9', '#fffdf9'],
    things: [{ kind: 'emblem', x: 300, y: 196, w: width, mark, word: name.toUpperCase(), color, lift: 0 }],
  }
}

export const logoScenes: readonly Scene[] = [
  logo('partner-orchard-radio', 'Orchard Radio', 'tree', '#5f7f3f', 400),
  logo('partner-slow-monday', 'Slow Monday', 'sun', '#c4683f', 380),
  logo('partner-lantern', 'Lantern', 'lantern', '#6f5b86', 260),
  logo('partner-northlight', 'Northlight', 'star', '#3f6f78', 360),
  logo('partner-tide-and-table', 'Tide and Table', 'waves', '#4a6a8a', 420),
  logo('partner-common-ground', 'Common Ground', 'rings', '#8a5b3c', 430),
]
