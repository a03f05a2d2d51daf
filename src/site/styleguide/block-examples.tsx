import { AllFaqs } from '@/blocks/all-faqs/Component'
import { allFaqsExamples } from '@/blocks/all-faqs/examples'
import { App } from '@/blocks/app/Component'
import { appExamples } from '@/blocks/app/examples'
import { BackgroundCta } from '@/blocks/background-cta/Component'
import { backgroundCtaExamples } from '@/blocks/background-cta/examples'
import type { BlockSlug } from '@/blocks/block'
import { CardAccordion } from '@/blocks/card-accordion/Component'
import { cardAccordionExamples } from '@/blocks/card-accordion/examples'
import { CategoryGrid } from '@/blocks/category-grid/Component'
import { categoryGridExamples } from '@/blocks/category-grid/examples'
import { ContinueWatching } from '@/blocks/continue-watching/Component'
import { continueWatchingExamples } from '@/blocks/continue-watching/examples'
import { Counters } from '@/blocks/counters/Component'
import { countersExamples } from '@/blocks/counters/examples'
import { CoversGrid } from '@/blocks/covers-grid/Component'
import { coversGridExamples } from '@/blocks/covers-grid/examples'
import { EmptySidebar } from '@/blocks/empty-sidebar/Component'
import { emptySidebarExamples } from '@/blocks/empty-sidebar/examples'
import { FeaturedPosts } from '@/blocks/featured-posts/Component'
import { featuredPostsExamples } from '@/blocks/featured-posts/examples'
import { FoodLists } from '@/blocks/food-lists/Component'
import { foodListsExamples } from '@/blocks/food-lists/examples'
import { FormSection } from '@/blocks/form/Component'
import { formExamples } from '@/blocks/form/examples'
import { ForumItems } from '@/blocks/forum-items/Component'
import { forumItemsExamples } from '@/blocks/forum-items/examples'
import { Hero } from '@/blocks/hero/Component'
import { heroExamples } from '@/blocks/hero/examples'
import { HeroGrid } from '@/blocks/hero-grid/Component'
import { heroGridExamples } from '@/blocks/hero-grid/examples'
import { ImageColumns } from '@/blocks/image-columns/Component'
import { imageColumnsExamples } from '@/blocks/image-columns/examples'
import { JoinForm } from '@/blocks/join-form/Component'
import { joinFormExamples } from '@/blocks/join-form/examples'
import { KeepGoingMovements } from '@/blocks/keep-going-movements/Component'
import { keepGoingMovementsExamples } from '@/blocks/keep-going-movements/examples'
import { KeepGoingRecipes } from '@/blocks/keep-going-recipes/Component'
import { keepGoingRecipesExamples } from '@/blocks/keep-going-recipes/examples'
import { KeepGoingTitle } from '@/blocks/keep-going-title/Component'
import { keepGoingTitleExamples } from '@/blocks/keep-going-title/examples'
import { MasterclassLive } from '@/blocks/masterclass-live/Component'
import { masterclassLiveExamples } from '@/blocks/masterclass-live/examples'
import { MediaPartners } from '@/blocks/media-partners/Component'
import { mediaPartnersExamples } from '@/blocks/media-partners/examples'
import { MemberFavorites } from '@/blocks/member-favorites/Component'
import { memberFavoritesExamples } from '@/blocks/member-favorites/examples'
import { MemberToday } from '@/blocks/member-today/Component'
import { memberTodayExamples } from '@/blocks/member-today/examples'
import { MembershipCompare } from '@/blocks/membership-compare/Component'
import { membershipCompareExamples } from '@/blocks/membership-compare/examples'
import { MembershipPlans } from '@/blocks/membership-plans/Component'
import { membershipPlansExamples } from '@/blocks/membership-plans/examples'
import { Milestones } from '@/blocks/milestones/Component'
import { milestonesExamples } from '@/blocks/milestones/examples'
import { NavigationPills } from '@/blocks/navigation-pills/Component'
import { navigationPillsExamples } from '@/blocks/navigation-pills/examples'
import { Newsletter } from '@/blocks/newsletter/Component'
import { newsletterExamples } from '@/blocks/newsletter/examples'
import { PostCarousel } from '@/blocks/post-carousel/Component'
import { postCarouselExamples } from '@/blocks/post-carousel/examples'
import { PostsGrid } from '@/blocks/posts-grid/Component'
import { postsGridExamples } from '@/blocks/posts-grid/examples'
import { ProgrammeToday } from '@/blocks/programme-today/Component'
import { programmeTodayExamples } from '@/blocks/programme-today/examples'
import { RelatedFaqs } from '@/blocks/related-faqs/Component'
import { relatedFaqsExamples } from '@/blocks/related-faqs/examples'
import { RelatedPosts } from '@/blocks/related-posts/Component'
import { relatedPostsExamples } from '@/blocks/related-posts/examples'
import { RelatedPress } from '@/blocks/related-press/Component'
import { relatedPressExamples } from '@/blocks/related-press/examples'
import { ResourcesGrid } from '@/blocks/resources-grid/Component'
import { resourcesGridExamples } from '@/blocks/resources-grid/examples'
import { RichColumns } from '@/blocks/rich-columns/Component'
import { richColumnsExamples } from '@/blocks/rich-columns/examples'
import { RichContent } from '@/blocks/rich-content/Component'
import { richContentExamples } from '@/blocks/rich-content/examples'
import { StepsNavigation } from '@/blocks/steps-navigation/Component'
import { stepsNavigationExamples } from '@/blocks/steps-navigation/examples'
import { TestimonialsGrid } from '@/blocks/testimonials-grid/Component'
import { testimonialsGridExamples } from '@/blocks/testimonials-grid/examples'
import { TestimonialsSection } from '@/blocks/testimonials-section/Component'
import { testimonialsSectionExamples } from '@/blocks/testimonials-section/examples'
import { TextImageVideo } from '@/blocks/text-image-video/Component'
import { textImageVideoExamples } from '@/blocks/text-image-video/examples'
import { ThreeCards } from '@/blocks/three-cards/Component'
import { threeCardsExamples } from '@/blocks/three-cards/examples'
import { VerticalAccordion } from '@/blocks/vertical-accordion/Component'
import { verticalAccordionExamples } from '@/blocks/vertical-accordion/examples'
import { VideoList } from '@/blocks/video-list/Component'
import { videoListExamples } from '@/blocks/video-list/examples'
import { VideoWall } from '@/blocks/video-wall/Component'
import { videoWallExamples } from '@/blocks/video-wall/examples'
import { WeeklySchedule } from '@/blocks/weekly-schedule/Component'
import { weeklyScheduleExamples } from '@/blocks/weekly-schedule/examples'
import { type RenderedExamples, renderExamples } from './render-examples'

