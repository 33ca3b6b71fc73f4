import { deviceText } from './device.fr.ts'

type Sign = readonly [pattern: RegExp, name: string]

// Most browsers also claim to be Chrome or Safari: those come last.
const browsers: readonly Sign[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

// Android claims Linux and iPhones claim Mac OS X: these come first.
const systems: readonly Sign[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (signs: readonly Sign[], text: string) => signs.find(([pattern]) => pattern.test(text))?.[1]

/** Describes a User-Agent. */
export function describeDevice(userAgent: string | null): string {
  const text = userAgent ?? ''
  return deviceText(nameIn(browsers, text), nameIn(systems, text))
}

/** An IP address without its last part. */
export function shortenAddress(address: string | null): string | null {
  if (!address) return null
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)
  if (v4) return `${v4[1]}.*`
  const groups = address.split(':').filter((group) => group !== '')
  return address.includes(':') ? `${groups.slice(0, 3).join(':')}:*` : null
}
