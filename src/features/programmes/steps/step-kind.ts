import { CircleDashed, type LucideIcon } from 'lucide-react'
import { typeStyle } from '@/cards/parts/type-styles'
import { CONTENT_TYPES, TYPES_WITH_PAGES } from '@/model/content-types'
import type { Step } from '../progress'

/** The icon of a step and the words for it, by the type of its item or page: "Recipe". */
export function kindOfStep({ kind, uri }: Pick<Step, 'kind' | 'uri'>): { Icon: LucideIcon; name: string } {
  if (kind === 'task') return { Icon: CircleDashed, name: 'Task' }
  const type = TYPES_WITH_PAGES.find((postType) => {
    const { folder } = CONTENT_TYPES[postType]
    return kind === 'item' && folder !== null && folder !== '/' && uri?.startsWith(folder)
  })
  const { Icon } = typeStyle(type ?? 'pages')
  return { Icon, name: type ? CONTENT_TYPES[type].one : 'Page' }
}
