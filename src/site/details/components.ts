import type { ReactNode } from 'react'
import type { PostType } from '@/model/content-types'
import { AdviceDetail } from './AdviceDetail'
import { ArticleDetail } from './ArticleDetail'
import { EventDetail } from './events/EventDetail'
import { GuideDetail } from './GuideDetail'
import { ItemDetail } from './ItemDetail'
import { MasterclassDetail } from './MasterclassDetail'
import { MeditationDetail } from './MeditationDetail'
import { MovementDetail } from './MovementDetail'
import { PageDetail } from './PageDetail'
import { PodcastDetail } from './PodcastDetail'
import { ProductDetail } from './ProductDetail'
import type { DetailProps } from './props'
import { RecipeDetail } from './recipes/RecipeDetail'
import { TestimonialDetail } from './TestimonialDetail'
import { WeekDetail } from './weeks/WeekDetail'

type Detail<Type extends PostType> = (props: DetailProps<Type>) => ReactNode | Promise<ReactNode>

/** The pages of types that show more than {@link ItemDetail}. */
const DETAILS: { readonly [Type in PostType]?: Detail<Type> } = {
  pages: PageDetail,
  recipes: RecipeDetail,
  movementGuides: MovementDetail,
  guidedMeditations: MeditationDetail,
  masterclasses: MasterclassDetail,
  podcasts: PodcastDetail,
  posts: ArticleDetail,
  expertAdvices: AdviceDetail,
  testimonials: TestimonialDetail,
  events: EventDetail,
  lifestyleGuides: GuideDetail,
  rebootReviveWeeks: WeekDetail,
  yaldaLovesProducts: ProductDetail,
}

/** The page component of a type: its own, or that of an item with a picture and a text. */
export function detailOf(postType: PostType): Detail<PostType> {
  // The map's type matches types and components, but TypeScript cannot relate the two lookups.
  return (DETAILS[postType] as Detail<PostType> | undefined) ?? ItemDetail
}
