import type { UIField } from 'payload'

/** On the screen of a file or a section: where it is used, and a way to delete it anyway. A UI field without a column. */
export const usedOnField: UIField = {
  name: 'usedOn',
  type: 'ui',
  admin: { components: { Field: '@/cms/admin/files/UsedOn.client#UsedOn' } },
}
