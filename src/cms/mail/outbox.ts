import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SendEmailOptions } from 'payload'

/** Folder of the messages that no mail server has taken. DESIGN 2. */
const folder = () => path.join(process.env.DATA_DIR ?? './data', 'outbox')

/**
 * Keeps a message as a file. Its name sorts by time and is nobody else's; what it says (links that
 * open an account) is for the owner of the process alone.
 * @returns the file
 */
export async function storeMessage(message: SendEmailOptions): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const file = path.join(folder(), `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.json`)
  await writeFile(file, JSON.stringify(message, null, 2), { flag: 'wx', mode: 0o600 })
  return file
}

/** Takes a message away that went out after all. */
export const deleteMessage = (file: string) => rm(file, { force: true })
