import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EmailAdapter } from 'payload'

const FROM = { defaultFromAddress: 'hello@example.com', defaultFromName: 'eat, burn, sleep' }

/**
 * Mail without a mail server: each message becomes a file in DATA_DIR/outbox and one log
 * line. DESIGN 2.
 */
export const outbox: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  ...FROM,
  async sendEmail(message) {
    const folder = path.join(process.env.DATA_DIR ?? './data', 'outbox')
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`)
    await writeFile(file, JSON.stringify(message, null, 2))
    payload.logger.warn(`Mail "${message.subject}" is in ${file}`)
  },
})
