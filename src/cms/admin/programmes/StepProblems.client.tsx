'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fetchStepProblems, type StepProblem } from './step-problems-api'

/** On a program's screen: the steps of the last saved version that members do not see, and why. */
export function StepProblems() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const address = `${config.routes.api}/programmes/${id}`
  const savedAt = savedDocumentData?.updatedAt
  const [problems, setProblems] = useState<StepProblem[] | null>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may change the problems
  useEffect(() => {
    if (id === undefined) return
    let current = true
    fetchStepProblems(address).then((found) => {
      if (current) setProblems(found)
    })
    return () => {
      current = false
    }
  }, [address, id, savedAt])

  if (problems === null) return <p role="status">We couldn't check the steps. Please reload the page.</p>
  if (problems.length === 0) return null
  return (
    <section className="ebs-used-on" aria-label="Steps that members do not see">
      <h2 className="ebs-small-heading">Steps that members do not see</h2>
      <ul>
        {problems.map(({ day, problem, step, title, week }) => (
          <li key={`${week}.${day}.${step}`}>
            Week {week}, day {day}, step {step}
            {title && `: “${title}”`}. {problem}
          </li>
        ))}
      </ul>
    </section>
  )
}
