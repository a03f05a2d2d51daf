import 'server-only'
import { readAs } from '@/cms/client/local-api'
import type { PostType } from '@/model/post-types'
import type { Setting } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { relationId } from '@/rules/relation-id'

type Pictures = NonNullable<Setting['pictures']>

/** No fallback: a person's photo and a partner's logo cannot be replaced. */
const NONE = null

const PICTURE_BY_TYPE = {
  pages: 'article',
  recipes: 'recipe',
  movementGuides: 'movement',
  guidedMeditations: 'meditation',
  masterclasses: 'movement',
  podcasts: 'meditation',
  posts: 'article',
  testimonials: NONE,
  faqs: NONE,
  events: 'article',
  expertAdvices: 'article',
  lifestyleGuides: 'article',
  rebootReviveWeeks: 'article',
  yaldaLovesProducts: 'article',
  press: 'article',
  partners: NONE,
} as const satisfies Record<PostType, keyof Pictures | null>

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
    const kind = PICTURE_BY_TYPE[postType]
    return kind === NONE ? null : pictures[kind]
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
