import { isAcronym } from '../../french/plain-letters.ts'

/** «a sales assistant», «an HR officer», «a university lecturer». */
export function withArticle(group: string): string {
  const [first = ''] = group.split(/[ -]/u)
  const an =
    isAcronym(first) && first === first.toUpperCase()
      ? /^[AEFHILMNORSX]/u.test(first)
      : /^(?:[aeio]|u(?!ni|s[aeiu]|k)|hour|honest)/iu.test(first)
  return `${an ? 'an' : 'a'} ${group}`
}
