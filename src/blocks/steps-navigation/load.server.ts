import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { type CardImage, listCards, type PostCard } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { rowByUri } from '@/catalogue/queries.server'
import { LIMITS } from '@/rules/limits'
import { neighborsOf } from './neighbors'

type Step = { title: string; url: string; subtitle: string | null; image: CardImage | null }
export type StepsNavigationData = { previous: Step | null; next: Step | null }

type TypedStep = BlockOf<'stepsNavigation'>['next']

/** Both steps: typed by an editor, or the pages before and after this one. */
export async function loadStepsNavigation(
  block: BlockOf<'stepsNavigation'>,
  { audience, path }: BlockContext,
): Promise<StepsNavigationData> {
  if (block.source === 'typed') {
    const [before = null, after = null] = await imagesOf(audience, [block.previous?.thumbnail, block.next?.thumbnail])
    return { previous: typedStep(block.previous, before), next: typedStep(block.next, after) }
  }
  const parentDocId = (await rowByUri(path))?.parentDocId
  if (!parentDocId) return { previous: null, next: null }
  const siblings = await listCards({ postTypes: ['pages'], first: LIMITS.postsPageSize, parentDocId }, audience)
  const { next, previous } = neighborsOf(siblings, path)
  return { previous: pageStep(previous), next: pageStep(next) }
}

function typedStep(step: TypedStep, image: CardImage | null): Step | null {
  return step?.url && step.title ? { title: step.title, url: step.url, subtitle: step.subtitle || null, image } : null
}

const pageStep = (card: PostCard | null): Step | null =>
  card?.uri ? { title: card.title, url: card.uri, subtitle: card.excerpt, image: card.image } : null
