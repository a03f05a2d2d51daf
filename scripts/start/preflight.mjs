import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { Problem } from '../steps/problem.mjs'

const MB = 1024 * 1024
/** Measured: node_modules takes 1,200 MB, a build 250. */
const NEEDED_MB = { install: 1_500, build: 400, data: 50 }

/**
 * Checks port, folders and disk space before anything is written. The server checks the settings themselves, once the
 * packages are installed.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {{ install: boolean, build: boolean }} ahead the steps that will run
 * @throws {Problem}
 */
export async function preflight(root, env, ahead) {
  const port = portOf(env.PORT)
  await canListen(port, env.HOST || '127.0.0.1')
  const data = resolve(root, env.DATA_DIR || 'data')
  if (ahead.install || ahead.build) canWrite(root, 'The project folder', 'give yourself write access to it')
  canWrite(data, 'The data folder', 'give yourself write access, or set DATA_DIR to another folder')
  const fresh = ahead.install && !existsSync(join(root, 'node_modules'))
  hasRoom(root, fresh ? NEEDED_MB.install : ahead.build ? NEEDED_MB.build : 0)
  hasRoom(data, NEEDED_MB.data)
}

/** @param {string | undefined} value @returns {number} */
export function portOf(value) {
  if (!value) return 3000
  const port = Number(value)
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port
  throw new Problem(`PORT is "${value}": set it to a number from 1 to 65535, or leave it out for 3000.`)
}

function canListen(port, host) {
  const reasons = {
    EADDRINUSE: `Port ${port} is in use: stop the program that uses it, or choose another (PORT=${port + 1} npm start).`,
    EACCES: `Port ${port} needs more rights than you have: choose one above 1023 (PORT=3000 npm start).`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine: leave it out, or use 0.0.0.0 for all.`,
    ENOTFOUND: `HOST is "${host}", which is no known name: leave it out, or use 0.0.0.0 for all.`,
    EAI_AGAIN: `HOST is "${host}", which is no known name: leave it out, or use 0.0.0.0 for all.`,
  }
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error) =>
      fail(new Problem(reasons[error.code] ?? `Cannot listen on ${host}:${port}: ${error.message}.`)),
    )
    probe.listen(port, host, () => probe.close(done))
  })
}

function canWrite(folder, name, remedy) {
  const place = nearest(folder)
  try {
    if (!statSync(place).isDirectory())
      throw new Problem(`${name} ${folder} cannot be: ${place} is a file, not a folder.`)
    accessSync(place, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(`${name} ${folder} cannot be written to: ${remedy}.`)
  }
}

function hasRoom(folder, neededMb) {
  const { bavail, bsize } = statfsSync(nearest(folder))
  const freeMb = Math.floor((bavail * bsize) / MB)
  if (freeMb >= neededMb) return
  throw new Problem(
    `The disk is nearly full: ${folder} has ${freeMb} MB free and ${neededMb} MB are needed. Free some space.`,
  )
}

/** The folder itself, or the nearest one above it that exists. */
function nearest(folder) {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}
