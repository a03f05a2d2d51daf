import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { isAudience } from '@/rules/audience'
import { pageMetadata } from '@/site/metadata'
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

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await pageOf(props)
  return page ? pageMetadata(page) : { title: 'Page not found', robots: { index: false } }
}

/** Every published page and item of the site, by its address. */
export default async function Page(props: Props) {
  const page = await pageOf(props)
  if (!page) notFound()
  return <SitePage page={page} />
}
