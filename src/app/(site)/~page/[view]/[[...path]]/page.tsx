import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { pageViewOf } from '@/rules/page-view'
import { pageMetadata } from '@/site/metadata.server'
import { NotFoundPage } from '@/site/NotFoundPage'
import { readPage } from '@/site/read-page.server'
import { SitePage } from '@/site/SitePage'

type Props = { params: Promise<{ view: string; path?: string[] }> }

// Each page is rendered once per view, on its first request, and cached until one of its tags expires.
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []

const read = cache(async (segment: string, path: string) => {
  const view = pageViewOf(segment)
  return view && readPage(view, path ? path.split('/') : [])
})

async function pageOf({ params }: Props) {
  const { view, path = [] } = await params
  return read(view, path.join('/'))
}

/** Whether this is the path that the server renders for every missing page; the server sets the status. */
const isMissing = async ({ params }: Props) => (await params).path?.[0] === '~missing'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await pageOf(props)
  return page ? pageMetadata(page) : { title: 'Page not found', robots: { index: false } }
}

/** Every published page and item of the site, by its path. */
export default async function Page(props: Props) {
  // In a static page, notFound() would send an empty document that only JavaScript fills.
  if (await isMissing(props)) return <NotFoundPage />
  const page = await pageOf(props)
  if (!page) notFound()
  return <SitePage page={page} />
}
