import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { allStaffNames } from '@/cms/versions/names'

/** Staff are few, and a list reads their names once. */
const staffNames = cache(allStaffNames)

/** In a list of content: who saved the newest version. */
export async function StaffNameCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return '–'
  return (await staffNames(payload)).get(cellData) ?? 'Someone who is gone'
}
