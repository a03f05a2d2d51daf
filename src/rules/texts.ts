import { COMMON_TEXTS } from './common-texts'
import { ACCOUNT_TEXTS } from './page-texts/accounts'
import { FAQ_TEXTS } from './page-texts/faqs'
import { FOOD_LIST_TEXTS } from './page-texts/food-lists'
import { FORM_TEXTS } from './page-texts/forms'
import { LIST_TEXTS } from './page-texts/lists'
import { MEMBER_TEXTS } from './page-texts/members'
import { PLAN_TEXTS } from './page-texts/plans'
import { VIDEO_TEXTS } from './page-texts/videos'

/** Visible texts. Those of docs/product.md#texts-and-failures are exact, odd spellings included; tests repeat the literal. */
export const TEXTS = {
  ...COMMON_TEXTS,
  ...LIST_TEXTS,
  ...MEMBER_TEXTS,
  ...PLAN_TEXTS,
  ...FAQ_TEXTS,
  ...FOOD_LIST_TEXTS,
  ...ACCOUNT_TEXTS,
  ...VIDEO_TEXTS,
  ...FORM_TEXTS,
  loginFailed: 'The username or password is incorrect.',
  passkeySignIn: 'Sign in with a passkey',
  passkeyFailed: 'This passkey did not work. Try again, or sign in with your password.',
  passkeyUnusable: 'This did not work on this device or browser. Try another one.',
  passkeyWrongOrigin: 'Passkeys do not work at this address of the site.',
  passkeyExists: 'This device already has a passkey for your account.',
  passkeyRejected: 'This passkey could not be added. Please try again.',
  emailNotConfirmed: 'Confirm your email address first. We have sent you the link.',
  tooManyAttempts: (minutes: number) => `Too many attempts. Try again in ${minutes} minutes.`,
  membersOnlyNotice: 'The rest of this content is reserved for members',
  feedbackSent: 'Sent!',
  loginModalText: (login: string, signUp: string) => `Please ${login} or ${signUp} to enjoy.`,
  freeIsEnough: 'A free account is enough.',
  startHere: 'Start Here',
  continueWatching: 'Continue watching',
  readAll: 'Read all',
  readMore: 'Read More',
  learnMore: 'Learn More',
  hide: 'Hide',
  searchSite: 'Search...',
  searchPosts: 'Search posts...',
  favoritesTitle: 'Favorites',
  favoritesSubtitle: 'Your favorite posts',
  readingTime: (minutes: number) => `${minutes} min read`,
  /** Before the name of the expert who read an advice before it was published. */
  readBy: 'Read by',
  visitSite: 'Visit the site',
  /** The name of the links below the main ones in the menu of small screens. */
  moreLinks: 'More',
  noTestimonials: 'No testimonials found',
  newsletterDone:
    'Your subscription to our list has been confirmed. You have been added to our list and will receive news from us soon. Thank you for subscribing.',
  newsletterAlmostDone: 'Almost there: we have sent you an email. Open the link in it to confirm your subscription.',
  linkInvalid: 'This link does not work any more.',
  newsletterConfirmed: 'Your subscription is confirmed. Thank you.',
  newsletterUnsubscribed: 'You are unsubscribed. We will not send you any more emails.',
  remindersStopped: 'Your reminders are off. You can turn them on again on your account page.',
  remindersNotStopped: 'Your reminders could not be stopped',
  notificationEmailsStopped: 'You will get no more of these emails. You can choose again on your account page.',
  notificationEmailsNotStopped: 'These emails could not be stopped',
  showChat: 'Show chat',
  hideChat: 'Hide chat',
  chat: 'Chat',
  bookPlace: 'Book a place',
  milestonesTitle: 'Milestones',
  milestonesSubtitle: 'How far you have come',
  formFieldRequired: 'This field is required.',
  formConsentRequired: 'Please agree to this, or the form cannot be sent.',
  formFileUnreadable: 'A file cannot be read: it is damaged or incomplete. Choose another one.',
} as const
