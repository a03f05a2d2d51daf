import { SunsMark } from '@/ui/SunsMark'

/** The logo mark of the header: three suns. */
export function Logo() {
  return <SunsMark className="h-6 w-auto min-w-0 shrink max-3xs:hidden" />
}
