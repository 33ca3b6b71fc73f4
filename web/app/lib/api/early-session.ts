import type { Letter } from '@lettrine/contract/letters'
import type { Profile } from '@lettrine/contract/profile'

/** Answers asked for before any script has come; undefined where there was none, or a refusal. */
type EarlySession = {
  token: Promise<{ token: string } | undefined>
  profile: Promise<{ data: Profile } | undefined>
  /** Of the editor’s address. */
  letter: Promise<{ data: Letter } | undefined>
  /** What the overview shows first, by the address of the API. */
  answers: Readonly<Record<string, Promise<object | undefined>>>
}

declare global {
  var lettrineEarly: EarlySession | undefined
}

/**
 * Runs in the head, before the first paint. On a private page it asks for the access token, the profile, the letter
 * of the editor and the lists of the overview while the scripts are on their way, and tells in `--loaded` which share
 * of them has come. As text, because it must be inline;
 * the server allows it by its hash.
 */
export const earlySessionScript = `(()=>{if(!/^\\/(dashboard|editor)(\\/|$)/.test(location.pathname))return
new PerformanceObserver(l=>{const f=new Set([...document.querySelectorAll('link[rel=modulepreload]')].map(e=>e.href)),n=performance.getEntriesByType('resource').filter(e=>f.has(e.name)).length
document.documentElement.style.setProperty('--loaded',String(Math.min(1,.08+.9*n/(f.size||1))))}).observe({type:'resource',buffered:true})
const c=document.cookie.split('; ').find(c=>c.startsWith('XSRF-TOKEN='));if(!c)return
const h={'X-XSRF-TOKEN':decodeURIComponent(c.slice(11))},get=(u,a)=>fetch(u,{credentials:'same-origin',priority:'high',headers:{...h,...a}}).then(r=>r.ok?r.json():undefined)
const token=get('/v1/auth/token').catch(()=>undefined)
const read=u=>token.then(t=>t&&get(u,{Accept:'application/json',Authorization:'Bearer '+t.token})).catch(()=>undefined)
const m=/letters\\/([\\w-]{36})\\/edit$/.exec(location.pathname)
const zone=encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
const lists=location.pathname==='/dashboard'?['/v1/letters?limit=5','/v1/letters/stats?timeZone='+zone,'/v1/subscriptions/letter-limit']:[]
globalThis.lettrineEarly={token,profile:read('/v1/users/profile'),letter:m?read('/v1/letters/'+m[1]):Promise.resolve(),answers:Object.fromEntries(lists.map(u=>[u,read(u)]))}})()`

/** The answer that the page asked for early, once: whoever asks again asks the server. */
export function takeEarly<Name extends 'token' | 'profile' | 'letter'>(
  name: Name,
): EarlySession[Name] | undefined {
  const early = globalThis.lettrineEarly?.[name]
  if (globalThis.lettrineEarly) delete (globalThis.lettrineEarly as Partial<EarlySession>)[name]
  return early
}

/** What was asked for early and not taken yet, by its address. */
export const earlyAnswers = () => globalThis.lettrineEarly?.answers ?? {}

/** An answer that nobody has asked for by then belongs to a page that was left. */
const freshMs = 20_000

/** The same of an answer of the API, by its address; a response, or nothing where there was none. `nowMs` since the page began. */
export async function takeEarlyAnswer(
  { method, url }: Request,
  nowMs = performance.now(),
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  const answers = globalThis.lettrineEarly?.answers as Record<string, Promise<object | undefined>> | undefined
  const early = method === 'GET' ? answers?.[`${pathname}${search}`] : undefined
  if (!early) return undefined
  delete answers?.[`${pathname}${search}`]
  const answer = nowMs < freshMs ? await early : undefined
  return answer && Response.json(answer)
}
