import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { doneOf } from '@/cms/forms/done'
import { readLetter } from '@/cms/forms/read-letter'
import { replyLink } from '@/rules/forms/letter'
import { Time } from '../dashboard/Time.client'
import { memberPath } from '../memberships/paths'
import { Done } from './Done.client'

const KILOBYTE = 1_024

const sizeText = (bytes: number) =>
  bytes < KILOBYTE ** 2 ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / KILOBYTE ** 2).toFixed(1)} MB`

/** The screen of a form submission: who sent it, each question with its answer, the files, and what can be done. */
export async function Letter({ id, req }: UIFieldServerProps) {
  const letter = id === undefined ? null : await readLetter(req, Number(id))
  if (!letter) return null
  const { answers, createdAt, files, form, member, page, sender } = letter
  const { admin, api } = req.payload.config.routes
  return (
    <article className="ebs-letter">
      <header>
        <p>
          {sender.name ?? sender.email ?? 'Someone'}
          {sender.name && sender.email && ` (${sender.email})`} sent{' '}
          {form.id === null ? (
            form.title
          ) : (
            <Link href={`${admin}/collections/forms/${form.id}`} prefetch={false}>
              {form.title}
            </Link>
          )}
          , <Time iso={createdAt} />
          {page && (
            <>
              , from <a href={page}>{page}</a>
            </>
          )}
        </p>
        {member && (
          <p>
            {member.name === null ? (
              'Signed in as a member.'
            ) : (
              <>
                Signed in as{' '}
                <Link href={`${admin}${memberPath(member.id)}`} prefetch={false}>
                  {member.name}
                </Link>
              </>
            )}
          </p>
        )}
        <div className="ebs-buttons">
          {sender.email && (
            <a className="btn btn--style-primary btn--size-small" href={replyLink(sender.email, form.title, answers)}>
              Reply
            </a>
          )}
          <Done address={`${api}/form-submissions/${id}/done`} initial={await doneOf(req, letter)} />
        </div>
      </header>
      {answers.length === 0 && <p>There are no answers.</p>}
      <dl>
        {answers.map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label || field}</dt>
            <dd>{value === '' ? <span className="ebs-empty">No answer</span> : value}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <section aria-labelledby="ebs-letter-files">
          <h2 id="ebs-letter-files">Files</h2>
          <ul className="ebs-lines">
            {files.map((file) => (
              <li key={file.id}>
                <a href={file.url} download={file.name}>
                  {file.name}
                </a>{' '}
                <small>
                  {file.label}, {sizeText(file.bytes)}
                </small>
              </li>
            ))}
          </ul>
          <p className="ebs-hint">Files come from strangers: open them with care.</p>
        </section>
      )}
    </article>
  )
}
