import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CommunityView } from '@/site/community/CommunityView'
import { communityMetadata } from '@/site/community/community-metadata.server'
import { readCommunity } from '@/site/community/read-community.server'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []

type Props = { params: Promise<{ view: string; path: string[] }> }

async function read({ params }: Props) {
  const { path, view } = await params
  return readCommunity(view, path.join('/'))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  return found ? communityMetadata(found) : { title: 'Page not found', robots: { index: false } }
}

/** The lists and topics of the community: /community/?sort=top, /community/kitchen/olives/?page=2. */
export default async function CommunityRoute(props: Props) {
  const found = await read(props)
  if (!found) notFound()
  return <CommunityView read={found} />
}
