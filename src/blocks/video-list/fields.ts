import type { Block } from 'payload'
import { subtitleField } from '@/cms/fields/subtitle'
import { titleField } from '@/cms/fields/title'
import { CONTENT_TYPES, VIDEO_TYPES } from '@/model/content-types'
import { LIMITS } from '@/rules/limits'

type Siblings = { itemSelection?: string } | undefined

const isManual = (_: unknown, siblings: Siblings) => siblings?.itemSelection === 'Manual'
const isAutomatic = (_: unknown, siblings: Siblings) => siblings?.itemSelection !== 'Manual'

/** Videos of the site as cards that play in a modal. */
export const videoListBlock: Block = {
  slug: 'videoGrid',
  interfaceName: 'VideoGridBlock',
  labels: { singular: 'Video list (videos of the site)', plural: 'Video lists (videos of the site)' },
  fields: [
    titleField(),
    subtitleField(),
    {
      name: 'itemSelection',
      type: 'select',
      required: true,
      defaultValue: 'Automatic',
      options: ['Automatic', 'Manual'],
      admin: { description: 'Automatic: the newest of the types below; what the viewer can open comes first.' },
    },
    {
      name: 'postType',
      type: 'select',
      hasMany: true,
      defaultValue: ['movementGuides'],
      label: 'Types',
      options: VIDEO_TYPES.map((value) => ({ value, label: CONTENT_TYPES[value].many })),
      admin: { condition: isAutomatic },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        isManual(undefined, siblingData as Siblings) ||
        (Array.isArray(value) && value.length > 0) ||
        'Choose at least one type.',
    },
    {
      name: 'numberOfPosts',
      type: 'number',
      defaultValue: LIMITS.numberOfVideos,
      min: 1,
      max: LIMITS.fetchPerType,
      label: 'Number of videos',
      admin: { condition: isAutomatic },
    },
    {
      name: 'selectContent',
      type: 'relationship',
      relationTo: [...VIDEO_TYPES],
      hasMany: true,
      maxRows: LIMITS.chosenPosts,
      label: 'Videos',
      admin: { condition: isManual, description: 'They show in this order.' },
    },
    {
      name: 'itemsPerPage',
      type: 'number',
      defaultValue: LIMITS.videosPerPage,
      min: 1,
      max: LIMITS.postsPerPageMax,
      label: 'Videos per page',
    },
    {
      name: 'featureFirstItem',
      type: 'checkbox',
      label: 'Larger first video',
      defaultValue: false,
    },
    {
      name: 'format',
      type: 'select',
      defaultValue: 'default',
      options: [
        { value: 'default', label: 'Wide (16:9)' },
        { value: 'square', label: 'Square' },
      ],
    },
  ],
}
