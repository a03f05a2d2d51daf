/**
 * Checks references in code and docs: links to files and headings exist, and comments give reasons instead of section
 * numbers. Prints each problem and exits with 1 when there is one.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import GithubSlugger from 'github-slugger'

const TEXT_FILES = /\.(md|ts|tsx|mts|mjs|cjs|css)$/
/** Generated files and history, whose references may be outdated. */
const EXEMPT = /^(src\/cms\/migrations\/|src\/payload-types\.ts$|CHANGELOG\.md$)/
const DECISIONS = /^docs\/decisions\//
const SECTION_NUMBERS = /\b(?:SPEC|DESIGN|STYLE|[Ii]ssue|[Rr]ecord) \d+(?:\.\d+)*/g
/** `[text](target)` in Markdown, and a path below `docs/` with an optional heading in any file. */
const MARKDOWN_LINK = /\]\(([^()\s]+)\)/g
/** A path of the repository in a sentence of the docs, as `src/rules/limits.ts`. */
const QUOTED_PATH = /`((?:src|scripts|demo|tests|tools|bench|docs)\/[^`\s<>*{}…#]*)`/g
const DOCS_PATH = /(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g

const headings = new Map<string, Set<string>>()

/** The anchors of a Markdown file's headings, as on GitHub. */
function anchorsOf(file: string): Set<string> {
  const known = headings.get(file)
  if (known) return known
  const slugger = new GithubSlugger()
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const anchors = new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => slugger.slug(title)))
  headings.set(file, anchors)
  return anchors
}

/** @returns the problem of a reference from one file to another, or null */
function problemOf(file: string, target: string): string | null {
  if (/^[a-z][a-z+.-]*:|^\//i.test(target)) return null
  const [path = '', anchor] = target.split('#')
  const to =
    path === ''
      ? file
      : normalize(join(target.startsWith('docs/') && !file.endsWith('.md') ? '.' : dirname(file), path))
  if (!existsSync(to)) return `${target}: there is no ${to}`
  if (anchor && to.endsWith('.md') && !anchorsOf(to).has(anchor)) return `${target}: ${to} has no such heading`
  return null
}

function problemsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const isMarkdown = file.endsWith('.md')
  const targets = isMarkdown
    ? [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(MARKDOWN_LINK)].map(([, target = '']) => target)
    : [...text.matchAll(DOCS_PATH)].map(([target]) => target)
  const broken = targets.map((target) => problemOf(file, target)).filter((problem) => problem !== null)
  const quoted = isMarkdown && !DECISIONS.test(file) ? [...text.matchAll(QUOTED_PATH)].map(([, path = '']) => path) : []
  const gone = quoted.filter((path) => !existsSync(path)).map((path) => `there is no ${path}`)
  const numbers = [...text.matchAll(SECTION_NUMBERS)].map(([found]) => `"${found}": give the reason, or link a heading`)
  return [...broken, ...gone, ...numbers].map((problem) => `${file}: ${problem}`)
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => TEXT_FILES.test(file) && !EXEMPT.test(file) && existsSync(file))
const problems = files.flatMap(problemsIn)
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`\n${problems.length} references to fix.`)
  process.exitCode = 1
}
