import config from '@payload-config'
import '@payloadcms/next/css'
import './admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { schedulePublish } from '@/cms/scheduled/schedule.server'
import { redirectMembersFromAdmin } from '@/platform/session/redirect-members.server'
import { FONT_CLASSES } from '@/ui/fonts/fonts'
import { importMap } from './admin/importMap.js'

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
      htmlProps={{ className: FONT_CLASSES }}
    >
      {children}
    </RootLayout>
  )
}
