import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { sendMembersAway } from '@/features/session/staff-only'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: Props) {
  await sendMembersAway()
  return generatePageMetadata({ config, params, searchParams })
}

export default async function AdminPage({ params, searchParams }: Props) {
  // Here too: a page is rendered beside its layout.
  await sendMembersAway()
  return RootPage({ config, params, searchParams, importMap })
}
