import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SendEmailOptions } from 'payload'
import { dataDir } from '@/runtime/env'

/** Folder of the messages that no mail server has accepted. */
const folder = () => path.join(dataDir(), 'outbox')

/**
 * Stores a message as a file. Names are unique and sort by time; only the process's owner can read the file, since it
 * contains links that open an account.
 * @returns the file's path
 */
export async function storeMessage(message: SendEmailOptions): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const file = path.join(folder(), `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.json`)
  await writeFile(file, JSON.stringify(message, null, 2), { flag: 'wx', mode: 0o600 })
  return file
}

/** How many messages are in the folder. */
export async function countStored(): Promise<number> {
  try {
    return (await readdir(folder())).length
  } catch (error) {
    // No message has ever been stored.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}

/** Deletes a message that has been sent. */
export const deleteMessage = (file: string) => rm(file, { force: true })
