import { isPostType } from '@/model/content-types'
import type { Entry } from './fixtures'
import { OUTSIDERS, type ViewerName } from './users'

const OWNERS: ViewerName[] = ['manager', 'administrator']
const EDITORS: ViewerName[] = ['editor', ...OWNERS]
const STAFF: ViewerName[] = ['organizer', ...EDITORS]
/** Editors see nothing of money. */
const ACCOUNTANTS: ViewerName[] = ['organizer', ...OWNERS]
const NO_ONE: ViewerName[] = []

/**
 * Who reads all of a collection over REST, as docs/editors.md says; written out here so that a wrong access rule
 * shows.
 */
const READERS: Readonly<Record<string, ViewerName[]>> = {
  media: STAFF,
  categories: STAFF,
  redirects: STAFF,
  sections: STAFF,
  forumBoards: STAFF,
  milestones: EDITORS,
  feedback: EDITORS,
  forms: STAFF,
  'form-submissions': EDITORS,
  formFiles: EDITORS,
  subscribers: OWNERS,
  users: OWNERS,
  plans: ACCOUNTANTS,
  subscriptions: ACCOUNTANTS,
  orders: ACCOUNTANTS,
  gifts: ACCOUNTANTS,
  'membership-events': ACCOUNTANTS,
  'membership-messages': ACCOUNTANTS,
  'member-notes': ACCOUNTANTS,
  favourites: OWNERS,
  watches: OWNERS,
  viewings: OWNERS,
  programmeWeeks: OWNERS,
  enrolments: OWNERS,
  doneSteps: OWNERS,
  programmeReminders: OWNERS,
  achievements: OWNERS,
  avatars: OWNERS,
  ratings: OWNERS,
  recipeNotes: NO_ONE,
  shoppingLists: NO_ONE,
  passkeys: NO_ONE,
  passkeyChallenges: NO_ONE,
  forumPictures: OWNERS,
  forumTopics: NO_ONE,
  forumPosts: NO_ONE,
  forumEdits: NO_ONE,
  forumMoves: NO_ONE,
  forumReactions: NO_ONE,
  forumFollows: NO_ONE,
  forumReads: NO_ONE,
  forumDrafts: NO_ONE,
  forumReports: NO_ONE,
  forumStandings: NO_ONE,
  forumLog: NO_ONE,
  notifications: NO_ONE,
  notificationSettings: NO_ONE,
  catalogue: NO_ONE,
  identities: NO_ONE,
  pageViews: NO_ONE,
  'payload-kv': NO_ONE,
  'payload-jobs': NO_ONE,
  'payload-migrations': NO_ONE,
  'payload-locked-documents': STAFF,
  'payload-preferences': NO_ONE,
}

/** Rows that users may read because they are their own. */
const OWN_ROWS: Readonly<Record<string, ViewerName[]>> = {
  users: [...OUTSIDERS, ...STAFF],
  favourites: [...OUTSIDERS, ...STAFF],
  watches: [...OUTSIDERS, ...STAFF],
  viewings: [...OUTSIDERS, ...STAFF],
  programmeWeeks: [...OUTSIDERS, ...STAFF],
  achievements: [...OUTSIDERS, ...STAFF],
  avatars: [...OUTSIDERS, ...STAFF],
  ratings: [...OUTSIDERS, ...STAFF],
  recipeNotes: [...OUTSIDERS, ...STAFF],
  shoppingLists: [...OUTSIDERS, ...STAFF],
  'payload-preferences': STAFF,
}

const WRITERS: Readonly<Record<string, ViewerName[]>> = {
  events: STAFF,
  media: STAFF,
  categories: EDITORS,
  redirects: EDITORS,
  milestones: EDITORS,
  forumBoards: OWNERS,
  programmes: EDITORS,
  sections: EDITORS,
  forms: EDITORS,
  users: OWNERS,
  plans: OWNERS,
  subscriptions: OWNERS,
  orders: OWNERS,
  gifts: OWNERS,
  'member-notes': OWNERS,
  'payload-locked-documents': STAFF,
}

/** Whether a viewer may see a document over REST. A collection that is not listed is for staff at most. */
export function mayRead(viewer: ViewerName, { collection, owner }: Entry): boolean {
  if (owner === viewer && OWN_ROWS[collection]?.includes(viewer)) return true
  return (READERS[collection] ?? STAFF).includes(viewer)
}

/** Who may create a document; null where no rule says. */
export function creatorsOf(collection: string): ViewerName[] | null {
  if (collection in WRITERS) return WRITERS[collection] ?? NO_ONE
  if (isPostType(collection)) return EDITORS
  return collection in READERS ? NO_ONE : null
}

/**
 * Whether a viewer must be able to read every document of a collection, so that an access rule that is too strict
 * shows as well.
 */
export function readsAll(viewer: ViewerName, collection: string): boolean {
  return isPostType(collection) ? STAFF.includes(viewer) : (READERS[collection]?.includes(viewer) ?? false)
}
