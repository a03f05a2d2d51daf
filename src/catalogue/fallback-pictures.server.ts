import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import { CONTENT_TYPES, type PostType } from '@/model/content-types'
import type { Setting } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'

type Pictures = NonNullable<Setting['pictures']>

/** The ids of the pictures in the settings, by their use. */
async function picturesInSettings(audience: Audience): Promise<Record<keyof Pictures, number | null>> {
  const { pictures = {} } = await readAs(audience).global('settings')
  return {
    recipe: relationId(pictures.recipe),
    movement: relationId(pictures.movement),
    meditation: relationId(pictures.meditation),
    article: relationId(pictures.article),
    memberHero: relationId(pictures.memberHero),
    openGraph: relationId(pictures.openGraph),
  }
}

/**
 * The fallback pictures of items without a picture.
 * @returns gives the picture id for a type; null without one in the settings, or for a type without a fallback
 */
export async function fallbackPictures(audience: Audience): Promise<(postType: PostType) => number | null> {
  const pictures = await picturesInSettings(audience)
  return (postType) => {
    const kind = CONTENT_TYPES[postType].fallbackPicture
    return kind === null ? null : pictures[kind]
  }
}

/** The picture id of a hero for members without its own picture; null for visitors. */
export async function memberHeroPicture(audience: Audience): Promise<number | null> {
  return audience === 'visitor' ? null : memberHeroInSettings(audience)
}

/** The picture id of the settings for members' heroes, for any audience. */
export async function memberHeroInSettings(audience: Audience): Promise<number | null> {
  return (await picturesInSettings(audience)).memberHero
}

/** The Open Graph picture id of pages without a picture. */
export async function openGraphPicture(audience: Audience): Promise<number | null> {
  return (await picturesInSettings(audience)).openGraph
}
