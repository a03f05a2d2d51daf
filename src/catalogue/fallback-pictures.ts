import 'server-only'
import { readAs } from '@/cms/client'
import type { Setting } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import type { PostType } from './post-types'

type Pictures = NonNullable<Setting['pictures']>

/** Whose place stays empty: a person's face and a partner's logo cannot be stood in for. */
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

const idOf = (picture: Pictures[keyof Pictures]): number | null =>
  typeof picture === 'object' ? (picture?.id ?? null) : (picture ?? null)

/** The ids of the pictures in the settings, by their use. */
async function picturesInSettings(audience: Audience): Promise<Record<keyof Pictures, number | null>> {
  const { pictures = {} } = await readAs(audience).global('settings')
  return {
    recipe: idOf(pictures.recipe),
    movement: idOf(pictures.movement),
    meditation: idOf(pictures.meditation),
    article: idOf(pictures.article),
    memberHero: idOf(pictures.memberHero),
    openGraph: idOf(pictures.openGraph),
  }
}

/**
 * Which picture stands for an item that has none. SPEC 3 (fallback image if missing).
 * @returns from a type to the id of a picture; null where nothing was chosen or nothing fits
 */
export async function fallbackPictures(audience: Audience): Promise<(postType: PostType) => number | null> {
  const pictures = await picturesInSettings(audience)
  return (postType) => {
    const kind = PICTURE_BY_TYPE[postType]
    return kind === NONE ? null : pictures[kind]
  }
}

/** The picture of a banner that greets members and has none of its own; null for visitors. SPEC 2.3 (fallback member hero image). */
export async function memberHeroPicture(audience: Audience): Promise<number | null> {
  return audience === 'visitor' ? null : memberHeroInSettings(audience)
}

/** The same, whoever looks. SPEC 2.3 (hero with grid). */
export async function memberHeroInSettings(audience: Audience): Promise<number | null> {
  return (await picturesInSettings(audience)).memberHero
}

/** What a shared link shows where the page has no picture. */
export async function openGraphPicture(audience: Audience): Promise<number | null> {
  return (await picturesInSettings(audience)).openGraph
}
