'use client'

import { useState } from 'react'
import { MemberFrame, MemberLoading, MemberPart, MemberSignedOut } from '@/features/profile/MemberFrame'
import { useViewer } from '@/features/session/Session.client'
import { longDate } from '@/rules/dates'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormResult } from '@/ui/FormResult.client'
import { DataExport } from './DataExport.client'
import { DeleteAccount } from './DeleteAccount.client'
import { DeletionNotice } from './DeletionNotice.client'
import { EmailForm } from './EmailForm.client'
import { PasskeyList } from './PasskeyList.client'
import { PasswordForm } from './PasswordForm.client'
import { SessionList } from './SessionList.client'

/** The account of whoever is signed in: how they sign in, where they are, what is theirs, and the way out. SPEC 2.1. */
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
          <ButtonLink href="/">To the front page</ButtonLink>
        </FormResult>
      </div>
    )
  }
  return (
    <MemberFrame at="/account/" title="Your account">
      {state === 'authenticated' ? (
        <>
          {user.deletionAt && <DeletionNotice deletionAt={user.deletionAt} />}
          <MemberPart title="E-mail address" text={`We write to ${user.email}.`}>
            <EmailForm />
          </MemberPart>
          <MemberPart title="Password" text="Another one signs you out in all other browsers.">
            <PasswordForm username={user.username} />
          </MemberPart>
          <MemberPart
            title="Passkeys"
            text="Sign in with your fingerprint, your face or your screen lock. They stay when you change your password: remove what you do not know."
          >
            <PasskeyList userId={user.id} />
          </MemberPart>
          <MemberPart title="Where you are signed in" text="What you do not know, sign out, and set another password.">
            <SessionList userId={user.id} />
          </MemberPart>
          <MemberPart title="Your data" text="Everything we hold about you, in one file.">
            <DataExport />
          </MemberPart>
          <MemberPart title="Leaving" text="You have two weeks to change your mind. Then all that is yours is deleted.">
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
