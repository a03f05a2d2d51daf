import type { Block } from 'payload'
import { withCommonFields, withVisibilityFields } from '@/cms/fields/common-block-fields'
import { allFaqsBlock } from './all-faqs/fields'
import { appBlock } from './app/fields'
import { backgroundCtaBlock } from './background-cta/fields'
import { cardAccordionBlock } from './card-accordion/fields'
import { categoryGridBlock } from './category-grid/fields'
import { continueWatchingBlock } from './continue-watching/fields'
import { countersBlock } from './counters/fields'
import { coversGridBlock } from './covers-grid/fields'
import { emptySidebarBlock } from './empty-sidebar/fields'
import { featuredPostsBlock } from './featured-posts/fields'
import { foodListsBlock } from './food-lists/fields'
import { formBlock } from './form/fields'
import { forumItemsBlock } from './forum-items/fields'
import { heroBlock } from './hero/fields'
import { heroGridBlock } from './hero-grid/fields'
import { imageColumnsBlock } from './image-columns/fields'
import { joinFormBlock } from './join-form/fields'
import { keepGoingMovementsBlock } from './keep-going-movements/fields'
import { keepGoingRecipesBlock } from './keep-going-recipes/fields'
import { keepGoingTitleBlock } from './keep-going-title/fields'
import { masterclassLiveBlock } from './masterclass-live/fields'
import { mediaPartnersBlock } from './media-partners/fields'
import { memberFavoritesBlock } from './member-favorites/fields'
import { memberTodayBlock } from './member-today/fields'
import { membershipCompareBlock } from './membership-compare/fields'
import { membershipPlansBlock } from './membership-plans/fields'
import { milestonesBlock } from './milestones/fields'
import { navigationPillsBlock } from './navigation-pills/fields'
import { newsletterBlock } from './newsletter/fields'
import { inPicker } from './picker'
import { postCarouselBlock } from './post-carousel/fields'
import { postsGridBlock } from './posts-grid/fields'
import { programmeTodayBlock } from './programme-today/fields'
import { relatedFaqsBlock } from './related-faqs/fields'
import { relatedPostsBlock } from './related-posts/fields'
import { relatedPressBlock } from './related-press/fields'
import { resourcesGridBlock } from './resources-grid/fields'
import { richColumnsBlock } from './rich-columns/fields'
import { richContentBlock } from './rich-content/fields'
import { sectionBlock } from './section/fields'
import { stepsNavigationBlock } from './steps-navigation/fields'
import { testimonialsGridBlock } from './testimonials-grid/fields'
import { testimonialsSectionBlock } from './testimonials-section/fields'
import { textImageVideoBlock } from './text-image-video/fields'
import { threeCardsBlock } from './three-cards/fields'
import { verticalAccordionBlock } from './vertical-accordion/fields'
import { videoListBlock } from './video-list/fields'
import { videoWallBlock } from './video-wall/fields'
import { weeklyScheduleBlock } from './weekly-schedule/fields'

/** Every layout block that shows something, with the fields of all. Its component is in components.ts, under the same slug. */
export const allBlocks = [
  heroBlock,
  heroGridBlock,
  threeCardsBlock,
  featuredPostsBlock,
  richColumnsBlock,
  richContentBlock,
  postsGridBlock,
  postCarouselBlock,
  relatedPostsBlock,
  videoListBlock,
  videoWallBlock,
  memberFavoritesBlock,
  weeklyScheduleBlock,
  foodListsBlock,
  memberTodayBlock,
  programmeTodayBlock,
  milestonesBlock,
  forumItemsBlock,
  continueWatchingBlock,
  verticalAccordionBlock,
  cardAccordionBlock,
  relatedFaqsBlock,
  allFaqsBlock,
  testimonialsGridBlock,
  testimonialsSectionBlock,
  relatedPressBlock,
  mediaPartnersBlock,
  countersBlock,
  masterclassLiveBlock,
  membershipPlansBlock,
  membershipCompareBlock,
  backgroundCtaBlock,
  newsletterBlock,
  joinFormBlock,
  formBlock,
  stepsNavigationBlock,
  resourcesGridBlock,
  keepGoingTitleBlock,
  keepGoingRecipesBlock,
  keepGoingMovementsBlock,
  navigationPillsBlock,
  coversGridBlock,
  imageColumnsBlock,
  textImageVideoBlock,
  appBlock,
  categoryGridBlock,
  emptySidebarBlock,
].map((block: Block) => inPicker(withCommonFields(block)))

/** The blocks of a page: also one that stands for a section, whose own blocks are {@link allBlocks}. */
export const pageBlocks: Block[] = [...allBlocks, inPicker(withVisibilityFields(sectionBlock))]

/** What editors call each block of a page, by its slug. */
export const blockLabels = Object.fromEntries(pageBlocks.map(({ labels, slug }) => [slug, labels?.singular ?? slug]))
