'use client'

import { useViewer } from '@/features/session/Session.client'

/**
 * The banner's title. The cached page carries the neutral wording; a signed-in member's
 * first name is put in as text once the session is known. The longer wording keeps the
 * place of both, so that nothing jumps. DESIGN 7.
 */
export function PersonalTitle({ title, neutralTitle }: { title: string; neutralTitle: string }) {
  const { user } = useViewer()
  const firstName = user?.firstName?.trim()
  if (!title.includes('{firstName}')) return title
  return firstName ? title.replaceAll('{firstName}', firstName) : neutralTitle
}
