/**
 * Head and shoulders of a person, in points from the middle of the face: light from the window on the upper left, so
 * everything turned away from it is a little deeper in its own color.
 */
import { dark, light, mix, n } from '../../svg'
import { type Face, SHAPES } from '../face'
import type { Pen, Support } from '../scene'
import { clothes } from './portrait-clothes'
import { beardOf, hairOf, WITHOUT_STRANDS } from './portrait-hair'

const filled = (path: string, color: string, more = '') => `<path d="${path}" fill="${color}" ${more}/>`
const line = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** The outline of a face. */
function outline(shape: keyof typeof SHAPES): string {
  const [skull, jaw, chin, length] = SHAPES[shape]
  const top = `${n(skull * 0.62)} -142`
  return [
    `M0 -142C${top} ${skull} -100 ${skull} -30`,
    `C${skull} 24 ${jaw + 9} 58 ${jaw} 82`,
    `C${jaw - 12} 112 ${chin + 6} ${length} 0 ${length}`,
    `C${-chin - 6} ${length} ${12 - jaw} 112 ${-jaw} 82`,
    `C${-jaw - 9} 58 ${-skull} 24 ${-skull} -30`,
    `C${-skull} -100 -${top} 0 -142Z`,
  ].join('')
}

function ears(skull: number, { earrings, skin, turn = 0 }: Face): string {
  return ([-1, 1] as const)
    .map((side) => {
      // The ear on the side that the face turns to goes out of sight.
      const x = side * (skull - 2) - turn * 5
      const ear = `<ellipse cx="${n(x)}" cy="6" rx="${n(16 - turn * side * 6)}" ry="27" fill="${side > 0 ? dark(skin, 0.1) : skin}"/><path d="M${n(x - 5)} -8q${side * 10} 8 ${side * 2} 24" fill="none" stroke="${dark(skin, 0.3)}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`
      return earrings ? `${ear}<circle cx="${n(x)}" cy="40" r="8" fill="${earrings}"/>` : ear
    })
    .join('')
}

function eye(side: 1 | -1, { age = 0, eyes = '#4a3226', skin }: Face, pen: Pen): string {
  const x = side * 42
  const almond = `M${x - 21} 0C${x - 12} -13 ${x + 12} -13 ${x + 21} 0C${x + 12} 11 ${x - 12} 11 ${x - 21} 0Z`
  const ink = mix('#2b1a1c', skin, 0.06)
  return [
    filled(almond, mix('#fffaf4', skin, 0.16)),
    `<g ${pen.clip(`<path d="${almond}"/>`)}><circle cx="${x}" cy="-1" r="12" fill="${eyes}"/><circle cx="${x}" cy="-1" r="5.5" fill="#1c1214"/>${line(`M${x - 24} -4C${x - 12} -16 ${x + 12} -16 ${x + 24} -4`, ink, 9, 'opacity=".32"')}</g>`,
    `<circle cx="${x - 4.5}" cy="-6.5" r="3.4" fill="#fff"/>`,
    line(`M${x - 22} ${side < 0 ? 1 : -1}C${x - 12} -14 ${x + 12} -14 ${x + 22} ${side < 0 ? -1 : 1}`, ink, 5.5),
    line(`M${x - 19} -17C${x - 10} -26 ${x + 10} -26 ${x + 19} -17`, dark(skin, 0.34), 3.5, 'opacity=".55"'),
    line(`M${x - 15} 15C${x - 6} 20 ${x + 6} 20 ${x + 15} 15`, dark(skin, 0.34), 3, `opacity="${n(0.08 + age * 0.5)}"`),
    age > 0.4
      ? line(
          `M${x + side * 28} 0l${side * 13} -7M${x + side * 29} 7l${side * 13} 3`,
          dark(skin, 0.34),
          3,
          `opacity="${n(age * 0.55)}"`,
        )
      : '',
  ].join('')
}

