import type { CollectionConfig } from 'payload'
import { LIMITS } from '@/rules/limits'
import { denyByDefault } from '../access/deny-by-default'
import { commentEndpoints } from '../editor-comments/endpoints'

/**
 * What staff write to each other about a document. Its rows are read and written by its own endpoints only, which check
 * that the person may read the document. Authors and mentions are cleared by the database when an account is deleted.
 */
export const EditorComments: CollectionConfig = {
  slug: 'editorComments',
  labels: { singular: 'Comment of an editor', plural: 'Comments of editors' },
  admin: { hidden: true },
  access: denyByDefault({ readVersions: () => false }),
  indexes: [{ fields: ['entity', 'docId'] }],
  endpoints: commentEndpoints,
  fields: [
    // The collection and the id of the document.
    { name: 'entity', type: 'text', required: true },
    { name: 'docId', type: 'number', required: true },
    // The first comment of the thread; empty for that one.
    { name: 'thread', type: 'number', index: true },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'text', type: 'textarea', maxLength: LIMITS.editorCommentMaxChars },
    { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true },
    { name: 'editedAt', type: 'date' },
    // Its replies stay when the first comment of a thread is deleted.
    { name: 'removed', type: 'checkbox', defaultValue: false },
    { name: 'doneAt', type: 'date' },
    { name: 'doneBy', type: 'relationship', relationTo: 'users' },
  ],
}
