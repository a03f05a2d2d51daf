import { useEffect, useState } from 'react'
import { untilLoaded } from '@/ui/until-loaded'
import type { PersonalQuery } from './personal-data'
import { useViewer } from './Session.client'

/**
 * Personal data in a part that visitors see too: the code that reads it is loaded once someone is signed in.
 * @param load imports the query; the same function at each render
 * @returns undefined for a visitor, and until the data is known
 */
export function useDeferredPersonal<Data>(load: () => Promise<PersonalQuery<Data>>): Data | undefined {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  const [data, setData] = useState<Data>()
  useEffect(() => {
    if (userId === 0) return
    let stopFollowing = () => {}
    // Until its code is there the part stays as it is for visitors, as when the data cannot be read.
    const stopLoading = untilLoaded(
      () => Promise.all([import('./follow-personal'), load()]),
      ([{ followPersonal }, query]) => {
        stopFollowing = followPersonal(query, userId, (latest) => setData(() => latest))
      },
    )
    return () => {
      stopLoading()
      stopFollowing()
      setData(undefined)
    }
  }, [load, userId])
  return data
}
