/**
 * Texts of the pages on which members change what is stored about them. Part of `TEXTS`, and in a file of their own for
 * the scripts of these pages.
 */
export const ACCOUNT_TEXTS = {
  passkeysUnsupported: 'This browser cannot use passkeys.',
  passkeysFull: 'You have 10 passkeys, which is the maximum. Remove one to add another.',
  remindersNoDay: 'Choose at least one day, or turn the reminders off.',
  remindersFailed: 'Your reminders could not be saved. Please try again.',
  remindersSaved: 'Your reminders are saved.',
  remindersOff: 'You will get no reminders.',
  notificationsFailed: 'Your choice could not be saved. Please try again.',
  notificationsSaved: 'Your choice is saved.',
  avatarTooLarge: 'This picture is too large. Use one of 5 MB at most.',
  tooManyPixels: 'This picture is too large. Use one of 50 megapixels at most.',
  pictureUnreadable: 'We cannot read this image. Use a JPEG, PNG or WebP file.',
  postPictureTooLarge: 'This picture is too large. Use one of 8 MB at most.',
  profileSaved: 'Your profile is saved.',
} as const
