/** Paths of the moderators' pages below the admin's route. */
export const QUEUE_PATH = '/community-queue'
export const LOG_PATH = '/community-log'
export const RECORD_PATH = '/community-member'

export const recordPath = (username: string) => `${RECORD_PATH}?member=${encodeURIComponent(username)}`
