import type { GlobalConfig } from 'payload'
import { revalidateGlobal } from '../hooks/revalidate'
import { recordGlobalSave } from '../versions/last-save'
import { rejectStaleGlobal } from '../versions/stale-save'

/** Hooks of every global: a save expires the pages that use it, and never overwrites a newer save silently. */
export const globalHooks: GlobalConfig['hooks'] = {
  beforeValidate: [rejectStaleGlobal],
  afterChange: [revalidateGlobal, recordGlobalSave],
}

/** Admin options of a global. @param description one sentence for editors */
export function globalAdmin(description: string): GlobalConfig['admin'] {
  const components = { elements: { beforeDocumentControls: ['@/cms/admin/NewerVersion.client#NewerVersion'] } }
  return { group: 'Site', description, components }
}
