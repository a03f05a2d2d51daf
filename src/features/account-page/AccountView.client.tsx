'use client'

import { useState } from 'react'
import { MemberFrame, MemberLoading, MemberSignedOut } from '@/features/profile/MemberFrame'
import { useViewer } from '@/platform/session/Session.client'
import { longDate } from '@/rules/dates'
import { ButtonLink } from '@/ui/ButtonLink'
import { FormResult } from '@/ui/FormResult.client'
import { useDeferred } from '@/ui/use-deferred.client'

/** Shown once the session is known, so the page does not wait for its code. */
const loadParts = () => import('./AccountParts.client').then(({ AccountParts }) => AccountParts)

/** The signed-in user's account: credentials, sessions, data export and deletion. */
export function AccountView() {
  const { state, user } = useViewer()
  const Parts = useDeferred(loadParts)
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
      {state === 'authenticated' && Parts ? (
        <Parts user={user} onDeleted={setDeletionAt} />
      ) : state !== 'anonymous' ? (
        <MemberLoading />
      ) : (
        <MemberSignedOut />
      )}
    </MemberFrame>
  )
}
