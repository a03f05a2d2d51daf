import { loadPostList } from '@/features/post-list/load-post-list.server'
import { AllFaqs } from './all-faqs/Component'
import { loadAllFaqs } from './all-faqs/load.server'
import { App } from './app/Component'
import { loadApp } from './app/load.server'
import { BackgroundCta } from './background-cta/Component'
import { loadBackgroundCta } from './background-cta/load.server'
import { type BlockSlug, type RenderBlock, withData, withoutData } from './block'
import { CardAccordion } from './card-accordion/Component'
import { loadCardAccordion } from './card-accordion/load.server'
import { CategoryGrid } from './category-grid/Component'
import { loadCategoryGrid } from './category-grid/load.server'
import { ContinueWatching } from './continue-watching/Component'
import { Counters } from './counters/Component'
import { loadCounters } from './counters/load.server'
import { CoversGrid } from './covers-grid/Component'
import { loadCoversGrid } from './covers-grid/load.server'
import { EmptySidebar } from './empty-sidebar/Component'
import { loadEmptySidebar } from './empty-sidebar/load.server'
import { FeaturedPosts } from './featured-posts/Component'
import { loadFeaturedPosts } from './featured-posts/load.server'
import { FoodLists } from './food-lists/Component'
import { loadFoodLists } from './food-lists/load.server'
import { FormSection } from './form/Component'
import { loadForm } from './form/load.server'
import { ForumItems } from './forum-items/Component'
import { loadForumItems } from './forum-items/load.server'
import { Hero } from './hero/Component'
import { loadHero } from './hero/load.server'
import { HeroGrid } from './hero-grid/Component'
import { loadHeroGrid } from './hero-grid/load.server'
import { ImageColumns } from './image-columns/Component'
import { loadImageColumns } from './image-columns/load.server'
import { JoinForm } from './join-form/Component'
import { KeepGoingMovements } from './keep-going-movements/Component'
import { loadKeepGoingMovements } from './keep-going-movements/load.server'
import { KeepGoingRecipes } from './keep-going-recipes/Component'
import { loadKeepGoingRecipes } from './keep-going-recipes/load.server'
import { KeepGoingTitle } from './keep-going-title/Component'
import { MasterclassLive } from './masterclass-live/Component'
import { loadMasterclassLive } from './masterclass-live/load.server'
import { MediaPartners } from './media-partners/Component'
import { loadMediaPartners } from './media-partners/load.server'
import { MemberFavorites } from './member-favorites/Component'
import { loadMemberFavorites } from './member-favorites/load.server'
import { MemberToday } from './member-today/Component'
import { loadMemberToday } from './member-today/load.server'
import { MembershipCompare } from './membership-compare/Component'
import { loadMembershipCompare } from './membership-compare/load.server'
import { MembershipPlans } from './membership-plans/Component'
import { loadMembershipPlans } from './membership-plans/load.server'
import { Milestones } from './milestones/Component'
import { NavigationPills } from './navigation-pills/Component'
import { Newsletter } from './newsletter/Component'
import { PostCarousel } from './post-carousel/Component'
import { PostsGrid } from './posts-grid/Component'
import { loadPostsGrid } from './posts-grid/load.server'
import { ProgrammeToday } from './programme-today/Component'
import { loadProgrammeToday } from './programme-today/load.server'
import { RelatedFaqs } from './related-faqs/Component'
import { loadRelatedFaqs } from './related-faqs/load.server'
import { RelatedPosts } from './related-posts/Component'
import { RelatedPress } from './related-press/Component'
import { loadRelatedPress } from './related-press/load.server'
import { ResourcesGrid } from './resources-grid/Component'
import { loadResourcesGrid } from './resources-grid/load.server'
import { RichColumns } from './rich-columns/Component'
import { loadRichColumns } from './rich-columns/load.server'
import { RichContent } from './rich-content/Component'
import { loadRichContent } from './rich-content/load.server'
import { StepsNavigation } from './steps-navigation/Component'
import { loadStepsNavigation } from './steps-navigation/load.server'
import { TestimonialsGrid } from './testimonials-grid/Component'
import { loadTestimonialsGrid } from './testimonials-grid/load.server'
import { TestimonialsSection } from './testimonials-section/Component'
import { loadTestimonialsSection } from './testimonials-section/load.server'
import { TextImageVideo } from './text-image-video/Component'
import { loadTextImageVideo } from './text-image-video/load.server'
import { ThreeCards } from './three-cards/Component'
import { loadThreeCards } from './three-cards/load.server'
import { VerticalAccordion } from './vertical-accordion/Component'
import { loadVerticalAccordion } from './vertical-accordion/load.server'
import { VideoList } from './video-list/Component'
import { loadVideoList } from './video-list/load.server'
import { VideoWall } from './video-wall/Component'
import { loadVideoWall } from './video-wall/load.server'
import { WeeklySchedule } from './weekly-schedule/Component'
import { loadWeeklySchedule } from './weekly-schedule/load.server'

