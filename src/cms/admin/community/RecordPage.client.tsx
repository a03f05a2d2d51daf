'use client'

import { type FormEvent, useState } from 'react'
import { Actions } from './Actions.client'
import { recordAnswer } from './answers'
import { HistoryText, memberActions } from './HistoryText'
import { LogLines } from './LogLines'
import { useAnswer } from './use-answer.client'

/** A member's record in the community. @param initial the username to begin with */
export function RecordPage({ initial }: { initial: string }) {
  const [username, setUsername] = useState(initial)
  const address = username === '' ? null : `/api/forum/record?member=${encodeURIComponent(username)}`
  const { again, answer, problem } = useAnswer(address, recordAnswer)

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setUsername(String(new FormData(event.currentTarget).get('member') ?? '').trim())
  }

  return (
    <>
      <form className="ebs-filters" onSubmit={choose}>
        <label>
          Username
          <input type="search" name="member" defaultValue={initial} maxLength={60} required />
        </label>
        <button type="submit" className="btn btn--style-primary btn--size-small">
          Show
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {answer && !problem && (
        <section aria-labelledby="ebs-record">
          <h2 id="ebs-record">{answer.member.name}</h2>
          <HistoryText history={answer.member} />
          <Actions target={{ member: answer.member.id }} actions={memberActions(answer.member)} onDone={again} />
          <LogLines lines={answer.log} />
        </section>
      )}
    </>
  )
}
