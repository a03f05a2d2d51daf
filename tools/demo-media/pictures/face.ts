/** Who a portrait shows. tools/demo-media/pictures/supports/portrait.ts draws it. */
export interface Face {
  skin: string
  hair: string
  cut: Cut
  /** Width of the skull, the jaw and the chin, and the length from the middle of the face down. */
  shape?: keyof typeof SHAPES
  eyes?: string
  /** How much of the mouth smiles: closed lips, or with teeth. */
  smile?: 'soft' | 'wide'
  lips?: string
  beard?: 'full' | 'short' | 'mustache'
  /** The color of brows and beard, where it is not that of the hair. */
  brow?: string
  glasses?: 'round' | 'square'
  frame?: string
  /** Lines of a life, from 0 to 1. */
  age?: number
  freckles?: true
  earrings?: string
  wear: 'round' | 'vee' | 'collar' | 'high' | 'coat' | 'apron'
  top: string
  /** The second piece of clothing: what is under a coat or an apron, or a headscarf. */
  second?: string
  /** Which way the face looks: -1 left, 1 right. */
  turn?: number
  tilt?: number
  /** Shoulders and neck, 1 as usual. */
  build?: number
}

/** [half the skull, half the jaw, half the chin, chin below the middle]. */
export const SHAPES = {
  oval: [97, 77, 35, 138],
  round: [104, 90, 46, 130],
  long: [92, 74, 34, 149],
  square: [98, 89, 50, 139],
  heart: [101, 72, 27, 138],
} as const

export type Cut =
  | 'long'
  | 'waves'
  | 'bob'
  | 'fringe'
  | 'topBun'
  | 'lowBun'
  | 'afro'
  | 'curls'
  | 'pixie'
  | 'tail'
  | 'braids'
  | 'scarf'
  | 'parted'
  | 'crop'
  | 'bald'
  | 'swept'
  | 'curlyTop'
  | 'receding'
