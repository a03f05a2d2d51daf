import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isReservedPath } from '@/rules/reserved-paths'
import { CONTENT_TYPES, contentTypeOf, itemUri, POST_TYPES, TYPES_WITH_PAGES } from './index'

describe('the addresses of the types', () => {
  test('are different, end with a slash, and are not those of code', () => {
    const folders = TYPES_WITH_PAGES.map((postType) => CONTENT_TYPES[postType].folder)
    expect(new Set(folders).size).toBe(folders.length)
    for (const folder of folders) {
      expect(folder).toMatch(/^\/(?:[a-z\d-]+\/)*$/)
      expect(isReservedPath(`${folder}an-item/`)).toBe(false)
    }
    expect(isReservedPath('/api/an-item/')).toBe(true)
  })

  test('a type without a folder has none', () => {
    expect([itemUri('recipes', 'broth'), itemUri('faqs', 'why')]).toEqual(['/recipes/broth/', null])
  })
})

test('a type without pages is in no list that links to pages, and has no structured data of its own', () => {
  const withoutPages = POST_TYPES.filter((postType) => !TYPES_WITH_PAGES.includes(postType))
  expect(withoutPages).toContain('faqs')
  for (const postType of withoutPages) {
    expect(contentTypeOf(postType)).toMatchObject({
      favoritable: false,
      inPostsGrid: false,
      inFeaturedPosts: false,
      structuredData: null,
    })
  }
})

/** Whether a file names a type as a key or as a string. */
const names = (text: string, postType: string) => new RegExp(`['"]${postType}['"]|^\\s*${postType}:`, 'm').test(text)

/** The files of src, without generated ones, tests and examples. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|payload-types|migrations|examples/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))

test('no other table of the types repeats what their records say', () => {
  const tables = sources.filter(({ text }) => POST_TYPES.filter((postType) => names(text, postType)).length > 4)
  expect(tables.map(({ file }) => file).toSorted()).toEqual([
    // Their collections, and the components of their pages.
    'cms/collections/simple-types.ts',
    // What their rows have: for the server alone, and records are in the browser's scripts.
    'model/content-types/columns.ts',
    'site/details/components.ts',
  ])
})

describe('the documents', () => {
  const [editors, api] = ['editors', 'api'].map((name) => readFileSync(`docs/${name}.md`, 'utf8'))

  test.each(POST_TYPES)('name %s for callers of the API', (postType) => {
    expect(/^### Types\n\n(.*)$/m.exec(api ?? '')?.[1]).toContain(`\`${postType}\``)
  })

  test.each(TYPES_WITH_PAGES.filter((postType) => postType !== 'pages'))(
    'name the label and address of %s for editors',
    (postType) => {
      const { folder, many } = CONTENT_TYPES[postType]
      expect(editors).toMatch(new RegExp(`^\\| ${many} +\\| \`${folder}\\{slug\\}/\` +\\|$`, 'm'))
    },
  )
})
