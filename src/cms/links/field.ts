import type { UIField } from 'payload'
import { blockLabels } from '@/blocks/fields'

/** At the top of a document's form: links that lead nowhere. A UI field without a column. */
export const linkProblemsField: UIField = {
  name: 'linkProblems',
  type: 'ui',
  admin: {
    components: {
      Field: { path: '@/cms/admin/links/LinkProblems.client#LinkProblems', clientProps: { blockLabels } },
    },
  },
}
