'use client'

import { useViewer } from '@/platform/session/Session.client'
import { AvatarPicker } from './AvatarPicker.client'
import { MemberFrame, MemberLoading, MemberPart, MemberSignedOut } from './MemberFrame'
import { ProfileForm } from './ProfileForm.client'

/** The signed-in user's profile, to view and to edit. */
export function ProfileView() {
  const { state, user } = useViewer()
  return (
    <MemberFrame at="/profile/" title="Your profile">
      {state === 'authenticated' ? (
        <>
          <MemberPart title="Your picture" text="Shown beside what you write in the community.">
            <AvatarPicker user={user} />
          </MemberPart>
          <MemberPart title="About you" text={`You are @${user.username}.`}>
            <ProfileForm key={user.id} user={user} />
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
