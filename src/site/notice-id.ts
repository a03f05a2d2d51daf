/** The id of the members' notice's heading, which also names the way to join in the header. */
export const NOTICE_ID = 'members-only'
