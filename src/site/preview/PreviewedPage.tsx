import type { SitePage as Page } from '@/site/read-page.server'
import { SitePage } from '@/site/SitePage'
import { PreviewBlock } from './PreviewBlock.client'

/** The page of a draft, with blocks that the admin's form can point at. */
export const PreviewedPage = ({ page }: { page: Page }) => (
  <SitePage page={{ ...page, preview: { Block: PreviewBlock } }} />
)
