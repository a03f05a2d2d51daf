import { useState } from 'react'
import type { Progress } from './progress'

/**
 * The day whose steps are listed. At one's own pace the day moves on with its last step: the list stays until the member
 * goes on, so that they can take the step back.
 * @returns `behind`: the list has stayed; `stay` keeps the day that is listed, `goOn` lists the one that is due
 */
export function useListedDay({ day, enrolment }: Pick<Progress, 'day' | 'enrolment'>) {
  const [listed, setListed] = useState(day)
  const behind = enrolment?.mode === 'pace' && listed > 0 && listed < day
  const shownDay = behind ? listed : day
  return { day: shownDay, behind, stay: () => setListed(shownDay), goOn: () => setListed(day) }
}
