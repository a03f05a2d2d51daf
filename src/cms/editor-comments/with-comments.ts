import type { CollectionConfig, UIField } from 'payload'
import { deleteWithDocument } from '../documents/delete-with-document'
import { HAS_COMMENTS } from './mark'

const ADMIN = '@/cms/admin/comments'

/** In the sidebar of a document's form. A UI field without a column: a comment is no part of the document. */
const commentsPanel: UIField = {
  name: 'editorComments',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: `${ADMIN}/CommentsPanel.client#CommentsPanel` } },
}

/** Gives the documents of a collection comments of staff, with their number beside the buttons. */
export function withComments(config: CollectionConfig): CollectionConfig {
  const { admin, custom, fields, hooks } = config
  const { components } = admin ?? {}
  return {
    ...config,
    custom: { ...custom, [HAS_COMMENTS]: true },
    admin: {
      ...admin,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          beforeDocumentControls: [
            ...(components?.edit?.beforeDocumentControls ?? []),
            `${ADMIN}/CommentsLink.client#CommentsLink`,
          ],
        },
      },
    },
    fields: [...fields, commentsPanel],
    hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), deleteWithDocument('editorComments')] },
  }
}
