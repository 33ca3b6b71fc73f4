declare global {
  /** Resolves as soon as the server answers. */
  var lettrineConnected: (() => Promise<void>) | undefined
}

/** Dispatched on the window when the connection is found cut, and again when it is back. */
export const connectionEvent = 'lettrine-connection'

export const isConnectionCut = () => document.documentElement.dataset.connection === 'cut'

/**
 * Runs in the head, before anything that the network could withhold. Where the scripts that start the application do
 * not come, it starts them again once the server answers; a second time, it loads the page again. React Router’s script
 * has static imports, whose failure is an error of its element, and imports the application itself, whose failure is
 * a rejection. As text, because it must be inline; the server allows it by its hash.
 */
export const connectionScript = `(()=>{const html=document.documentElement,retryMs=3000;let waiting,isRestarted
const tell=isCut=>{if(isCut)html.dataset.connection='cut';else delete html.dataset.connection;dispatchEvent(new Event('${connectionEvent}'))}
const answers=()=>fetch('/healthz',{cache:'no-store'}).then(r=>r.ok,()=>false)
const pause=()=>new Promise(resolve=>{const timer=setTimeout(resolve,retryMs);addEventListener('online',()=>{clearTimeout(timer);resolve()},{once:true})})
const wait=async()=>{if(await answers())return;tell(true);do await pause();while(!await answers());tell(false)}
globalThis.lettrineConnected=()=>waiting??=wait().finally(()=>{waiting=undefined})
const restart=()=>lettrineConnected().then(()=>{if(isRestarted)return location.reload();isRestarted=true
const again=document.createElement('script');again.type='module';again.textContent=document.querySelector('script[type=module]:not([src])').textContent;document.head.append(again)})
addEventListener('error',({target:t})=>{if(t.tagName==='SCRIPT'&&t.type==='module'&&!t.src)restart()},true)
addEventListener('unhandledrejection',({reason})=>{if(!globalThis.__reactRouterDataRouter&&/module/i.test(reason?.message))restart()})})()`
