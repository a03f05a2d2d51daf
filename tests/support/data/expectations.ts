import { isPostType } from '@/catalogue/post-types'
import type { Entry } from './one-of-everything'
import { OUTSIDERS, type ViewerName } from './users'

const OWNERS: ViewerName[] = ['manager', 'administrator']
const EDITORS: ViewerName[] = ['editor', ...OWNERS]
const STAFF: ViewerName[] = ['organizer', ...EDITORS]
const NOBODY: ViewerName[] = []

/** Who reads all of a collection over REST. SPEC 6, docs/editors.md; written out here on purpose. */
const READERS: Readonly<Record<string, ViewerName[]>> = {
  media: STAFF,
  categories: STAFF,
  redirects: STAFF,
  milestones: EDITORS,
  feedback: EDITORS,
  forms: STAFF,
  'form-submissions': EDITORS,
  formFiles: EDITORS,
  subscribers: OWNERS,
  users: OWNERS,
  favourites: OWNERS,
  watches: OWNERS,
  viewings: OWNERS,
  programmeWeeks: OWNERS,
  achievements: OWNERS,
  avatars: OWNERS,
  ratings: OWNERS,
  recipeNotes: NOBODY,
  shoppingLists: NOBODY,
  passkeys: NOBODY,
  passkeyChallenges: NOBODY,
  catalogue: NOBODY,
  identities: NOBODY,
  'payload-kv': NOBODY,
  'payload-jobs': NOBODY,
  'payload-migrations': NOBODY,
  'payload-locked-documents': STAFF,
  'payload-preferences': NOBODY,
}

/** Rows that a person may read because they are his own. */
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
  forms: EDITORS,
  users: OWNERS,
  'payload-locked-documents': STAFF,
}

/** Whether a viewer may see a document over REST. A collection that is not listed is for staff at most. */
export function mayRead(viewer: ViewerName, { collection, owner }: Entry): boolean {
  if (owner === viewer && OWN_ROWS[collection]?.includes(viewer)) return true
  return (READERS[collection] ?? STAFF).includes(viewer)
}

/** Who may create a document; null where nothing was settled. */
export function creatorsOf(collection: string): ViewerName[] | null {
  if (collection in WRITERS) return WRITERS[collection] ?? NOBODY
  if (isPostType(collection)) return EDITORS
  return collection in READERS ? NOBODY : null
}

/** Whether all documents of a collection are promised to a viewer, so that closing too much shows as well. */
export function readsAll(viewer: ViewerName, collection: string): boolean {
  return isPostType(collection) ? STAFF.includes(viewer) : (READERS[collection]?.includes(viewer) ?? false)
}
