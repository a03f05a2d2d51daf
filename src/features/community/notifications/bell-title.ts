/** The name of the bell and of its list; apart from the other texts since every page of a member loads it. */
export const BELL_TITLE = 'Notifications'
