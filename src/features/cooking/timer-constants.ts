/** A window event on every change, so that the timer dock can be loaded when needed. */
export const TIMERS_CHANGED = 'ebs-timers'

/** Not one of the session cache entries: timers are not personal, and must survive a reload. */
export const TIMERS_KEY = 'ebs-timers'
