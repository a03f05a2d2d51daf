import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { isAudience } from '@/rules/audience'
import { pageMetadata } from '@/site/metadata'
import { NotFoundPage } from '@/site/NotFoundPage'
import { readPage } from '@/site/read-page'
import { SitePage } from '@/site/SitePage'

type Props = { params: Promise<{ audience: string; path?: string[] }> }

// Each variant is rendered once, when it is first asked for, and kept until something it
// was made from changes. DESIGN 4.3.
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []

const read = cache(async (audience: string, path: string) =>
  isAudience(audience) ? readPage(audience, path ? path.split('/') : []) : null,
)

async function pageOf({ params }: Props) {
  const { audience, path = [] } = await params
  return read(audience, path.join('/'))
}

/** Where the server sends every address that does not exist; it sets the status itself. */
const isMissing = async ({ params }: Props) => (await params).path?.[0] === '~missing'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await pageOf(props)
  return page ? pageMetadata(page) : { title: 'Page not found', robots: { index: false } }
}

/** Every published page and item of the site, by its address. */
export default async function Page(props: Props) {
  // Not by notFound(): for a kept page that sends an empty document, filled only by scripts.
  if (await isMissing(props)) return <NotFoundPage />
  const page = await pageOf(props)
  if (!page) notFound()
  return <SitePage page={page} />
}
