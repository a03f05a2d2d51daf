import { useEffect, useState } from 'react'
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
    let isStopped = false
    let stop = () => {}
    Promise.all([import('./follow-personal'), load()]).then(
      ([{ followPersonal }, query]) => {
        if (!isStopped) stop = followPersonal(query, userId, (latest) => setData(() => latest))
      },
      // Without its code the part stays as it is for visitors, as when the data cannot be read.
      () => {},
    )
    return () => {
      isStopped = true
      stop()
      setData(undefined)
    }
  }, [load, userId])
  return data
}
