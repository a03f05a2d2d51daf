import { COMMON_LIMITS } from './common-limits'
import { PAGE_LIMITS } from './page-limits'

/** The numbers of docs/product.md#numbers and of our own limits, each with its unit in its name. */
export const LIMITS = {
  ...COMMON_LIMITS,
  ...PAGE_LIMITS,
  /** A toast closes itself after this time. */
  toastMs: 5_000,
  /** GET /api/posts/. */
  postsPageSize: 999,
  /** The highest page number of the same call. */
  postsPages: 100,
  /** A feed has this many of the newest items. */
  feedItems: 100,
  /** Posts that a carousel has in the page's HTML. */
  carouselFirst: 12,
  /** The most items that an editor can choose for one list by hand. */
  chosenPosts: 48,
  /** Default size of a grid of videos, and of one page of it. */
  numberOfVideos: 4,
  videosPerPage: 12,
  /** Press items beside a page. */
  relatedPress: 4,
  postsPerPageMax: 48,
  postsWithoutPages: 16,
  /** From how many of the newest items those of today are chosen, and how many days it takes until one comes again. */
  todayCandidates: 100,
  todayItems: 14,
  /** What a breakfast or lunch of today may take, and a supper, in minutes. */
  todayMealMin: 30,
  todaySupperMin: 45,
  /** A list of more foods than this becomes a grid; foods per chunk; chunks per row. */
  foodListItems: 12,
  foodListChunk: 11,
  foodListChunksPerRow: 4,
  /** A plan that opens fewer items of a type, and not all of them, is not praised for their number. */
  lockCount: 10,
  /** Items of a plan that a lock names. */
  lockItems: 3,
  /** Others that the plan opens, as pictures. */
  lockPictures: 3,
  /**
   * Words of a restricted text that an editor can show to everyone: its first section up to the first number, else the
   * second. The end of a sentence within the third of those is where they stop.
   */
  firstSectionWords: 150,
  firstLinesWords: 60,
  firstLinesLastWords: 20,
  /** Ingredients, and other parts of a restricted item, whose names are shown with its first lines; letters of a name. */
  insideIngredients: 3,
  insideParts: 5,
  insidePartChars: 70,
  /** Entries of the cache of merged class names. */
  classMergeCacheSize: 500,
  /** Related FAQs. */
  relatedFaqs: 5,
  /** FAQs before "Show all". */
  faqsPerPage: 10,
  /** Testimonials before "Show all". */
  testimonialPreview: 12,
  /** GET /api/testimonials?first=100. */
  testimonialsFetch: 100,
  /** Subscriptions from one client address, and emails to one email address. */
  newsletterSubscriptions: 20,
  newsletterEmails: 3,
  newsletterWindowS: 60 * 60,
  /** Lifetime of the link that confirms a subscription. */
  newsletterConfirmDays: 14,
  /** API calls per minute of one person, or of one client address without a session. */
  readsPerMinute: 1_200,
  writesPerMinute: 240,
  /** Sign-ins, refreshes and sign-outs, counted apart from other writes. */
  sessionCallsPerMinute: 600,
  /** CMS files per minute for one client address: a page has dozens of pictures, and many people may share an address. */
  filesPerMinute: 12_000,
  /** Factor for all signed-in people behind one client address together. */
  usersPerClient: 10,
  /** Factor for each staff member: a page of the admin makes many calls, and so does uploading a hundred pictures. */
  staffCallsFactor: 5,
  /** Failed sign-ins to one account from one client address, or from one browser that has signed in to it before. */
  loginFailures: 5,
  /** Failed sign-ins from one client address, which many people may share. */
  loginFailuresPerClient: 50,
  /** Failed sign-ins to one account from all addresses together. */
  loginFailuresPerAccount: 20,
  loginWindowS: 10 * 60,
  /** Lifetime of a session; each refresh extends it. */
  sessionLifetimeS: 30 * 24 * 60 * 60,
  /** Sessions of one person; one more ends the least recently used. */
  sessionsPerUser: 100,
  /** How long a browser is remembered as known to an account: browsers cap the lifetime of cookies at this. */
  deviceLifetimeS: 400 * 24 * 60 * 60,
  usernameMinChars: 3,
  usernameMaxChars: 30,
  passwordMinChars: 8,
  passwordMaxChars: 1_000,
  nameMaxChars: 80,
  /** The return URL of a form, the token of a link in an email, and the honeypot field. */
  returnMaxChars: 2_048,
  linkTokenMaxChars: 2_048,
  hiddenFieldMaxChars: 1_000,
  /** Accounts created from one client address. */
  joinsPerHour: 10,
  /** Sign-up attempts from one client address, failed ones included, since each tells whether a username is taken. */
  joinAttemptsPerHour: 30,
  /** Account emails for one email address or username. */
  emailsPerHour: 3,
  /** Account emails requested from one client address, for any account. */
  emailsPerClientPerHour: 20,
  resetLinkLifetimeS: 60 * 60,
  newAddressLinkLifetimeS: 24 * 60 * 60,
  /** The largest picture for the media library. The server's limit for request bodies leaves room for it (body-limit.ts). */
  pictureMaxMegabytes: 10,
  /** The link in an invitation, and the link that staff send to a person who cannot sign in. */
  invitationLinkLifetimeS: 7 * 24 * 60 * 60,
  staffLinkLifetimeS: 24 * 60 * 60,
  /** Uploaded pictures with more pixels are refused, since decoding them takes too much memory. */
  pictureMaxPixels: 50_000_000,
  avatarPx: 256,
  avatarsPerHour: 20,
  passkeysAddedPerHour: 20,
  /** Lifetime of a passkey challenge, and challenges for one client address within the window. */
  passkeyChallengeLifetimeS: 5 * 60,
  passkeyChallenges: 60,
  passkeyChallengesWindowS: 10 * 60,
  /** Exports of a person's data. */
  dataExportsPerHour: 5,
  /** A changed draft is saved after this time; after a failed attempt it is tried again after this. */
  autosaveMs: 8_000,
  autosaveRetryMs: 30_000,
  /** A preview follows the form this long after a change, at most this often for one person, with forms of this size. */
  unsavedPreviewMs: 250,
  unsavedPreviewsPerMinute: 240,
  unsavedPreviewMaxChars: 900_000,
  /** How long editors can restore what they have moved to the trash, and the interval at which it is emptied. */
  trashDays: 30,
  /** Days for which counts of page views are kept. */
  pageViewDays: 60,
  trashCheckMs: 3_600_000,
  /** Interval of the check for accounts to delete and for events that have ended. */
  expiryCheckMs: 60_000,
  /** Interval of the check whether the cookie banner's script has loaded. */
  consentPollMs: 200,
  /** How long the feedback form shows "Sent!". */
  feedbackSentMs: 2_000,
  /** A longer sidebar label is cut to `sidebarLabelCut` characters and an ellipsis. */
  sidebarLabelMax: 50,
  sidebarLabelCut: 17,
  /** The review bar no longer appears after this many counted views. */
  reviewBarViews: 3,
  reviewBarCookieDays: 3650,
  /** The share of a video after which it counts as watched. */
  watchedShare: 0.5,
  /** Reminders of a program go out from this hour of the member's day on, and before the other one. */
  reminderHour: 7,
  reminderLastHour: 12,
  /** How often the server looks for reminders that are due, and when it tries one again that failed. */
  reminderCheckMs: 60_000,
  reminderRetryMs: 600_000,
  /** While many are due: how many it sends at a time, and how often, so that the mail server keeps up. */
  remindersAtATime: 100,
  reminderBatchMs: 5_000,
  /** A plan is kept this long while a payment is due, unless the settings say otherwise. */
  membershipGraceDays: 7,
  /** An event of the payment provider. */
  webhookMaxBytes: 1_024 * 1_024,
  cancelReasonMaxChars: 1_000,
  /** Emails about memberships: the texts that staff write, and how many are sent at a time. */
  emailSubjectMaxChars: 150,
  emailTextMaxChars: 4_000,
  membershipEmailsAtATime: 50,
  /** A note of staff about a person. */
  memberNoteMaxChars: 2_000,
  /** A comment of an editor on a document, and a note with a request for review. */
  editorCommentMaxChars: 2_000,
  reviewNoteMaxChars: 1_000,
  /** Comments of editors on one document. */
  editorCommentsPerDocument: 500,
  /** An import of memberships. */
  membershipImportBytes: 2 * 1024 * 1024,
  membershipImportRows: 10_000,
  /** People whom one call announces a new price to. */
  priceChangePeople: 200,
  /** The list of members in the admin: rows of a page, and up to which number it counts. */
  memberListRows: 50,
  memberListCount: 1_000,
  /** Lines of the ledger on a member's page. */
  memberTimelineRows: 200,
  /** Rows of each kind of activity on a member's page. */
  memberActivityRows: 10,
  /** Months of the chart of revenue, and how many pages are listed that people joined from. */
  numbersMonths: 12,
  numbersPages: 20,
  /** A video counts as started after this time, and as finished after this share; between them it can be resumed. */
  startedAfterS: 10,
  finishedShare: 0.95,
  /** Videos in "Continue watching". */
  continueItems: 12,
  /** Ids in one call for watched movements. */
  watchedIds: 500,
  /** The least lifetime of a signed video URL. */
  signedUrlHours: 6,
  /** An import of recipes is one transaction, which blocks every other writer: 60 recipes take a few seconds. */
  recipeImportRows: 60,
  recipeImportBytes: 2 * 1024 * 1024,
  /** The largest video or audio file in the library: two hours at 2 Mbit/s. */
  videoMaxBytes: 2 * 1024 * 1024 * 1024,
  /** Limits of a form: single lines, long texts, parts of the body, number of files, size of one file and of all together. */
  formTextMaxChars: 500,
  formLongTextMaxChars: 5_000,
  formParts: 200,
  formFiles: 5,
  formFileMaxMegabytes: 5,
  formFilesMaxMegabytes: 8,
  /** Submissions from one client address, and emails to an address that was typed into a form. */
  formSubmissions: 20,
  formWindowS: 10 * 60,
  formTypedEmails: 3,
  formTypedEmailsWindowS: 60 * 60,
  forumRecentTopics: 50,
  /** Events on the page of the community. */
  communityEvents: 4,
  /** Topics in the block of forum items. */
  forumItems: 4,
  /** Topics on the sign-in page of the community. */
  signInTopics: 3,
  /** Topics in the sitemap, and in the search index, which every browser downloads. */
  forumListedTopics: 20_000,
  forumSearchedTopics: 1_000,
  /** Comments with stars in the structured data of a recipe. */
  commentReviews: 10,
  forumPostMaxChars: 20_000,
  forumPostNodes: 2_000,
  forumPostDepth: 12,
  forumPostPictures: 10,
  forumPostMentions: 20,
  /** Posts of one person in this time. */
  forumFloodPosts: 20,
  forumFloodWindowS: 10 * 60,
  /** The same words in one topic are refused within this time. */
  forumRepeatS: 60,
  /** A post of a new account with more links or pictures waits for approval, and there are no more of them in a day. */
  forumNewAccountLinks: 2,
  forumNewAccountPictures: 2,
  forumNewAccountPostsPerDay: 30,
  /** Reports by people whose accounts are not new that hide a post. */
  forumReportsToHide: 3,
  forumReasonMaxChars: 500,
  forumSilenceMaxDays: 3_650,
  /**
   * Topics without activity in this time count as read, and a board shows no more unread topics than this, of so many
   * with the latest activity on all boards.
   */
  forumUnreadDays: 60,
  forumUnreadTopics: 99,
  forumUnreadScanned: 200,
  /** Topics on a member's card, and notifications, reports and log lines in a list. */
  forumMemberTopics: 10,
  forumNotifications: 100,
  forumQueueItems: 100,
  forumLogLines: 200,
  forumDrafts: 50,
  forumPicturePx: 1_600,
  forumPicturesPerHour: 60,
  /** Calls of one person in a minute: previews, and searches for people to mention with the most that one finds. */
  forumPreviews: 30,
  forumMemberSearches: 120,
  forumMembersFound: 8,
  /** Emails about the community: how often the server looks for them, and when it tries again after a failure. */
  forumEmailCheckMs: 10_000,
  forumEmailRetryMs: 600_000,
  /** People who are emailed at a time, notifications of one of them that are looked at, and those listed in an email. */
  forumEmailPeople: 50,
  forumEmailRows: 500,
  forumEmailItems: 20,
  /** The hour of the day, in UTC, at which daily and weekly emails are due; weekly ones on Mondays. */
  forumEmailHour: 7,
  /** Topics of a feed. */
  forumFeedTopics: 30,
} as const
