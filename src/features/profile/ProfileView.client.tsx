'use client'

import { SessionEnded } from '@/features/login/SessionEnded.client'
import { useViewer } from '@/platform/session/Session.client'
import { useMember } from '@/platform/session/use-member.client'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { AvatarPicker } from './AvatarPicker.client'
import { MemberFrame, MemberLoading, MemberPart, MemberSignedOut } from './MemberFrame'
import { ProfileForm } from './ProfileForm.client'

/** The signed-in user's profile, to view and to edit. */
export function ProfileView() {
  const { state } = useViewer()
  const { signedOut, user } = useMember()
  return (
    <MemberFrame at="/profile/" title="Your profile">
      {user ? (
        <MemberPart
          title={`${user.firstName} ${user.lastName}`.trim()}
          text={`@${user.username} · ${PLAN_LABELS[user.plan]}`}
          aside={<AvatarPicker user={user} />}
        >
          <ProfileForm key={user.id} user={user} />
          {signedOut && <SessionEnded />}
        </MemberPart>
      ) : state === 'loading' ? (
        <MemberLoading />
      ) : (
        <MemberSignedOut />
      )}
    </MemberFrame>
  )
}
