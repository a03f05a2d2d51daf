import config from '@payload-config'
import '@payloadcms/next/css'
import './admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import localFont from 'next/font/local'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { schedulePublish } from '@/cms/scheduled/schedule.server'
import { redirectMembersFromAdmin } from '@/platform/session/redirect-members.server'
import { importMap } from './admin/importMap.js'

const fraunces = localFont({
  src: '../(site)/fonts/fraunces-soft.woff2',
  weight: '300 600',
  variable: '--font-fraunces',
})
const figtree = localFont({ src: '../(site)/fonts/figtree.woff2', weight: '400 700', variable: '--font-figtree' })

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'schedule-publish': schedulePublish },
  })
}

/** Payload's admin, in the site's fonts and colors. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await redirectMembersFromAdmin()
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: `${fraunces.variable} ${figtree.variable}` }}
    >
      {children}
    </RootLayout>
  )
}
