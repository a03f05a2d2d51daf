import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Viewer } from '@/platform/session/viewer.server'
import { anAuthenticator } from '../authenticator'
import { startTestCms } from './cms'
import { aMember } from './members'
import { aBrowser, sessionCalls } from './sign-in'
import { PASSWORD } from './users'

export type Device = ReturnType<typeof anAuthenticator>
/** Ways in which a device's response can be wrong. */
export type Overrides = Parameters<Device['create']>[1]
export type PasskeyKit = Awaited<ReturnType<typeof startPasskeys>>

export const rejectsWith = (code: string) => expect.objectContaining({ code })

/** A CMS and all that a test does with passkeys. Stop it when done. */
export async function startPasskeys() {
  const cms = await startTestCms()
  const { payload } = cms
  // Imported here because they load the CMS, which reads the environment.
  const own = await import('@/features/passkeys/own-passkeys.server')
  const passkeySignIn = await import('@/features/passkeys/sign-in.server')
  const { queryRows } = await import('@/cms/client/sql.server')
  const session = await sessionCalls()

  const optionsFor = (viewer: Viewer) => own.addOptions(viewer, { password: PASSWORD }, aBrowser().address)

  async function add(viewer: Viewer, device: Device, overrides?: Overrides) {
    const { options } = await optionsFor(viewer)
    return own.addPasskey(viewer, { name: 'My phone', response: device.create(options, overrides) })
  }

  async function signIn(device: Device, overrides?: Overrides, browser = aBrowser()) {
    const { options } = await passkeySignIn.signInOptions(aBrowser().address)
    return passkeySignIn.signInWithPasskey({ response: device.get(options, overrides) }, browser)
  }

  /** A user with a passkey. */
  async function aUserWithPasskey(mark: string) {
    const member = await aMember(payload, mark)
    const device = anAuthenticator()
    const { passkeys } = await add(member.viewer, device)
    return { ...member, device, passkeyId: passkeys[0]?.id ?? 0 }
  }

  /** The number of stored challenges. */
  const challenges = async () => (await payload.count({ collection: 'passkeyChallenges' })).totalDocs

  /** The subjects of the emails to a user. */
  function emailsTo(mark: string): string[] {
    const folder = join(cms.env.DATA_DIR ?? '', 'outbox')
    const emails = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    return emails.filter(({ to }) => to === `${mark}@example.com`).map(({ subject }) => subject)
  }

  return {
    payload,
    own,
    passkeySignIn,
    queryRows,
    session,
    optionsFor,
    add,
    signIn,
    aUserWithPasskey,
    challenges,
    emailsTo,
    stop: () => cms.stop(),
  }
}
