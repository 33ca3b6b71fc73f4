/** Styles of the payment sandbox, distinguished from the product by a dashed band. */
export const look = `
:root { color-scheme: light dark; --context: #f4f2ee; --paper: #fdfcfa; --ink: #1a202e; --muted: #525866;
  --line: #e0dcd7; --edge: #8a90a2; --accent: #2348a1; --on-accent: #fff; --bad: #a11236;
  --band: #fff3d6; --band-ink: #5b3d00; }
@media (prefers-color-scheme: dark) { :root { --context: #0e1117; --paper: #161921; --ink: #e9e6e0; --muted: #a5a9b2;
  --line: #282d36; --edge: #7a829b; --accent: #9bb8fa; --on-accent: #10182f; --bad: #ff9db1;
  --band: #3d2f0c; --band-ink: #ffe2a0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--context); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.band { margin: 0; padding: 10px 20px; background: var(--band); color: var(--band-ink); border-bottom: 2px dashed currentColor; font-size: 14px; }
main { max-width: 860px; margin: 0 auto; padding: 28px 20px 48px; }
main.narrow { max-width: 460px; }
h1 { margin: 0 0 16px; font: 500 30px/1.2 Georgia, serif; }
h2 { margin: 32px 0 12px; font: 500 22px/1.3 Georgia, serif; }
a { color: var(--accent); text-underline-offset: 3px; display: inline-block; padding: 10px 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.due { margin: 0 0 20px; padding: 16px 18px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
.due p { margin: 0; } .due strong { display: block; font: 500 28px/1.3 Georgia, serif; }
.quiet { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0 0 20px; padding: 0; display: grid; gap: 8px; min-width: 0; }
legend { padding: 0; margin: 0 0 8px; font-weight: 600; }
.choice { display: flex; gap: 12px; align-items: center; min-height: 48px; padding: 6px 14px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); cursor: pointer; }
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice small { display: block; color: var(--muted); overflow-wrap: anywhere; }
input[type=radio] { width: 18px; height: 18px; flex: none; accent-color: var(--accent); margin: 0; }
.typed { display: none; gap: 4px; font-weight: 600; font-size: 14px; }
form:has(#other:checked) .typed { display: grid; }
.typed input { font: inherit; min-height: 44px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: inherit; }
.fault { color: var(--bad); font-weight: 600; margin: 0 0 16px; }
.decision { display: grid; grid-template-columns: 1fr 1.4fr; gap: 12px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--edge); background: transparent; color: inherit; cursor: pointer; }
button.go { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.things { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
.things li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 20px; padding: 14px 18px; }
.things li + li { border-top: 1px solid var(--line); }
.things strong { font-weight: 600; overflow-wrap: anywhere; }
.things .when { text-align: right; }
.things .doings { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.things form { margin: 6px 0 0; }
@media (max-width: 600px) { .things li { grid-template-columns: minmax(0, 1fr); } .things .when { text-align: left; } main { padding: 20px 14px 40px; } h1 { font-size: 26px; } }
`
