/** Fixed here and not read from the settings: a page asked for without an account costs no query. */
export const SITE_NAME = 'eat, burn, sleep'
