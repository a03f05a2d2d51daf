import type { ReactNode } from 'react'
import type { PostType } from '@/catalogue/post-types'
import { ArticleDetail } from './ArticleDetail'
import { ItemDetail } from './ItemDetail'
import { MeditationDetail } from './MeditationDetail'
import { MovementDetail } from './MovementDetail'
import { PageDetail } from './PageDetail'
import type { DetailProps } from './props'
import { RecipeDetail } from './recipes/RecipeDetail'
import { TestimonialDetail } from './TestimonialDetail'

type Details = { [T in PostType]: (props: DetailProps<T>) => ReactNode | Promise<ReactNode> }

/** The page of every content type. A missing line does not compile. */
export const detailComponents: Details = {
  pages: PageDetail,
  recipes: RecipeDetail,
  movementGuides: MovementDetail,
  guidedMeditations: MeditationDetail,
  masterclasses: ItemDetail,
  podcasts: ItemDetail,
  posts: ArticleDetail,
  testimonials: TestimonialDetail,
  faqs: ItemDetail,
  events: ItemDetail,
  expertAdvices: ItemDetail,
  lifestyleGuides: ItemDetail,
  rebootReviveWeeks: ItemDetail,
  yaldaLovesProducts: ItemDetail,
  press: ItemDetail,
  partners: ItemDetail,
}
