/** Numbers that the scripts of most pages use: part of `LIMITS`, and apart from it since that is long. */
export const COMMON_LIMITS = {
  /** Delay between the start of a page and its session lookup. */
  sessionLookupDelayMs: 500,
  /** Delay between that lookup and the stream of the session's events. */
  sessionEventsDelayMs: 3_000,
  /** A session token is refreshed this long before it expires. */
  refreshLeadS: 120,
  /** The assumed length of an event without an end. */
  defaultEventHours: 2,
  /** The newsletter form and its message reset after this time. */
  newsletterResetMs: 3_600_000,
  emailMaxChars: 254,
  /** Notifications in the panel of the header, and how often their count is read. */
  forumPanelItems: 8,
  forumUnreadCheckMs: 60_000,
  /** The notifications of a page. */
  forumNotificationsPerPage: 30,
  /** Grids fetch this many posts of a type at a time; a carousel fetches only once. */
  fetchPerType: 100,
  /** The most posts of one type in a grid, and in the call for restricted posts. */
  gridPosts: 5_000,
  reviewBarFadeMs: 500,
  /** The cards of a page of a posts grid, by default. */
  postsPerPage: 12,
  /** Days of a weekly schedule; days after which its rotation shows week 0 again. */
  scheduleDays: 7,
  rotationDays: 730,
  /** Grams of protein that a portion has at least to count as a meal. */
  quickMealMinProteinG: 20,
  /** Recipes beside an empty shopping list. */
  quickMeals: 3,
} as const
