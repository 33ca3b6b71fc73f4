/**
 * Styles of mails, inline because many mail clients drop style sheets, and in sRGB because none supports OKLCH. Colours
 * are those of web/app/ui/tokens.css.
 */
const serif = "Newsreader, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"
const sans = "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"

export const style = {
  desk: `margin:0;padding:24px 12px;background:#f4f2ee;color:#1a202e;font-family:${sans};font-size:16px;line-height:1.55`,
  sheet:
    'max-width:520px;margin:0 auto;padding:32px 28px 20px;background:#fdfcfa;border:1px solid #e0dcd7;border-left:3px solid #f5b5b0;border-radius:4px',
  // Preheader: shown in the mail list, not in the message.
  summary:
    'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:transparent',
  logo: `margin:0 0 28px;font-family:${serif};font-size:22px;line-height:1`,
  home: 'color:#1a202e;text-decoration:none',
  initial: 'color:#e34716;font-size:34px;line-height:1',
  title: `margin:0 0 16px;font-family:${serif};font-size:26px;line-height:1.2;font-weight:500;color:#1a202e`,
  paragraph: 'margin:0 0 18px;overflow-wrap:break-word',
  button:
    'display:inline-block;padding:13px 22px;background:#2348a1;color:#fcfcfa;font-weight:600;text-decoration:none;border-radius:6px',
  small: 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#525866;overflow-wrap:break-word',
  link: 'color:#2348a1',
  address: 'color:#2348a1;word-break:break-all',
  foot: 'max-width:520px;margin:0 auto;padding:20px 31px 0',
} as const

/** For mail clients with a dark theme. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
.desk { background: #0e1117 !important; color: #e9e6e0 !important; }
.sheet { background: #161921 !important; border-color: #282d36 #282d36 #282d36 #814342 !important; }
.home, .title { color: #e9e6e0 !important; }
.initial { color: #f67140 !important; }
.button { background: #87a7f2 !important; color: #0a1328 !important; }
.small { color: #a5a9b2 !important; }
.link, .address { color: #9bb8fa !important; }
}`