/** How each block of fields.ts is loaded and rendered. A missing line does not compile. */
export const blockComponents: { [Slug in BlockSlug]: RenderBlock<Slug> } = {
  hero: withData(loadHero, Hero),
  heroGrid: withData(loadHeroGrid, HeroGrid),
  threeCards: withData(loadThreeCards, ThreeCards),
  featuredPosts: withData(loadFeaturedPosts, FeaturedPosts),
  postsGrid: withData(loadPostsGrid, PostsGrid),
  postCarousel: withData(loadPostList, PostCarousel),
  relatedPosts: withData(loadPostList, RelatedPosts),
  videoGrid: withData(loadVideoList, VideoList),
  videosGrid: withData(loadVideoWall, VideoWall),
  memberFavorites: withData(loadMemberFavorites, MemberFavorites),
  weeklySchedule: withData(loadWeeklySchedule, WeeklySchedule),
  foodLists: withData(loadFoodLists, FoodLists),
  memberToday: withData(loadMemberToday, MemberToday),
  programmeToday: withData(loadProgrammeToday, ProgrammeToday),
  milestones: withoutData(Milestones),
  continueWatching: withoutData(ContinueWatching),
  richColumns: withData(loadRichColumns, RichColumns),
  richContent: withData(loadRichContent, RichContent),
  verticalAccordion: withData(loadVerticalAccordion, VerticalAccordion),
  cardAccordion: withData(loadCardAccordion, CardAccordion),
  relatedFaqs: withData(loadRelatedFaqs, RelatedFaqs),
  allFaqs: withData(loadAllFaqs, AllFaqs),
  testimonialsGrid: withData(loadTestimonialsGrid, TestimonialsGrid),
  testimonialsSection: withData(loadTestimonialsSection, TestimonialsSection),
  relatedPress: withData(loadRelatedPress, RelatedPress),
  mediaPartners: withData(loadMediaPartners, MediaPartners),
  forumItems: withData(loadForumItems, ForumItems),
  counters: withData(loadCounters, Counters),
  masterclassLive: withData(loadMasterclassLive, MasterclassLive),
  membershipPlans: withData(loadMembershipPlans, MembershipPlans),
  membershipCompare: withData(loadMembershipCompare, MembershipCompare),
  backgroundCta: withData(loadBackgroundCta, BackgroundCta),
  newsletter: withoutData(Newsletter),
  joinForm: withoutData(JoinForm),
  form: withData(loadForm, FormSection),
  stepsNavigation: withData(loadStepsNavigation, StepsNavigation),
  resourcesGrid: withData(loadResourcesGrid, ResourcesGrid),
  keepGoingTitle: withoutData(KeepGoingTitle),
  keepGoingRecipes: withData(loadKeepGoingRecipes, KeepGoingRecipes),
  keepGoingMovements: withData(loadKeepGoingMovements, KeepGoingMovements),
  navigationPills: withoutData(NavigationPills),
  coversGrid: withData(loadCoversGrid, CoversGrid),
  imageColumns: withData(loadImageColumns, ImageColumns),
  textImageVideo: withData(loadTextImageVideo, TextImageVideo),
  app: withData(loadApp, App),
  categoryGrid: withData(loadCategoryGrid, CategoryGrid),
  emptySidebarNavigation: withData(loadEmptySidebar, EmptySidebar),
}
