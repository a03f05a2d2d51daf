import { AccountLinks } from './AccountLinks.client'
import { MemberActions } from './MemberActions.client'

/** What only members have in the header, as one script: lazy parts of their own would each contain what they share. */
export const MEMBER_PARTS = { AccountLinks, MemberActions } as const
