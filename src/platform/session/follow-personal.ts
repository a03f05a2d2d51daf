import { QueryObserver } from '@tanstack/react-query'
import { pageQueryClient } from './page-query-client'
import { initialDataOf, type PersonalQuery, personalQueryOptions } from './personal-data'

/**
 * Reads personal data outside of React, as `usePersonalQuery` does in a component.
 * @param onData called with the data now and whenever it changes; undefined until it is known
 * @returns stops it
 */
export function followPersonal<Data>(
  query: PersonalQuery<Data>,
  userId: number,
  onData: (data: Data | undefined) => void,
): () => void {
  const options = { ...personalQueryOptions(query, userId), ...initialDataOf(query, userId) }
  const observer = new QueryObserver(pageQueryClient(), options)
  const stop = observer.subscribe(({ data }) => onData(data))
  onData(observer.getCurrentResult().data)
  return stop
}
