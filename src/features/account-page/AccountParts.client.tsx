'use client'

import { MembershipPart } from '@/features/memberships/account/MembershipPart.client'
import { MemberPart } from '@/features/profile/MemberFrame'
import type { SessionUser } from '@/platform/session/viewer.server'
import { DataExport } from './DataExport.client'
import { DeleteAccount } from './DeleteAccount.client'
import { DeletionNotice } from './DeletionNotice.client'
import { EmailForm } from './EmailForm.client'
import { NotificationSettings } from './NotificationSettings.client'
import { PasskeyList } from './PasskeyList.client'
import { PasswordForm } from './PasswordForm.client'
import { ReminderSettings } from './ReminderSettings.client'
import { SessionList } from './SessionList.client'

type Props = {
  user: SessionUser
  /** Called with the day on which the account will be deleted. */
  onDeleted: (deletionAt: string) => void
}

/** The parts of the account's page, each with its form. */
export function AccountParts({ onDeleted, user }: Props) {
  return (
    <>
      {user.deletionAt && <DeletionNotice deletionAt={user.deletionAt} />}
      <MemberPart title="Membership" text="What you have, what it costs, and how to change or end it.">
        <MembershipPart userId={user.id} />
      </MemberPart>
      <MemberPart title="Email address" text={`We write to ${user.email}.`}>
        <EmailForm />
      </MemberPart>
      <MemberPart
        title="Reminders"
        text="An email in the morning with what your program has for the day, and none when you have done it."
      >
        <ReminderSettings userId={user.id} />
      </MemberPart>
      <div id="notifications">
        <MemberPart
          title="Community emails"
          text="What we email you about, unless you have read it on the site before. Daily emails come in the morning, weekly ones on Mondays."
        >
          <NotificationSettings userId={user.id} />
        </MemberPart>
      </div>
      <MemberPart title="Password" text="A new password signs you out in all other browsers.">
        <PasswordForm user={user} />
      </MemberPart>
      <MemberPart
        title="Passkeys"
        text="Sign in with your fingerprint, your face or your screen lock. Passkeys stay valid when you change your password, so remove any that you don’t recognize."
      >
        <PasskeyList userId={user.id} />
      </MemberPart>
      <MemberPart
        title="Where you are signed in"
        text="If you don’t recognize a browser, sign it out and change your password."
      >
        <SessionList userId={user.id} />
      </MemberPart>
      <MemberPart title="Your data" text="Everything we hold about you, in one file.">
        <DataExport />
      </MemberPart>
      <MemberPart
        title="Delete account"
        text="Your membership is canceled first. You have two weeks to change your mind, then everything in your account is deleted."
      >
        <DeleteAccount roles={user.roles} onDeleted={onDeleted} />
      </MemberPart>
    </>
  )
}
