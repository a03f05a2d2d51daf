/**
 * Collections whose rows belong to the person in their field `member`: they are deleted with the account, and are part
 * of a person's data export.
 */
export const MEMBER_COLLECTIONS = [
  'favourites',
  'watches',
  'viewings',
  'ratings',
  'programmeWeeks',
  'doneSteps',
  'enrolments',
  'programmeReminders',
  'achievements',
  'recipeNotes',
  'shoppingLists',
  'devices',
  'passkeys',
  'avatars',
  'form-submissions',
  'forumReactions',
  'forumFollows',
  'forumReads',
  'forumDrafts',
  'forumReports',
  'forumStandings',
  'notifications',
  'notificationSettings',
] as const

/** The same for collections whose rows belong to the person in their field `user`. */
export const USER_COLLECTIONS = [
  'member-notes',
  'membership-messages',
  'orders',
  'stripe-customers',
  'subscriptions',
] as const
