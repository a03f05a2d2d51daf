import type { CollectionConfig } from 'payload'
import { LIMITS } from '@/rules/limits'
import { optionsOf } from '@/rules/programme/terms'
import { REVIEW_STATES } from '@/rules/review'
import { denyByDefault } from '../access/deny-by-default'
import { reviewEndpoints } from '../review/endpoints'

/**
 * Who asked for the review of which document, and what became of it; at most one row of a document is open. Its rows are
 * read and written by its own endpoints only.
 */
export const ReviewRequests: CollectionConfig = {
  slug: 'reviewRequests',
  labels: { singular: 'Request for review', plural: 'Requests for review' },
  admin: { hidden: true },
  access: denyByDefault({ readVersions: () => false }),
  indexes: [{ fields: ['entity', 'docId'] }],
  endpoints: reviewEndpoints,
  fields: [
    // The collection and the id of the document, or the global and 0.
    { name: 'entity', type: 'text', required: true },
    { name: 'docId', type: 'number', required: true },
    { name: 'state', type: 'select', required: true, index: true, options: optionsOf(REVIEW_STATES) },
    { name: 'askedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'askedAt', type: 'date', required: true },
    { name: 'note', type: 'textarea', maxLength: LIMITS.reviewNoteMaxChars },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'decidedAt', type: 'date' },
    { name: 'answer', type: 'textarea', maxLength: LIMITS.reviewNoteMaxChars },
  ],
}
