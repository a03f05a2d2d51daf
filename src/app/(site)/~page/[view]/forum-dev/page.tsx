import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CommunityView } from '@/site/community/CommunityView'
import { readCommunity } from '@/site/community/read-community.server'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = {
  title: 'Community',
  alternates: { canonical: '/community/' },
  robots: { index: false },
}

type Props = { params: Promise<{ view: string }> }

/** The community at its address for members; visitors are redirected to sign in. */
export default async function ForumDevPage({ params }: Props) {
  const found = await readCommunity((await params).view, 'latest/1')
  if (!found) notFound()
  return <CommunityView read={found} />
}
