import { AllFaqs } from './all-faqs/Component'
import { loadAllFaqs } from './all-faqs/load'
import { type BlockSlug, type RenderBlock, withData } from './block'
import { CardAccordion } from './card-accordion/Component'
import { loadCardAccordion } from './card-accordion/load'
import { Hero } from './hero/Component'
import { loadHero } from './hero/load'
import { JoinForm } from './join-form/Component'
import { Newsletter } from './newsletter/Component'
import { PostsGrid } from './posts-grid/Component'
import { loadPostsGrid } from './posts-grid/load'
import { RelatedFaqs } from './related-faqs/Component'
import { loadRelatedFaqs } from './related-faqs/load'
import { RichColumns } from './rich-columns/Component'
import { loadRichColumns } from './rich-columns/load'
import { RichContent } from './rich-content/Component'
import { loadRichContent } from './rich-content/load'
import { TestimonialsGrid } from './testimonials-grid/Component'
import { loadTestimonialsGrid } from './testimonials-grid/load'
import { renderVerticalAccordion } from './vertical-accordion/load'

/** How every block of fields.ts is rendered. A missing line does not compile. */
export const blockComponents: { [Slug in BlockSlug]: RenderBlock<Slug> } = {
  hero: withData(loadHero, Hero),
  postsGrid: withData(loadPostsGrid, PostsGrid),
  richColumns: withData(loadRichColumns, RichColumns),
  richContent: withData(loadRichContent, RichContent),
  verticalAccordion: renderVerticalAccordion,
  cardAccordion: withData(loadCardAccordion, CardAccordion),
  relatedFaqs: withData(loadRelatedFaqs, RelatedFaqs),
  allFaqs: withData(loadAllFaqs, AllFaqs),
  testimonialsGrid: withData(loadTestimonialsGrid, TestimonialsGrid),
  newsletter: withData(async () => undefined, Newsletter),
  joinForm: withData(async () => undefined, JoinForm),
}
