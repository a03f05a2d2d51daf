/** Numbers that the scripts of some pages use: part of `LIMITS`, and apart from it since that is long. */
export const PAGE_LIMITS = {
  /** Cards of a category grid. */
  categoryCards: 50,
  /** A member's private note about a recipe. */
  recipeNoteMaxChars: 2_000,
  /** An item or page counts as read after this time in view. */
  readAfterMs: 5_000,
  /** A program starts at most this many days before or after today. */
  programmeStartDays: 366,
  forumPostsPerPage: 20,
  forumSearchMaxChars: 200,
  /** The community: topics and posts on a page, and the most topics of GET /api/forum/recent. */
  forumTopicsPerPage: 25,
  forumUrlMaxChars: 2_048,
  /** A live masterclass appears after this delay. */
  masterclassDelayMs: 1_100,
  /** Items on a plan's card before "ALL ADVICE INCLUDED". */
  planItems: 15,
  /** A member's avatar: the largest upload, and the side of the stored square. */
  avatarMaxBytes: 5 * 1024 * 1024,
  /** Passkeys of one person, and additions per hour: each addition sends an email. */
  passkeysPerUser: 10,
  passkeyNameMaxChars: 60,
  /** How long a person can cancel the deletion of their account. */
  deletionGraceDays: 14,
  /** The longest gift of a membership. */
  giftMonths: 36,
  giftCodeMaxChars: 60,
  giftMessageMaxChars: 1_000,
  couponMaxChars: 60,
  /** Delay before the browser tries again to mark a video as watched. */
  markRetryMs: 30_000,
  /** How long the video modal shows its spinner over an embed code. */
  embedSpinnerMs: 500,
  /** The playback position is saved at most this often. */
  positionSaveMs: 10_000,
  /** A topic's title and a post: its text, its nodes, how deep they are nested, its pictures and its mentions. */
  forumTitleMaxChars: 150,
  forumAltMaxChars: 300,
  forumPictureMaxBytes: 8 * 1024 * 1024,
} as const
