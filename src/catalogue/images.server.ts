import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import type { Audience } from '@/rules/audience'
import type { Image } from '@/ui/Picture'

const IMAGE_FIELDS = ['filename', 'url', 'alt', 'width', 'height', 'color', 'focalX', 'focalY'] as const

/**
 * Pictures by id, as cards and pages show them. Only these fields are read: a hundred complete documents take as long
 * as their cards.
 */
export async function imagesById(
  audience: Audience,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, Image>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))]
  const docs = await readAs(audience).some('media', wanted, IMAGE_FIELDS)
  return new Map(
    docs.flatMap(({ id, url, alt, ...doc }): [number, Image][] =>
      url
        ? [
            [
              id,
              {
                url,
                alt,
                width: doc.width ?? null,
                height: doc.height ?? null,
                color: doc.color ?? null,
                focalX: doc.focalX ?? null,
                focalY: doc.focalY ?? null,
              },
            ],
          ]
        : [],
    ),
  )
}
