import type { TextParts } from '@/content/text-parts'
import type { Audience } from '@/rules/audience'
import { TextCards } from './TextCards'
import { TextVideo } from './TextVideo.client'

/** How the cards and videos of a text are shown to an audience. */
export function textParts(audience: Audience): TextParts {
  return {
    cards: (paths) => <TextCards paths={paths} audience={audience} />,
    video: (video) => <TextVideo {...video} />,
  }
}
