import type { UIField } from 'payload'
import { blockLabels } from '@/blocks/fields'

/** In the sidebar of a document's form: what to look at before publishing. A UI field without a column. */
export const publishChecksField = (hasPicture: boolean): UIField => ({
  name: 'publishChecks',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Field: {
        path: '@/cms/admin/publishing/PublishChecks.client#PublishChecks',
        clientProps: { blockLabels, hasPicture },
      },
    },
  },
})
