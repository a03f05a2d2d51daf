'use client'

import { useConfig, useListQuery, usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { DescribePictures } from './DescribePictures.client'
import { filterOf, type PictureFilter, withFilter } from './list-filter'
import { PictureGrid } from './PictureGrid.client'
import { picturesIn } from './picture-rows'
import { type Folder, fetchFolders } from './pictures-api'
import { useLeftOutFiles } from './use-left-out-files.client'

const VIEWS = { grid: 'Grid', table: 'List', describe: 'Descriptions' } as const
type View = keyof typeof VIEWS
const VIEW_PREFERENCE = 'pictures-view'

const isView = (value: unknown): value is View => typeof value === 'string' && value in VIEWS

/**
 * Above the list of pictures, in the picker too: its folders, those that nothing uses, and how the list is shown. The
 * style sheet hides the list's own table beside a grid.
 */
export function PictureTools() {
  const { data, handleWhereChange, query } = useListQuery()
  const [view, setView] = useView()
  const folders = useFolders()
  useLeftOutFiles()
  const filter = filterOf(query?.where)
  const narrow = (change: Partial<PictureFilter>) =>
    void handleWhereChange?.(withFilter(query?.where, { ...filter, ...change }))
  const pictures = picturesIn(data?.docs)
  return (
    <div className="ebs-pictures" data-view={view}>
      <div className="ebs-picture-tools">
        <label>
          Folder{' '}
          <select
            value={filter.folder === null ? 'all' : `in:${filter.folder}`}
            onChange={({ target: { value } }) => narrow({ folder: value === 'all' ? null : value.slice('in:'.length) })}
          >
            <option value="all">All folders</option>
            <option value="in:">In no folder</option>
            {withCurrent(folders, filter.folder).map(({ count, name }) => (
              <option key={name} value={`in:${name}`}>
                {name} ({count})
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={filter.unused}
            onChange={({ target: { checked } }) => narrow({ unused: checked })}
          />{' '}
          Used nowhere
        </label>
        <fieldset>
          <legend className="ebs-unseen">Show as</legend>
          {Object.entries(VIEWS).map(([name, label]) => (
            <label key={name}>
              <input
                type="radio"
                name="ebs-pictures-view"
                checked={view === name}
                onChange={() => isView(name) && setView(name)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      {view === 'grid' && pictures.length > 0 && <PictureGrid pictures={pictures} />}
      {view === 'describe' && pictures.length > 0 && <DescribePictures pictures={pictures} />}
    </div>
  )
}

/** The folder in the query stays a choice when its last picture has left it. */
const withCurrent = (folders: readonly Folder[], current: string | null): Folder[] =>
  !current || folders.some(({ name }) => name === current) ? [...folders] : [...folders, { name: current, count: 0 }]

function useFolders(): readonly Folder[] {
  const { config } = useConfig()
  const { data } = useListQuery()
  const [folders, setFolders] = useState<readonly Folder[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the list may have other folders
  useEffect(() => {
    let current = true
    fetchFolders(config.routes.api).then((found) => {
      if (current && found) setFolders(found)
    })
    return () => {
      current = false
    }
  }, [config.routes.api, data])
  return folders
}

/** How the list is shown, which is remembered for the person. */
function useView(): [View, (view: View) => void] {
  const { getPreference, setPreference } = usePreferences()
  const [view, setView] = useState<View>('grid')
  useEffect(() => {
    let current = true
    getPreference<unknown>(VIEW_PREFERENCE).then((stored) => {
      if (current && isView(stored)) setView(stored)
    })
    return () => {
      current = false
    }
  }, [getPreference])
  const choose = (next: View) => {
    setView(next)
    // Descriptions are written now and then; the list opens with its pictures.
    if (next !== 'describe') void setPreference(VIEW_PREFERENCE, next)
  }
  return [view, choose]
}
