import type { UIField } from 'payload'

/** On the screen of a file: where it is used, and the second way to delete it. No column. */
export const usedOnField: UIField = {
  name: 'usedOn',
  type: 'ui',
  admin: { components: { Field: '@/cms/admin/files/UsedOn.client#UsedOn' } },
}
