import type { UIField } from 'payload'

/** At the top of a document's form: its address and its redirects. A UI field without a column. */
export const addressField: UIField = {
  name: 'address',
  type: 'ui',
  admin: { components: { Field: '@/cms/admin/addresses/Address.client#Address' } },
}
