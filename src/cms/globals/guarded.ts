import type { GlobalConfig } from 'payload'
import { revalidateGlobal } from '../hooks/revalidate'
import { recordGlobalSave } from '../versions/last-save'
import { rejectStaleGlobal } from '../versions/stale-save'

/** Every global: pages made from it are refreshed, and no save goes over a newer one unseen. */
export const globalHooks: GlobalConfig['hooks'] = {
  beforeValidate: [rejectStaleGlobal],
  afterChange: [revalidateGlobal, recordGlobalSave],
}

/** How a global stands in the admin. @param description one sentence for editors */
export function globalAdmin(description: string): GlobalConfig['admin'] {
  const components = { elements: { beforeDocumentControls: ['@/cms/admin/NewerVersion.client#NewerVersion'] } }
  return { group: 'Site', description, components }
}
