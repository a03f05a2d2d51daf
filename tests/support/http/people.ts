import { z } from 'zod'
import { cookieOf } from './accounts'
import { type Answer, ask } from './client'

const written = z.object({ doc: z.object({ id: z.number() }) })

export type MadePerson = { id: number; username: string; email: string; password: string }

const made: number[] = []

async function asAdministrator(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await ask(`/cms/api${path}`, { method, body, cookie: await cookieOf('administrator') })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 500)}`)
  return answer
}

/** Makes an account that no other test uses; {@link removePeople} takes it away. */
export async function makePerson(parts: Record<string, unknown> = {}): Promise<MadePerson> {
  const username = `made-${Math.random().toString(36).slice(2)}`
  const own = { username, email: `${username}@example.com`, password: `the password of ${username}` }
  const { json } = await asAdministrator('POST', '/users?depth=0', {
    ...own,
    firstName: 'Made',
    lastName: 'By a test',
    role: 'member',
    plan: 'free',
    _verified: true,
    ...parts,
  })
  const { id } = written.parse(json).doc
  made.push(id)
  return { id, ...own }
}

/** Changes somebody as an administrator does in the admin. */
export async function changePerson(id: number, parts: Record<string, unknown>): Promise<void> {
  await asAdministrator('PATCH', `/users/${id}?depth=0`, parts)
}

/** Deletes somebody as an administrator does in the admin. */
export async function deletePerson(id: number): Promise<void> {
  await asAdministrator('DELETE', `/users/${id}`)
  made.splice(made.indexOf(id), 1)
}

/** Call in afterAll. */
export async function removePeople(): Promise<void> {
  for (const id of made.splice(0)) await asAdministrator('DELETE', `/users/${id}`)
}
