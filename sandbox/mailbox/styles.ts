/** Styles of the mailbox, distinguished from the product by a dashed band. */
export const look = `
:root { color-scheme: light dark; --desk: #f4f2ee; --paper: #fdfcfa; --ink: #1a202e; --muted: #525866;
  --line: #e0dcd7; --accent: #2348a1; --rule: #f5b5b0; --band: #e3f4fd; --band-ink: #005d81; --band-line: #a4d2eb; }
@media (prefers-color-scheme: dark) { :root { --desk: #0e1117; --paper: #161921; --ink: #e9e6e0; --muted: #a5a9b2;
  --line: #282d36; --accent: #9bb8fa; --rule: #814342; --band: #122c39; --band-ink: #76c6ec; --band-line: #22536a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); color: var(--ink); font: 16px/1.5 'Helvetica Neue', Helvetica, Arial, sans-serif; }
.band { margin: 0; padding: 10px 20px; background: var(--band); color: var(--band-ink); border-bottom: 1px dashed var(--band-line); font-size: 14px; }
main { max-width: 860px; margin: 0 auto; padding: 28px 20px 48px; }
h1 { margin: 0 0 20px; font: 500 30px/1.2 Georgia, serif; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.mails { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-left: 3px solid var(--rule); background: var(--paper); border-radius: 4px; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 20px; padding: 14px 18px; color: inherit; text-decoration: none; min-height: 44px; }
.mails a:hover strong { text-decoration: underline; }
.mails strong { font: 500 18px/1.3 Georgia, serif; overflow-wrap: anywhere; }
.mails span, .facts, .empty { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.mails .when { text-align: right; white-space: nowrap; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 14px; margin: 0 0 20px; }
.facts dd { margin: 0; color: var(--ink); }
.views { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0 0 14px; padding: 0; list-style: none; }
.views a { display: inline-block; padding: 10px 0; }
.views a[aria-current] { color: inherit; font-weight: 600; text-decoration-color: #e34716; text-decoration-thickness: 2px; }
iframe, pre { display: block; width: 100%; border: 1px solid var(--line); border-radius: 4px; background: var(--paper); }
iframe { height: 720px; }
pre { margin: 0; padding: 18px; overflow-x: auto; font: 14px/1.55 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 600px) { .mails a { grid-template-columns: minmax(0, 1fr); } .mails .when { text-align: left; } main { padding: 20px 14px 40px; } h1 { font-size: 26px; } }
`
