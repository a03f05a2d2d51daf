import type { CollectionConfig, UIField } from 'payload'
import { deleteWithDocument } from '../documents/delete-with-document'
import { requireReview } from './required'
import { IS_REVIEWED } from './reviewed'
import { settleReview } from './settle'

const ADMIN = '@/cms/admin/review'

/** At the top of a form: who asked for a review, and what the manager said. A UI field without a column. */
export const reviewNotice: UIField = {
  name: 'reviewNotice',
  type: 'ui',
  admin: { components: { Field: `${ADMIN}/ReviewNotice.client#ReviewNotice` } },
}

/** The buttons that change what is on the site; people who must ask for a review get that button instead. */
export const reviewButtons = {
  PublishButton: '@/cms/admin/Publish.client#Publish',
  UnpublishButton: `${ADMIN}/Unpublish.client#Unpublish`,
}

/**
 * Lets the settings ask for a review before the documents of a collection are published. Apply it last: its hook looks at
 * what the others have made of a change.
 */
export function withReview(config: CollectionConfig): CollectionConfig {
  const { admin, custom, fields, hooks } = config
  const { components } = admin ?? {}
  return {
    ...config,
    custom: { ...custom, [IS_REVIEWED]: true },
    admin: { ...admin, components: { ...components, edit: { ...components?.edit, ...reviewButtons } } },
    fields: [reviewNotice, ...fields],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), requireReview],
      afterChange: [...(hooks?.afterChange ?? []), settleReview],
      afterDelete: [...(hooks?.afterDelete ?? []), deleteWithDocument('reviewRequests')],
    },
  }
}
