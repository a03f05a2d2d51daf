import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { redirectMembersFromAdmin } from '@/platform/session/redirect-members.server'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: Props) {
  await redirectMembersFromAdmin()
  return generatePageMetadata({ config, params, searchParams })
}

export default async function AdminPage({ params, searchParams }: Props) {
  // The layout does the same, but pages render in parallel with their layout.
  await redirectMembersFromAdmin()
  return RootPage({ config, params, searchParams, importMap })
}
