/**
 * Runs in the head: a form sent before React answers for it would be sent by the browser itself, to an address that
 * expects no form. It is held, and sent again once the page is interactive. As text, because it must be inline; the
 * server allows it by its hash.
 */
export const earlySubmitScript = `(()=>{let held
const hold=event=>{event.preventDefault();event.stopImmediatePropagation();held=event}
addEventListener('submit',hold,true)
addEventListener('lettrine-hydrated',()=>{removeEventListener('submit',hold,true)
if(held?.target.isConnected)held.target.requestSubmit(held.submitter)},{once:true})})()`
