import { aWord } from './editor'

type SentFile = { name: string; type: string; bytes: Buffer }

/** The body that the admin sends with a file: the fields as JSON text, then the file. */
export function multipart(fields: object, file: SentFile): { body: Buffer; headers: Record<string, string> } {
  const edge = `----${aWord()}`
  const head = (disposition: string) => `--${edge}\r\ncontent-disposition: form-data; ${disposition}\r\n`
  const body = Buffer.concat([
    Buffer.from(`${head('name="_payload"')}\r\n${JSON.stringify(fields)}\r\n`),
    Buffer.from(`${head(`name="file"; filename="${file.name}"`)}content-type: ${file.type}\r\n\r\n`),
    file.bytes,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${edge}` } }
}
