import type { GlobalConfig } from 'payload'
import { refreshGlobal } from '../hooks/refresh'
import { noteSaveOfGlobal } from '../versions/last-save'
import { refuseStaleGlobal } from '../versions/stale-save'

/** Every global: pages made from it are refreshed, and no save goes over a newer one unseen. */
export const globalHooks: GlobalConfig['hooks'] = {
  beforeValidate: [refuseStaleGlobal],
  afterChange: [refreshGlobal, noteSaveOfGlobal],
}

/** How a global stands in the admin. @param description one sentence for editors */
export function globalAdmin(description: string): GlobalConfig['admin'] {
  const components = { elements: { beforeDocumentControls: ['@/cms/admin/NewerVersion.client#NewerVersion'] } }
  return { group: 'Site', description, components }
}
