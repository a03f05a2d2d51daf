import 'server-only'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesById } from '@/catalogue/images.server'
import type { Masterclass } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'
import { replayUrl } from '@/rules/replay-url'

/** A recording of a class, for members whose plan includes it. */
export type Replay = {
  title: string
  /** Of the class. */
  teacher: string | null
  length: string | null
  description: string | null
  image: CardImage | null
  /** The URL that the player plays. */
  url: string
}

/**
 * The replays of a class for an audience: the field is behind the class's plan, and absent without access. Replays
 * without a source are left out.
 */
export async function replaysOf(
  { replays, teacher }: Pick<Masterclass, 'replays' | 'teacher'>,
  audience: Audience,
): Promise<Replay[]> {
  const images = await imagesById(
    audience,
    (replays ?? []).map(({ resourceImage }) => relationId(resourceImage)),
  )
  return (replays ?? []).flatMap(
    ({ resourceDescription, resourceImage, resourceLength, resourceLink, resourceTitle }) => {
      const url = replayUrl(resourceLink)
      return url
        ? [
            {
              title: resourceTitle,
              teacher: teacher || null,
              length: resourceLength || null,
              description: resourceDescription || null,
              image: images.get(relationId(resourceImage) ?? -1) ?? null,
              url,
            },
          ]
        : []
    },
  )
}
