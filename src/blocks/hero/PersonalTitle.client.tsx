'use client'

import { useViewer } from '@/features/session/Session.client'

/** As long as names get: what keeps the lines that the real one will need. */
const LONGEST_NAME = 'Maximiliana'

type Props = { title: string; neutralTitle: string /** Whether a member may be reading. */; reserveSpace: boolean }

/**
 * The banner's title. The cached page carries the neutral wording; a signed-in member's
 * first name is put in as text once the session is known. The longer wording lies unseen
 * under it and keeps its place, so that nothing jumps. DESIGN 7.
 */
export function PersonalTitle({ title, neutralTitle, reserveSpace }: Props) {
  const { user } = useViewer()
  const firstName = user?.firstName?.trim()
  if (!title.includes('{firstName}')) return title
  const shown = firstName ? title.replaceAll('{firstName}', firstName) : neutralTitle
  if (!reserveSpace) return shown
  return (
    <span className="personal-title" data-longest={title.replaceAll('{firstName}', LONGEST_NAME)}>
      <span>{shown}</span>
    </span>
  )
}
