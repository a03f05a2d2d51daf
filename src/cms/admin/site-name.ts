/** Fixed instead of read from the settings: signed-out pages then need no query. */
export const SITE_NAME = 'eat, burn, sleep'
