import { anchors } from './anchors'
import { images } from './images'
import { links } from './links'
import { players } from './players'
import type { Transform } from './transform'

/** Everything done to sanitized content, in this order. A new step is a file and a line. */
export const TRANSFORMS: readonly Transform[] = [anchors, links, images, players]