function brow(side: 1 | -1, color: string, heavy: boolean): string {
  const at = (x: number) => side * x
  const w = heavy ? 4 : 0
  return filled(
    `M${at(18)} -41Q${at(44)} ${-55 - w} ${at(73)} -36Q${at(46)} -47 ${at(20)} ${-34 + w / 4}Q${at(15)} -37 ${at(18)} -41Z`,
    color,
  )
}

function mouth({ beard, lips, skin, smile = 'soft' }: Face): string {
  const color = lips ?? mix(dark(skin, 0.16), '#b4474a', beard ? 0.2 : 0.42)
  const deep = dark(color, 0.46)
  if (smile === 'wide')
    return [
      filled('M-36 70Q0 82 36 70Q26 101 0 101Q-26 101 -36 70Z', deep),
      filled('M-32 73Q0 84 32 73Q27 92 0 93Q-27 92 -32 73Z', '#fffaf3'),
      filled('M-39 69Q-16 67 0 72Q16 67 39 69Q16 82 0 81Q-16 82 -39 69Z', color),
      filled('M-29 90Q0 101 29 90Q18 109 0 109Q-18 109 -29 90Z', light(color, 0.14)),
      line('M-43 66q-4 4 -3 9M43 66q4 4 3 9', dark(skin, 0.3), 3.5, 'opacity=".5"'),
    ].join('')
  return [
    filled('M-31 77Q-13 71 0 75Q13 71 31 77Q14 87 0 86Q-14 87 -31 77Z', color),
    filled('M-28 80Q0 89 28 80Q18 101 0 101Q-18 101 -28 80Z', light(color, 0.16)),
    line('M-36 74Q-16 86 0 86Q16 86 36 74', deep, 3.8, 'opacity=".8"'),
    line('M-10 94q10 3 18 0', '#fff', 3.5, 'opacity=".22"'),
  ].join('')
}

function nose({ skin }: Face): string {
  return [
    filled('M2 -14C8 12 24 34 20 42C16 52 4 50 0 50C8 30 4 8 2 -14Z', dark(skin, 0.3), 'opacity=".28"'),
    line('M-17 41C-14 50 -5 49 0 51C6 49 15 51 18 41', dark(skin, 0.4), 4, 'opacity=".62"'),
    `<ellipse cx="-4" cy="32" rx="6" ry="9" fill="#fff" opacity=".2"/>`,
  ].join('')
}

const lines = (age: number, skin: string) =>
  age === 0
    ? ''
    : line(
        `M-30 42Q-47 56 -49 76M30 42Q47 56 49 76${age > 0.6 ? 'M-42 -84Q0 -92 42 -84M-34 -68Q0 -74 34 -68' : ''}`,
        dark(skin, 0.36),
        3.5,
        `opacity="${n(age * 0.5)}"`,
      )

function spectacles({ frame = '#4a3128', glasses }: Face, skull: number): string {
  if (!glasses) return ''
  const lens = (x: number) =>
    glasses === 'round'
      ? `<circle cx="${x}" cy="0" r="34"/>`
      : `<rect x="${x - 36}" y="-28" width="72" height="54" rx="17"/>`
  return `<g fill="#fff" fill-opacity=".14" stroke="${frame}" stroke-width="6.5">${lens(-43)}${lens(43)}<path d="M-11 -6Q0 -13 11 -6M-77 -8L${n(-skull)} -14M77 -8L${n(skull)} -14" fill="none" stroke-linecap="round"/></g><path d="M-62 -12l16 -13M26 -12l16 -13" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/>`
}

const FRECKLES = [
  [-62, 24],
  [-50, 32],
  [-38, 26],
  [-28, 34],
  [-12, 18],
  [8, 16],
  [30, 34],
  [42, 27],
  [54, 33],
  [64, 24],
  [-56, 42],
  [50, 44],
] as const

/** Hair is drawn for the usual skull. */
const fitOf = ({ shape = 'oval' }: Face) => SHAPES[shape][0] / SHAPES.oval[0]

