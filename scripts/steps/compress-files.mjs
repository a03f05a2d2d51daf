import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What browsers ask for most, and what compresses well. */
const COMPRESSIBLE = /\.(?:js|css)$/
/** What CI builds is loaded by tests alone, and the best takes ten seconds more. */
const BROTLI_QUALITY = process.env.CI ? 5 : constants.BROTLI_MAX_QUALITY
const ENCODERS = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Compresses the scripts and style sheets of a build once, as far as each encoding can, into a folder for each encoding.
 * The server sends them from memory (src/server/built-files.ts). Call it after what changes the files.
 * @param {string} root of the project, with a build
 */
export async function compressFiles(root) {
  const from = join(root, '.next/static')
  const into = join(root, '.next/ebs-compressed')
  await rm(into, { recursive: true, force: true })
  const files = (await readdir(from, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  for (const [encoding, encode] of Object.entries(ENCODERS)) {
    await Promise.all(
      files.map(async (file) => {
        const to = join(into, encoding, file)
        await mkdir(dirname(to), { recursive: true })
        await writeFile(to, await encode(await readFile(join(from, file))))
      }),
    )
  }
}
