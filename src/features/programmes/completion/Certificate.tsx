import { useId } from 'react'
import { longDate } from '@/rules/dates'
import type { Day } from '@/rules/programme/calendar-days'
import { SunsMark } from '@/ui/SunsMark'
import './certificate.css'

type Props = { name: string; program: string; startedOn: Day; finishedOn: Day }

/** The certificate of a finished program. Printed, the page shows nothing else. */
export function Certificate({ finishedOn, name, program, startedOn }: Props) {
  const titleId = useId()
  return (
    <section className="certificate light-section" aria-labelledby={titleId}>
      <div className="window-light" aria-hidden="true" />
      <SunsMark className="h-14 w-auto" />
      <h2 className="certificate-title" id={titleId}>
        Certificate of completion
      </h2>
      <p className="certificate-name">{name}</p>
      <p>has done every step of</p>
      <p className="certificate-program">{program}</p>
      <p className="certificate-dates">
        <time dateTime={startedOn}>{longDate(startedOn)}</time>
        {finishedOn !== startedOn && (
          <>
            {' to '}
            <time dateTime={finishedOn}>{longDate(finishedOn)}</time>
          </>
        )}
      </p>
    </section>
  )
}
