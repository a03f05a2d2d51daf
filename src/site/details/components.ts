import type { ReactNode } from 'react'
import type { PostType } from '@/model/post-types'
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

type Details = { [T in PostType]: (props: DetailProps<T>) => ReactNode | Promise<ReactNode> }

/** The page component of every content type. A missing one is a type error. */
export const detailComponents: Details = {
  pages: PageDetail,
  recipes: RecipeDetail,
  movementGuides: MovementDetail,
  guidedMeditations: MeditationDetail,
  masterclasses: MasterclassDetail,
  podcasts: PodcastDetail,
  posts: ArticleDetail,
  testimonials: TestimonialDetail,
  faqs: ItemDetail,
  events: EventDetail,
  expertAdvices: ItemDetail,
  lifestyleGuides: GuideDetail,
  rebootReviveWeeks: WeekDetail,
  yaldaLovesProducts: ProductDetail,
  press: ItemDetail,
  partners: ItemDetail,
}
