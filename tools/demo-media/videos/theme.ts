/** The site's colors as the videos use them (src/app/(site)/styles/tokens.css), and its themes by the hour. */
export const INK = '#2f2440'
export const SOFT = '#584c66'
export const QUIET = '#665a72'
export const PAPER = '#fbf7f1'
export const LINE = '#e4d8c8'
export const YELLOW = '#f6c445'

export const HOURS = {
  morning: { wall: '#fbe9d3', floor: '#f3dcc3', mat: '#e7b9a4', ink: '#a93c26' },
  noon: { wall: '#e3ecdd', floor: '#d3dfcd', mat: '#a9c2ac', ink: '#3f6048' },
  dusk: { wall: '#e6dcee', floor: '#d8cae3', mat: '#b9a4cb', ink: '#5b4579' },
} as const

export type Hour = keyof typeof HOURS
