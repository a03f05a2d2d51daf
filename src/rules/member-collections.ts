/**
 * Collections whose rows belong to the person in their field `member`: they go with the account, and are in the copy
 * that a person can take of their own data.
 */
export const MEMBER_COLLECTIONS = [
  'favourites',
  'watches',
  'viewings',
  'ratings',
  'programmeWeeks',
  'achievements',
  'recipeNotes',
  'shoppingLists',
  'devices',
  'passkeys',
  'avatars',
  'form-submissions',
] as const
