import { isStaffRole, type Role } from './roles'

/** What became of a request for review (docs/editors.md#review-before-publishing). */
export const REVIEW_STATES = {
  waiting: 'Waiting for review',
  sentBack: 'Sent back',
  approved: 'Approved',
  dropped: 'No longer needed',
} as const
export type ReviewState = keyof typeof REVIEW_STATES

/** Why the server refuses to change what is on the site. */
export const REVIEW_REQUIRED =
  'Changes of the site are reviewed first. Save a draft and ask for review: a manager publishes it.'

/** Whether a role needs a review where the settings ask for one: staff below managers. */
export const needsReview = (role: Role | null | undefined): boolean =>
  isStaffRole(role) && role !== 'manager' && role !== 'administrator'
