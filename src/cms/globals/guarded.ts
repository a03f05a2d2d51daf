import type { GlobalConfig } from 'payload'
import { isPreviewedGlobal } from '@/rules/previewed-globals'
import { revalidateGlobal } from '../hooks/revalidate'
import { globalPreviewUrl } from '../preview-url'
import { requireGlobalReview } from '../review/required'
import { IS_REVIEWED } from '../review/reviewed'
import { settleGlobalReview } from '../review/settle'
import { reviewButtons, reviewNotice } from '../review/with-review'
import { publishUnlessDraft, restoreGlobalAsDraft } from '../versions/global-drafts'
import { keepNewestGlobalAutosave, savedByFields, setGlobalSavedBy } from '../versions/saved-by'
import { rejectStaleGlobal } from '../versions/stale-save'
import { versionsView } from '../versions/versions-view'

type Guarded = Omit<GlobalConfig, 'admin' | 'hooks'> & {
  /** One sentence for editors. */
  description: string
  /** Its place in the navigation of the admin; default: Site. */
  group?: string
}

const controls = [
  '@/cms/admin/StillUnsaved.client#StillUnsaved',
  '@/cms/admin/NewerVersion.client#NewerVersion',
  '@/cms/admin/versions/Autosave.client#Autosave',
  '@/cms/admin/preview/PreviewSync.client#PreviewSync',
]

/**
 * A global with drafts and versions. Only publishing changes the site; it expires the pages that use the global, and
 * never overwrites a newer save silently.
 */
export function guardedGlobal({ description, fields, group = 'Site', slug, ...config }: Guarded): GlobalConfig {
  return {
    ...config,
    slug,
    admin: {
      group,
      description,
      ...(isPreviewedGlobal(slug) && {
        preview: (_, { req }) => globalPreviewUrl(slug, req),
        livePreview: { url: ({ req }) => globalPreviewUrl(slug, req) },
      }),
      components: { elements: { beforeDocumentControls: controls, ...reviewButtons }, views: versionsView },
    },
    custom: { [IS_REVIEWED]: true },
    versions: { drafts: true, max: 50 },
    // Payload's edit screen reads the published one without its status, and would call every global a draft.
    forceSelect: { _status: true },
    hooks: {
      beforeOperation: [publishUnlessDraft, requireGlobalReview],
      beforeValidate: [rejectStaleGlobal],
      beforeChange: [setGlobalSavedBy],
      afterChange: [revalidateGlobal, keepNewestGlobalAutosave, settleGlobalReview],
    },
    endpoints: [restoreGlobalAsDraft],
    fields: [reviewNotice, ...fields, ...savedByFields],
  }
}
