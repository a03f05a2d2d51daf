'use client'

import { useViewer } from '@/features/session/Session.client'
import { AvatarPicker } from './AvatarPicker.client'
import { MemberFrame, MemberLoading, MemberPart, MemberSignedOut } from './MemberFrame'
import { ProfileForm } from './ProfileForm.client'

/** The profile of whoever is signed in, to look at and to change. SPEC 2.1, 3 (session user). */
export function ProfileView() {
  const { state, user } = useViewer()
  return (
    <MemberFrame at="/profile/" title="Your profile">
      {state === 'authenticated' ? (
        <>
          <MemberPart title="Your picture" text="Beside what you write in the community. A face, a cat or a carrot.">
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
