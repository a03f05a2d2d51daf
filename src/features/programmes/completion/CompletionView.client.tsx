'use client'

import { MemberFrame, MemberLoading, MemberSignedOut } from '@/features/profile/MemberFrame'
import { useViewer } from '@/platform/session/Session.client'
import { ButtonLink } from '@/ui/ButtonLink'
import { RetryButton } from '@/ui/RetryButton.client'
import { CompletedProgram } from './CompletedProgram.client'
import { useCompletion } from './use-completion.client'

const TITLE = 'Your program'

/** The page of a program that the signed-in user has finished. */
export function CompletionView({ slug }: { slug: string }) {
  const { state, user } = useViewer()
  return (
    // Receives the focus when the button to try again is removed.
    <div className="outline-none" tabIndex={-1}>
      {state === 'authenticated' ? (
        <OwnCompletion slug={slug} userId={user.id} firstName={user.firstName} />
      ) : (
        <MemberFrame title={TITLE}>{state === 'loading' ? <MemberLoading /> : <MemberSignedOut />}</MemberFrame>
      )}
    </div>
  )
}

/** The sentence and the way on where there is nothing to show. */
const REASONS = {
  conflict: {
    title: 'Not finished yet',
    text: 'Your certificate will be here when every step of the program is done. The next one is on your dashboard.',
    href: '/dashboard/',
    link: 'Open your dashboard',
  },
  not_found: {
    title: 'There is no such program',
    text: 'The address may be misspelled, or the program is no longer here. What you have done is still yours.',
    href: '/the-ebs-method/',
    link: 'See the programs',
  },
  forbidden: {
    title: 'This program is not in your plan',
    text: 'What you have done is kept. With a plan that includes the program, you will find it here again.',
    href: '/memberships/',
    link: 'See the plans',
  },
} as const

type Props = { slug: string; userId: number; firstName: string }

function OwnCompletion({ firstName, slug, userId }: Props) {
  const { answer, failed, retry } = useCompletion(slug, userId)
  if (failed) {
    return (
      <MemberFrame title={TITLE}>
        <div className="grid justify-items-start gap-4">
          <p role="alert">This could not be loaded.</p>
          <RetryButton onRetry={retry}>Try again</RetryButton>
        </div>
      </MemberFrame>
    )
  }
  if (!answer) {
    return (
      <MemberFrame title={TITLE}>
        <MemberLoading />
      </MemberFrame>
    )
  }
  if ('completion' in answer) {
    const { completion } = answer
    return (
      <MemberFrame title={`Well done, ${firstName || completion.name}`}>
        <CompletedProgram completion={completion} />
      </MemberFrame>
    )
  }
  const { href, link, text, title } = REASONS[answer.reason]
  return (
    <MemberFrame title={title}>
      <div className="grid justify-items-start gap-6">
        <p className="max-w-measure text-lg text-text-soft">{text}</p>
        <ButtonLink href={href}>{link}</ButtonLink>
      </div>
    </MemberFrame>
  )
}
