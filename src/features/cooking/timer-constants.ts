/** Told to the window at every change, so that what shows timers can be fetched when there are some. */
export const TIMERS_CHANGED = 'ebs-timers'

/** No cache entry of SPEC 9: timers are nobody's, and a tab that was reloaded must not let the rice burn. */
export const TIMERS_KEY = 'ebs-timers'
