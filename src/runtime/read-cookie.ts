/**
 * The value of a cookie in a Cookie header. The first of several is used, as in the CMS.
 * @param header null or undefined when the request has none
 * @returns undefined when there is no such cookie
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined
  const prefix = `${name}=`
  // Every cached page reads it, so without arrays.
  for (let start = 0; start < header.length; ) {
    const semicolon = header.indexOf(';', start)
    const end = semicolon === -1 ? header.length : semicolon
    const pair = header.slice(start, end).trim()
    if (pair.startsWith(prefix)) return pair.slice(prefix.length).trim()
    start = end + 1
  }
  return undefined
}