/** The examples of every block in blocks/fields.ts. A missing one is a type error. */
export const blockExamples: { [Slug in BlockSlug]: RenderedExamples } = {
  hero: renderExamples(Hero, heroExamples),
  heroGrid: renderExamples(HeroGrid, heroGridExamples),
  threeCards: renderExamples(ThreeCards, threeCardsExamples),
  featuredPosts: renderExamples(FeaturedPosts, featuredPostsExamples),
  postsGrid: renderExamples(PostsGrid, postsGridExamples),
  postCarousel: renderExamples(PostCarousel, postCarouselExamples),
  relatedPosts: renderExamples(RelatedPosts, relatedPostsExamples),
  videoGrid: renderExamples(VideoList, videoListExamples),
  videosGrid: renderExamples(VideoWall, videoWallExamples),
  memberFavorites: renderExamples(MemberFavorites, memberFavoritesExamples),
  weeklySchedule: renderExamples(WeeklySchedule, weeklyScheduleExamples),
  foodLists: renderExamples(FoodLists, foodListsExamples),
  memberToday: renderExamples(MemberToday, memberTodayExamples),
  programmeToday: renderExamples(ProgrammeToday, programmeTodayExamples),
  milestones: renderExamples(Milestones, milestonesExamples),
  continueWatching: renderExamples(ContinueWatching, continueWatchingExamples),
  richColumns: renderExamples(RichColumns, richColumnsExamples),
  richContent: renderExamples(RichContent, richContentExamples),
  verticalAccordion: renderExamples(VerticalAccordion, verticalAccordionExamples),
  cardAccordion: renderExamples(CardAccordion, cardAccordionExamples),
  relatedFaqs: renderExamples(RelatedFaqs, relatedFaqsExamples),
  allFaqs: renderExamples(AllFaqs, allFaqsExamples),
  testimonialsGrid: renderExamples(TestimonialsGrid, testimonialsGridExamples),
  testimonialsSection: renderExamples(TestimonialsSection, testimonialsSectionExamples),
  relatedPress: renderExamples(RelatedPress, relatedPressExamples),
  mediaPartners: renderExamples(MediaPartners, mediaPartnersExamples),
  forumItems: renderExamples(ForumItems, forumItemsExamples),
  counters: renderExamples(Counters, countersExamples),
  masterclassLive: renderExamples(MasterclassLive, masterclassLiveExamples),
  membershipPlans: renderExamples(MembershipPlans, membershipPlansExamples),
  membershipCompare: renderExamples(MembershipCompare, membershipCompareExamples),
  backgroundCta: renderExamples(BackgroundCta, backgroundCtaExamples),
  newsletter: renderExamples(Newsletter, newsletterExamples),
  joinForm: renderExamples(JoinForm, joinFormExamples),
  form: renderExamples(FormSection, formExamples),
  stepsNavigation: renderExamples(StepsNavigation, stepsNavigationExamples),
  resourcesGrid: renderExamples(ResourcesGrid, resourcesGridExamples),
  keepGoingTitle: renderExamples(KeepGoingTitle, keepGoingTitleExamples),
  keepGoingRecipes: renderExamples(KeepGoingRecipes, keepGoingRecipesExamples),
  keepGoingMovements: renderExamples(KeepGoingMovements, keepGoingMovementsExamples),
  navigationPills: renderExamples(NavigationPills, navigationPillsExamples),
  coversGrid: renderExamples(CoversGrid, coversGridExamples),
  imageColumns: renderExamples(ImageColumns, imageColumnsExamples),
  textImageVideo: renderExamples(TextImageVideo, textImageVideoExamples),
  app: renderExamples(App, appExamples),
  categoryGrid: renderExamples(CategoryGrid, categoryGridExamples),
  emptySidebarNavigation: renderExamples(EmptySidebar, emptySidebarExamples),
}
