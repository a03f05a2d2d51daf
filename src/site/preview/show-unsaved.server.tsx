'use server'

import 'server-only'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { FormValues } from '@/cms/client/unsaved.server'
import { isPostType } from '@/model/content-types'
import { limiter } from '@/platform/limits/limiter.server'
import { viewerOf } from '@/platform/session/viewer.server'
import { AUDIENCES } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { logEntry } from '@/rules/log-entry'
import { isPreviewedGlobal } from '@/rules/previewed-globals'
import { isStaffRole } from '@/rules/roles'
import { GlobalPreview } from './GlobalPreview'
import { PreviewedPage } from './PreviewedPage'
import { previewPage } from './read-preview.server'
import { SectionPreview } from './SectionPreview'

/** What the preview shows, or why it cannot show the form. */
export type Shown = { page: ReactNode } | { problem: string }

const limit = limiter('unsaved-preview', { points: LIMITS.unsavedPreviewsPerMinute, windowS: 60 })

const parameters = z.object({
  audience: z.enum(AUDIENCES),
  /** As in the address of the preview: "pages/12", "sections/3" or "globals/navigation". */
  of: z.string().max(100),
  form: z
    .string()
    .max(LIMITS.unsavedPreviewMaxChars)
    .transform((json, context): FormValues => {
      try {
        return z.record(z.string(), z.unknown()).parse(JSON.parse(json))
      } catch {
        context.addIssue({ code: 'custom', message: 'The form is not valid JSON.' })
        return z.NEVER
      }
    }),
})

/**
 * Renders a preview from the values of the admin's form, before they are saved: as the chosen audience, for the staff
 * member who sends them alone. Nothing is stored or cached. Next accepts a server action only from a page of its own
 * host, with at most 1 MB.
 * @param audience whose view
 * @param of what is previewed, as in its address: "pages/12", "sections/3" or "globals/navigation"
 * @param form the values as JSON
 */
export async function showUnsaved(audience: unknown, of: unknown, form: unknown): Promise<Shown> {
  const { account } = await viewerOf(await headers())
  if (!account || !isStaffRole(account.role)) return { problem: 'Sign in again to see your changes here.' }
  if ((await limit.consume(String(account.id))) !== null) {
    return { problem: 'Too many changes in a minute. The preview follows again soon.' }
  }
  const input = parameters.safeParse({ audience, of, form })
  if (!input.success) return { problem: 'This form is too large to be shown before it is saved.' }
  try {
    const page = await render(input.data)
    return page ? { page } : { problem: 'This does not exist any more.' }
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page keeps what it showed, so this is the only trace
    console.error(logEntry('preview of an unsaved form', error, new Date()))
    return { problem: 'This cannot be shown before it is saved.' }
  }
}

async function render({ audience, form, of }: z.infer<typeof parameters>): Promise<ReactNode> {
  const [kind = '', name = ''] = of.split('/')
  if (kind === 'globals') {
    return isPreviewedGlobal(name) ? <GlobalPreview audience={audience} slug={name} form={form} /> : null
  }
  if (!/^[1-9]\d{0,8}$/.test(name)) return null
  if (kind === 'sections') return SectionPreview({ audience, id: Number(name), form })
  if (!isPostType(kind)) return null
  const page = await previewPage({ audience, postType: kind, id: Number(name) }, form)
  return page && <PreviewedPage page={page} />
}
