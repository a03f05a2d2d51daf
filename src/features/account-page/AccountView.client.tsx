'use client'

import { useState } from 'react'
import { MembershipPart } from '@/features/memberships/account/MembershipPart.client'
import { MemberFrame, MemberLoading, MemberPart, MemberSignedOut } from '@/features/profile/MemberFrame'
import { useViewer } from '@/platform/session/Session.client'
import { longDate } from '@/rules/dates'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormResult } from '@/ui/FormResult.client'
import { DataExport } from './DataExport.client'
import { DeleteAccount } from './DeleteAccount.client'
import { DeletionNotice } from './DeletionNotice.client'
import { EmailForm } from './EmailForm.client'
import { NotificationSettings } from './NotificationSettings.client'
import { PasskeyList } from './PasskeyList.client'
import { PasswordForm } from './PasswordForm.client'
import { ReminderSettings } from './ReminderSettings.client'
import { SessionList } from './SessionList.client'

/** The signed-in user's account: credentials, sessions, data export and deletion. */
export function AccountView() {
  const { state, user } = useViewer()
  const [deletionAt, setDeletionAt] = useState<string | null>(null)

  if (deletionAt !== null) {
    return (
      <div className="member-section">
        <FormResult title="You are signed out everywhere">
          <p>
            Your account will be deleted on {longDate(deletionAt)}. If you change your mind, sign in before that day and
            keep it.
          </p>
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </FormResult>
      </div>
    )
  }
  return (
    <MemberFrame at="/account/" title="Your account">
      {state === 'authenticated' ? (
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
            <DeleteAccount roles={user.roles} onDeleted={setDeletionAt} />
          </MemberPart>
        </>
      ) : state === 'loading' ? (
        <MemberLoading />
      ) : (
        <MemberSignedOut />
      )}
    </MemberFrame>
  )
}
