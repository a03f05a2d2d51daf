import { type BlockSlug, type RenderBlock, withData } from './block'
import { Hero } from './hero/Component'
import { loadHero } from './hero/load'
import { PostsGrid } from './posts-grid/Component'
import { loadPostsGrid } from './posts-grid/load'
import { RichColumns } from './rich-columns/Component'
import { loadRichColumns } from './rich-columns/load'

/** How every block of fields.ts is rendered. A missing line does not compile. */
export const blockComponents: { [Slug in BlockSlug]: RenderBlock<Slug> } = {
  hero: withData(loadHero, Hero),
  postsGrid: withData(loadPostsGrid, PostsGrid),
  richColumns: withData(loadRichColumns, RichColumns),
}