/** Fine lines from the crown, and the window's light on it. */
function strands(front: string, color: string, pen: Pen): string {
  const fall = [-4, -3, -2, -1, 1, 2, 3, 4]
    .map((i) => `M${i * 9 - 12} -182C${i * 26} -160 ${i * 34} -90 ${i * 31} 130`)
    .join('')
  return `<g ${pen.clip(`<path d="${front}"/>`)}>${line(fall, dark(color, 0.5), 3, 'opacity=".2"')}<ellipse cx="-44" cy="-142" rx="46" ry="15" transform="rotate(-28 -44 -142)" fill="${light(color, 0.6)}" opacity=".34" ${pen.soft(9)}/></g>`
}

function head(face: Face, front: string, pen: Pen): string {
  const { age = 0, freckles, hair, shape = 'oval', skin, tilt = 0, turn = 0 } = face
  const [skull] = SHAPES[shape]
  const path = outline(shape)
  const color = face.cut === 'scarf' ? (face.second ?? hair) : hair
  const brows = face.brow ?? dark(hair, 0.12)
  const blush = (x: number) =>
    `<ellipse cx="${x}" cy="44" rx="34" ry="27" fill="${mix(skin, '#e0565a', 0.5)}" opacity=".3" ${pen.soft(11)}/>`
  const features = [
    blush(-58),
    blush(58),
    nose(face),
    lines(age, skin),
    freckles
      ? FRECKLES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="${dark(skin, 0.42)}" opacity=".55"/>`).join(
          '',
        )
      : '',
    eye(-1, face, pen),
    eye(1, face, pen),
    brow(-1, brows, face.wear === 'coat' || !!face.beard),
    brow(1, brows, face.wear === 'coat' || !!face.beard),
    beardOf(face),
    mouth(face),
    spectacles(face, skull - 4),
  ].join('')
  return [
    `<g transform="rotate(${tilt})">`,
    ears(skull, face),
    `<g ${pen.clay('l')}>${filled(path, skin)}</g>`,
    // The side away from the window.
    `<g ${pen.clip(`<path d="${path}"/>`)}><path d="M${skull * 0.42} -150C${skull * 0.86} -60 ${skull * 0.8} 60 ${skull * 0.2} 150H200V-150Z" fill="${dark(skin, 0.34)}" opacity=".34" ${pen.soft(16)}/>${filled(front, dark(skin, 0.5), `opacity=".34" transform="translate(5 12) scale(${fitOf(face)} 1)" ${pen.soft(6)}`)}<g transform="translate(${n(turn * 13)} 0)">${features}</g></g>`,
    `<g transform="scale(${fitOf(face)} 1)"><g ${pen.clay('m')}>${filled(front, color)}</g>${WITHOUT_STRANDS.includes(face.cut) ? '' : strands(front, color, pen)}</g>`,
    '</g>',
  ].join('')
}

/** x and y are the middle of the face; w is the width of a picture that it fills. */
export const portrait: Support = {
  draw({ face, w }, pen) {
    if (!face) throw new Error('A portrait needs a face')
    const { build = 1, hair, skin, tilt = 0 } = face
    const { back, front } = hairOf(face)
    const [slim, broad] = [n(50 * build), n(84 * build)]
    const neck = `M-${slim} 60C-${slim} 120 -${slim} 150 -${broad} 174L-30 300H30L${broad} 174C${slim} 150 ${slim} 120 ${slim} 60Z`
    return [
      `<g transform="scale(${w / 520})">`,
      `<g transform="rotate(${tilt}) scale(${fitOf(face)} 1)" ${pen.clay('l')}>${filled(back, dark(hair, 0.14))}</g>`,
      `<g ${pen.clay('l')}>${filled(neck, dark(skin, 0.05))}</g>`,
      // The shadow of the chin.
      `<g ${pen.clip(`<path d="${neck}"/>`)}>${filled('M-90 60C-70 156 60 182 96 80V20H-90Z', dark(skin, 0.5), `opacity=".42" ${pen.soft(10)}`)}</g>`,
      clothes(face, pen),
      head(face, front, pen),
      '</g>',
    ].join('')
  },
}
