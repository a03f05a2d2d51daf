import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { type ListedMember, listMembers, type MemberFilters, memberFilters } from '@/cms/memberships/staff/members-list'
import { LIMITS } from '@/rules/limits'
import { PLAN_LABELS, SOURCES, STATUSES } from '@/rules/membership/terms'
import { ScrollTable } from '../ScrollTable'
import { dayText } from './format'
import { MEMBERS_PATH, memberPath } from './paths'
import { StaffView } from './StaffView'

/** Admin page: all members with their plan and what gives it, filtered and searched by the server. */
export function MembersView(view: AdminViewServerProps) {
  const { payload, searchParams } = view
  const filters = memberFilters.parse(searchParams ?? {})
  const { admin } = payload.config.routes
  return (
    <StaffView view={view} path={MEMBERS_PATH} title="Members" needs="read">
      {async () => {
        const { count, isMore, members } = await listMembers(
          { run: connectionRunner(payload.db), isSqlite: payload.db.name === 'sqlite' },
          filters,
        )
        return (
          <>
            <Filters action={`${admin}${MEMBERS_PATH}`} filters={filters} />
            <p role="status">
              {isMore ? `More than ${count} people.` : `${count} ${count === 1 ? 'person' : 'people'}.`}
            </p>
            <Table members={members} admin={admin} />
            <Pages admin={admin} filters={filters} isLast={members.length < LIMITS.memberListRows} />
          </>
        )
      }}
    </StaffView>
  )
}

/** No member is pending: an order that waits for its payment has no membership yet. */
const { pending: _, ...MEMBER_STATUSES } = STATUSES

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

function Filters({ action, filters: { plan, search, source, status } }: { action: string; filters: MemberFilters }) {
  const choices = [
    { name: 'plan', label: 'Plan', value: plan, labels: PLAN_LABELS },
    { name: 'status', label: 'Status', value: status, labels: MEMBER_STATUSES },
    { name: 'source', label: 'Source', value: source, labels: SOURCES },
  ]
  return (
    // The key renders the fields again, with the values of another address.
    <form key={JSON.stringify([plan, search, source, status])} action={action} className="ebs-filters">
      <label>
        Name, username or email
        <input type="search" name="search" defaultValue={search} maxLength={100} />
      </label>
      {choices.map(({ label, labels, name, value }) => (
        <label key={name}>
          {label}
          <select name={name} defaultValue={value ?? ''}>
            <option value="">All</option>
            {optionsOf(labels)}
          </select>
        </label>
      ))}
      <button type="submit" className="btn btn--style-primary btn--size-small">
        Show
      </button>
    </form>
  )
}

function Table({ admin, members }: { admin: string; members: ListedMember[] }) {
  if (members.length === 0) return <p>No one matches. Change the filters or the search.</p>
  return (
    <ScrollTable label="Members" headings={['Person', 'Plan', 'Status', 'Source', 'Joined', 'Paid until']}>
      {members.map(({ cancelsAt, email, id, joined, name, paidUntil, plan, source, status }) => (
        <tr key={id}>
          <th scope="row">
            <Link href={`${admin}${memberPath(id)}`} prefetch={false}>
              {name}
            </Link>
            <br />
            <small>{email}</small>
          </th>
          <td>{PLAN_LABELS[plan]}</td>
          <td>
            {status ? STATUSES[status] : '–'}
            {cancelsAt && status !== 'ended' && <small> (canceled)</small>}
          </td>
          <td>{source ? SOURCES[source] : '–'}</td>
          <td>{dayText(joined)}</td>
          <td>{dayText(paidUntil)}</td>
        </tr>
      ))}
    </ScrollTable>
  )
}

function Pages({ admin, filters, isLast }: { admin: string; filters: MemberFilters; isLast: boolean }) {
  const { page, ...others } = filters
  if (page === 1 && isLast) return null
  const addressOf = (number: number) => {
    const query = new URLSearchParams(Object.entries(others).flatMap(([name, value]) => (value ? [[name, value]] : [])))
    if (number > 1) query.set('page', String(number))
    return `${admin}${MEMBERS_PATH}?${query}`
  }
  return (
    <nav className="ebs-buttons" aria-label="Pages">
      {page > 1 && <Link href={addressOf(page - 1)}>Previous</Link>}
      <span aria-current="page">Page {page}</span>
      {!isLast && <Link href={addressOf(page + 1)}>Next</Link>}
    </nav>
  )
}
