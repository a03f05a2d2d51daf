'use client'

import { Select } from '@/ui/Select'
import { useBoards } from '../lists/use-boards.client'

/** The boards that a topic can be moved to. */
export function ChooseBoard({ current }: { current: string }) {
  const boards = useBoards([])
  const options = boards
    .filter(({ slug }) => slug !== current)
    .map(({ slug, title }) => ({ value: slug, label: title }))
  return <Select label="Board" name="board" options={options} />
}
