/** Logos of partners that do not exist: a mark and a name, printed on white paper, each in its own way. */
import type { Drawn, Scene } from '../scene'
import type { EmblemMark } from '../supports/emblem'

type Look = { mark: EmblemMark; layout: NonNullable<Drawn['layout']>; color: string; width: number; y?: number }

/** How each layout looks, in words. */
const DRAWN: Readonly<Record<Look['layout'], string>> = {
  above: 'its mark above its name',
  beside: 'its mark beside its name',
  seal: 'a dark seal beside its name',
  plate: 'its mark and name on a dark plate',
  stack: 'its mark above two heavy lines',
  ruled: 'its name below a fine line',
}

const logo = (id: string, name: string, { color, layout, mark, width, y = 200 }: Look): Scene => ({
  id,
  alt: `The logo of ${name}, ${DRAWN[layout]}`,
  hour: 'morning',
  view: 'above',
  flat: true,
  size: [600, 400],
  scale: 1,
  table: ['#fffdf9', '#fffdf9'],
  things: [{ kind: 'emblem', x: 300, y, w: width, mark, layout, word: name.toUpperCase(), color, lift: 0 }],
})

const INK = '#33283f'

export const logoScenes: readonly Scene[] = [
  logo('partner-orchard-radio', 'Orchard Radio', { mark: 'tree', layout: 'beside', color: INK, width: 450 }),
  logo('partner-slow-monday', 'Slow Monday', { mark: 'sun', layout: 'above', color: INK, width: 430, y: 190 }),
  logo('partner-lantern', 'Lantern', { mark: 'lantern', layout: 'plate', color: INK, width: 300 }),
  logo('partner-northlight', 'Northlight', { mark: 'star', layout: 'ruled', color: INK, width: 460 }),
  logo('partner-tide-and-table', 'Tide and Table', { mark: 'waves', layout: 'seal', color: INK, width: 470 }),
  logo('partner-common-ground', 'Common Ground', { mark: 'rings', layout: 'stack', color: INK, width: 300, y: 168 }),
]
