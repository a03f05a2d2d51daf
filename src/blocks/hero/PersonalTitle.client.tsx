'use client'

import { useViewer } from '@/platform/session/Session.client'

/** A long name: the title reserves the lines that it needs. */
const LONGEST_NAME = 'Maximiliana'

/** A name at the end has a line of its own: how many lines a title has then does not depend on the name's length. */
const onOwnLine = (title: string) => title.replace(/\s+(?=\{firstName\}\W*$)/, '\n')

type Props = { title: string; neutralTitle: string /** Whether a member may be reading. */; reserveSpace: boolean }

/**
 * The banner's title. The cached page has the neutral title; the first name of a signed-in member is inserted once the
 * session is known. The title with a long name is rendered invisibly below it and reserves its height, which prevents a
 * layout shift.
 */
export function PersonalTitle({ title, neutralTitle, reserveSpace }: Props) {
  const { user } = useViewer()
  const firstName = user?.firstName?.trim()
  if (!title.includes('{firstName}')) return title
  const template = onOwnLine(title)
  const shown = firstName ? template.replaceAll('{firstName}', firstName) : neutralTitle
  if (!reserveSpace) return shown
  return (
    <span className="personal-title" data-longest={template.replaceAll('{firstName}', LONGEST_NAME)}>
      <span>{shown}</span>
    </span>
  )
}
