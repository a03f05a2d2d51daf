/** Hair and beards of the portraits, as outlines: what is behind the head and what is over it. */
import { dark, n } from '../../svg'
import { type Cut, type Face, SHAPES } from '../face'

interface Hair {
  back: string
  front: string
}

const round = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`

/** Curls along an arc around the head: from and to in degrees, clockwise from the left. */
function curls(rx: number, ry: number, y: number, from: number, to: number, r: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const a = ((180 + from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return round(Math.cos(a) * rx, y + Math.sin(a) * ry, r + (i % 3) * 3)
  }).join('')
}

/** Parted on the left, swept over the forehead. */
const PARTED =
  'M-104 -2C-124 -92 -88 -176 4 -176C92 -176 124 -92 104 -2C100 -34 92 -62 70 -84C30 -82 -18 -96 -44 -118C-62 -92 -92 -62 -104 -2Z'
/** Combed back from the forehead. */
const BACK = 'M-102 4C-122 -92 -84 -174 0 -174C84 -174 122 -92 102 4C98 -44 78 -96 0 -106C-78 -96 -98 -44 -102 4Z'

const CUTS: Readonly<Record<Cut, Hair>> = {
  long: {
    back: 'M-112 -60C-140 40 -146 150 -168 262C-110 296 110 296 168 262C146 150 140 40 112 -60C90 -150 -90 -150 -112 -60Z',
    front:
      'M-106 76C-134 -70 -100 -178 4 -178C104 -178 132 -70 106 76C104 0 92 -56 66 -86C26 -88 -16 -102 -38 -124C-66 -92 -98 -30 -106 76Z',
  },
  waves: {
    back: 'M-110 -70C-156 -30 -132 24 -152 64C-176 108 -142 138 -162 184C-172 218 -136 246 -104 236C-40 262 40 262 104 236C136 246 172 218 162 184C142 138 176 108 152 64C132 24 156 -30 110 -70C80 -150 -80 -150 -110 -70Z',
    front:
      'M-104 66C-146 30 -122 -20 -128 -62C-128 -142 -70 -184 -14 -176C74 -190 138 -134 128 -56C124 -14 142 30 104 62C110 10 96 -20 92 -50C72 -86 48 -112 22 -128C-18 -92 -76 -84 -92 -40C-98 -4 -106 20 -104 66Z',
  },
  bob: {
    back: 'M-112 -60C-142 10 -144 70 -136 128C-100 148 100 148 136 128C144 70 142 10 112 -60C90 -150 -90 -150 -112 -60Z',
    front:
      'M-98 122C-152 96 -138 -40 -120 -82C-96 -156 -50 -178 0 -178C60 -178 106 -148 122 -82C140 -30 150 96 98 122C110 40 98 -30 76 -72C30 -76 -24 -92 -50 -116C-70 -84 -108 30 -98 122Z',
  },
  fringe: {
    back: 'M-112 -60C-138 20 -140 110 -146 176C-100 200 100 200 146 176C140 110 138 20 112 -60C90 -150 -90 -150 -112 -60Z',
    front:
      'M-100 98C-138 30 -134 -60 -118 -96C-92 -164 -46 -178 0 -178C46 -178 92 -164 118 -96C134 -60 138 30 100 98C104 40 100 -6 90 -50C50 -64 -50 -64 -90 -50C-100 -6 -104 40 -100 98Z',
  },
  topBun: { back: round(6, -192, 50), front: BACK },
  lowBun: {
    back: round(92, 74, 44),
    front:
      'M-103 22C-128 -86 -90 -176 2 -176C92 -176 126 -86 103 26C98 -20 86 -62 58 -92C22 -96 -14 -108 -36 -126C-62 -98 -96 -50 -103 22Z',
  },
  afro: {
    back: curls(138, 150, -40, -46, 226, 40, 15) + round(0, -60, 138),
    front: curls(92, 92, -56, -8, 188, 27, 11) + curls(70, 60, -92, 0, 180, 26, 7),
  },
  curls: {
    back:
      curls(124, 150, -10, -66, 246, 38, 17) +
      round(0, -30, 124) +
      curls(112, 60, 126, 20, -50, 40, 4) +
      curls(112, 60, 126, 160, 230, 40, 4),
    front: curls(100, 96, -48, -22, 176, 26, 12) + curls(70, 52, -108, 0, 180, 28, 7),
  },
  pixie: {
    back: '',
    front:
      'M-102 30C-132 -70 -108 -176 0 -176C100 -182 128 -80 103 18C100 -10 96 -40 82 -64C66 -60 52 -66 40 -78C18 -64 -16 -62 -40 -76C-54 -60 -70 -56 -84 -54C-96 -30 -98 0 -102 30Z',
  },
  tail: {
    back: 'M60 -130C150 -150 176 -40 150 60C140 120 158 170 136 214C104 180 84 120 92 40C98 -10 70 -60 40 -90Z',
    front: 'M-102 8C-124 -90 -86 -174 2 -174C88 -174 122 -90 102 8C98 -40 80 -84 30 -108C-14 -108 -88 -90 -102 8Z',
  },
  braids: {
    back: [-142, -118, -94, 94, 118, 142]
      .map(
        (x, i) =>
          `M${x * 0.7} -70C${x * 1.1} 20 ${x} 120 ${x} ${236 + (i % 2) * 22}a15 15 0 0 0 ${x < 0 ? 30 : -30} 0C${x * 0.8} 120 ${x * 0.8} 20 ${x * 0.4} -70Z`,
      )
      .join(''),
    front: 'M-104 30C-134 -86 -92 -178 0 -178C92 -178 134 -86 104 30C98 -36 72 -86 0 -116C-72 -86 -98 -36 -104 30Z',
  },
  // The inner outline runs the other way, so that the face stays free.
  scarf: {
    back: '',
    front:
      'M0 -176C84 -176 126 -104 122 -10C120 60 132 130 156 216C100 296 -100 296 -156 216C-132 130 -120 60 -122 -10C-126 -104 -84 -176 0 -176ZM0 -124C-58 -124 -89 -84 -89 -20C-89 56 -62 124 0 132C62 124 89 56 89 -20C89 -84 58 -124 0 -124Z',
  },
  parted: { back: '', front: PARTED },
  crop: {
    back: '',
    front:
      'M-101 -14C-114 -96 -78 -160 0 -160C78 -160 114 -96 101 -14C96 -50 92 -72 82 -92C40 -108 -40 -108 -82 -92C-92 -72 -96 -50 -101 -14Z',
  },
  bald: {
    back: '',
    front: 'M-98 34C-118 8 -118 -48 -92 -84C-86 -50 -86 -10 -90 34ZM98 34C118 8 118 -48 92 -84C86 -50 86 -10 90 34Z',
  },
  swept: {
    back: '',
    front:
      'M-103 -2C-118 -70 -112 -120 -84 -150C-60 -192 10 -204 72 -184C116 -166 122 -80 103 -2C100 -40 96 -68 84 -92C40 -100 -10 -92 -66 -104C-88 -80 -96 -40 -103 -2Z',
  },
  curlyTop: {
    back: '',
    front:
      curls(78, 50, -112, -10, 190, 32, 9) +
      curls(48, 30, -128, 0, 180, 30, 5) +
      round(-92, -66, 18) +
      round(92, -66, 18) +
      'M-103 -2C-112 -60 -100 -110 -70 -130L-76 -84C-92 -60 -98 -30 -103 -2ZM103 -2C98 -30 92 -60 76 -84L70 -130C100 -110 112 -60 103 -2Z',
  },
  receding: {
    back: '',
    front:
      'M-103 12C-126 -74 -104 -150 -50 -160C10 -180 96 -150 106 -90C114 -50 108 -20 103 12C98 -30 98 -60 86 -94C70 -126 44 -112 8 -122C-30 -128 -62 -134 -80 -96C-96 -60 -98 -30 -103 12Z',
  },
}

export const hairOf = ({ cut }: Face): Hair => CUTS[cut]

/** What has no strands that fall from the crown. */
export const WITHOUT_STRANDS: readonly Cut[] = ['afro', 'curls', 'curlyTop', 'scarf']

/** A beard with the mouth left free, drawn below the lips. */
export function beardOf({ beard, brow, hair, shape = 'oval' }: Face): string {
  if (!beard) return ''
  const [skull, jaw, chin, length] = SHAPES[shape]
  const color = brow ?? dark(hair, 0.06)
  const mustache = 'M0 56C-14 50 -36 56 -46 80C-34 72 -18 70 0 73C18 70 34 72 46 80C36 56 14 50 0 56Z'
  if (beard === 'mustache') return `<path d="${mustache}" fill="${color}"/>`
  const down = beard === 'full' ? 26 : 6
  const side = skull + 1
  const path = `M${-side} -14C${-side} 30 ${-jaw - 10} 60 ${-jaw - 4} 84C${14 - jaw} ${112 + down} ${-chin - 8} ${length + down} 0 ${length + down}C${chin + 8} ${length + down} ${jaw - 14} ${112 + down} ${jaw + 4} 84C${jaw + 10} 60 ${side} 30 ${side} -14C${side - 8} 20 ${jaw - 4} 46 52 58C34 50 14 50 0 54C-14 50 -34 50 -52 58C${4 - jaw} 46 ${8 - side} 20 ${-side} -14ZM-40 80C-22 72 22 72 40 80C34 112 -34 112 -40 80Z`
  return `<path d="${path}" fill="${color}" fill-rule="evenodd" opacity="${beard === 'full' ? 1 : 0.82}"/>`
}
