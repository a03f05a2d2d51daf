/** Numbers of SPEC 9 and DESIGN 7, each with its unit in its name. */
export const LIMITS = {
  /** After the page has started, before the browser asks who is signed in. SPEC 4. */
  sessionLookupDelayMs: 500,
  /** SPEC 4, 9: so long before its end a session is refreshed. */
  refreshLeadS: 120,
  /** SPEC 2.2, 9: after which a toast closes itself. */
  toastMs: 5_000,
  /** SPEC 7: GET /api/posts/. */
  postsPageSize: 999,
  /** Pages that the same call can be asked for. */
  postsPages: 100,
  /** How many posts of one type a grid can show, and whose locks a call tells. */
  gridPosts: 5_000,
  /** SPEC 2.3, 9: after which a live masterclass appears. */
  masterclassDelayMs: 1_100,
  /** How many of the newest a feed has. */
  feedItems: 100,
  /** How long an event without an end is taken to last. */
  defaultEventHours: 2,
  /** SPEC 7, 9: grids and carousels ask for so many of a type at a time; a carousel for no more, */
  fetchPerType: 100,
  /** has so many in the page, */
  carouselFirst: 12,
  /** and shows so many of a category. SPEC 9 (category grid). */
  categoryCards: 50,
  /** What an editor can choose for one list by hand. */
  chosenPosts: 48,
  /** SPEC 3, 9: a grid of videos, and one page of it. */
  numberOfVideos: 4,
  videosPerPage: 12,
  /** Press items that go with a page. */
  relatedPress: 4,
  /** SPEC 9: a posts grid with pagination, and without. */
  postsPerPage: 12,
  postsPerPageMax: 48,
  postsWithoutPages: 16,
  /** SPEC 2.3, 5, 9: the days of a weekly schedule; its rotation starts over after so many. */
  scheduleDays: 7,
  rotationDays: 730,
  /** SPEC 9: a list of more foods than this is a grid, of chunks of so many, so many chunks to a row. */
  foodListItems: 12,
  foodListChunk: 11,
  foodListChunksPerRow: 4,
  /** SPEC 2.3, 9: what a plan's card lists before "ALL ADVICE INCLUDED". */
  planItems: 15,
  /** SPEC 9: class merge cache. */
  classMergeCacheSize: 500,
  /** SPEC 9: related FAQs. */
  relatedFaqs: 5,
  /** SPEC 9: all FAQs, before "Show all". */
  faqsPerPage: 10,
  /** SPEC 2.5, 9: testimonials, before "Show all". */
  testimonialPreview: 12,
  /** SPEC 7, 9: GET /api/testimonials?first=100. */
  testimonialsFetch: 100,
  /** SPEC 4, 9: the newsletter's message and form go back to the beginning. */
  newsletterResetMs: 3_600_000,
  /** Subscriptions from one address of the internet, and letters to one e-mail address. */
  newsletterSubscriptions: 20,
  newsletterEmails: 3,
  newsletterWindowS: 60 * 60,
  /** How long the link that confirms a subscription works. */
  newsletterConfirmDays: 14,
  /** Calls of one person, or of one client address without a session, in a minute. */
  readsPerMinute: 1_200,
  writesPerMinute: 240,
  /** Signing in, refreshing and signing out, apart from other writes. */
  sessionCallsPerMinute: 600,
  /** Files of the CMS from one client address in a minute: a page has dozens of pictures, and many people may share it. */
  filesPerMinute: 12_000,
  /** So many times as many for all signed-in people behind one address. */
  usersPerClient: 10,
  /** And for each of the staff: a page of the admin makes many calls, and so does putting in a hundred pictures. */
  staffCallsFactor: 5,
  /** Failed sign-ins at one account from one address, or from one browser that the account knows, */
  loginFailures: 5,
  /** from one address, which many people may share, */
  loginFailuresPerClient: 50,
  /** and at one account, from wherever. */
  loginFailuresPerAccount: 20,
  loginWindowS: 10 * 60,
  /** How long a person stays signed in without coming by. Each refresh begins it anew. DESIGN 7. */
  sessionLifetimeS: 30 * 24 * 60 * 60,
  /** Sessions that one person may have; beyond it the one unused longest ends. */
  sessionsPerUser: 100,
  /** How long a browser is remembered as one that a person has signed in with: browsers keep no cookie longer. */
  deviceLifetimeS: 400 * 24 * 60 * 60,
  usernameMinChars: 3,
  usernameMaxChars: 30,
  passwordMinChars: 8,
  passwordMaxChars: 1_000,
  emailMaxChars: 254,
  nameMaxChars: 80,
  /** An address of ours that a form carries along, the token of a link in a letter, and the field that no person sees. */
  returnMaxChars: 2_048,
  linkTokenMaxChars: 2_048,
  hiddenFieldMaxChars: 1_000,
  /** Accounts made from one client address, and letters asked for with one e-mail address or name, in an hour. */
  joinsPerHour: 10,
  /** Attempts to join from one client address in an hour, taken usernames included: each one tells whether a name is taken. */
  joinAttemptsPerHour: 30,
  emailsPerHour: 3,
  /** Letters asked for from one client address, for whomever. */
  emailsPerClientPerHour: 20,
  resetLinkLifetimeS: 60 * 60,
  newAddressLinkLifetimeS: 24 * 60 * 60,
  /** The largest picture for the library. What the server takes of any request leaves room for it (body-limit.ts). */
  pictureMaxMegabytes: 10,
  /** The link in an invitation, and the one that staff send somebody who cannot sign in. */
  invitationLinkLifetimeS: 7 * 24 * 60 * 60,
  staffLinkLifetimeS: 24 * 60 * 60,
  /** A picture that somebody sends is unpacked up to so many pixels. */
  pictureMaxPixels: 50_000_000,
  /** A member's own picture, as it comes, and as it is kept: a square. */
  avatarMaxBytes: 5 * 1024 * 1024,
  avatarPx: 256,
  avatarsPerHour: 20,
  /** Passkeys that one person may have, and may add in an hour: each addition sends a letter. */
  passkeysPerUser: 10,
  passkeysAddedPerHour: 20,
  passkeyNameMaxChars: 60,
  /** How long the challenge works that a passkey signs, and how many one client address may ask for in ten minutes. */
  passkeyChallengeLifetimeS: 5 * 60,
  passkeyChallenges: 60,
  passkeyChallengesWindowS: 10 * 60,
  /** Copies of a person's data in an hour. */
  dataExportsPerHour: 5,
  /** How long an account that its owner deletes can be taken back. */
  deletionGraceDays: 14,
  /** Between two looks whether such an account's time is over, or an event. */
  expiryCheckMs: 60_000,
  /** Between two looks whether the cookie banner's script is there. */
  consentPollMs: 200,
  /** How long the feedback form says "Sent!". */
  feedbackSentMs: 2_000,
  /** SPEC 5: a longer sidebar label is cut to so many characters and an ellipsis. */
  sidebarLabelMax: 50,
  sidebarLabelCut: 17,
  /** SPEC 4, 9; DESIGN 7: the review bar is gone after so many counted views. */
  reviewBarViews: 3,
  reviewBarCookieDays: 3650,
  reviewBarFadeMs: 500,
  /** SPEC 4, 9: the share of a film after which it counts as watched. */
  watchedShare: 0.5,
  /** Between two attempts to note that, where the first had no answer. */
  markRetryMs: 30_000,
  /** SPEC 2.2, 9: how long the window of a video shows its spinner over embed code. */
  embedSpinnerMs: 500,
  /** A film counts as begun after so many seconds, and as finished beyond this share: between them it is kept to be watched on. */
  startedAfterS: 10,
  finishedShare: 0.95,
  /** How often the place in a film that plays is saved, at most. */
  positionSaveMs: 10_000,
  /** How many films "Continue watching" offers. */
  continueItems: 12,
  /** Ids that one call asks about. */
  watchedIds: 500,
  /** How long the address of a film's file works, at least. */
  signedUrlHours: 6,
  /** A member's private note about a recipe. */
  recipeNoteMaxChars: 2_000,
  /** An import of recipes is one transaction, which holds up every other writer: 60 take some seconds. */
  recipeImportRows: 60,
  recipeImportBytes: 2 * 1024 * 1024,
  /** A film or a sound that an editor puts into the library, in bytes: two hours at 2 Mbit/s. */
  videoMaxBytes: 2 * 1024 * 1024 * 1024,
  /** What a form takes: lines, longer texts, parts of a body, files and the bytes of all of it. */
  /** What a form takes: lines, longer texts, parts of a body, files, the size of one and that of all together. */
  formTextMaxChars: 500,
  formLongTextMaxChars: 5_000,
  formParts: 200,
  formFiles: 5,
  formFileMaxMegabytes: 5,
  formFilesMaxMegabytes: 8,
  /** Forms sent from one address of the internet, and letters to an address that somebody typed into one. */
  formSubmissions: 20,
  formWindowS: 10 * 60,
  formTypedEmails: 3,
  formTypedEmailsWindowS: 60 * 60,
} as const
