import ipaddr from 'ipaddr.js'

/** Ranges that ipaddr.js calls unicast, or may, and that lead back inside or nowhere (IANA special registries). */
const alsoReserved = [
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
const reserved = alsoReserved.map(([start, bits]) => [ipaddr.parse(start), bits] as const)
/** The only IPv6 space given out for the public Internet; mapped, NAT64 and local addresses are all outside it. */
const globalIpv6 = [ipaddr.parse('2000::'), 3] as const

/**
 * Whether an address, as the resolver gave it, belongs to the public Internet. Anything that embeds an IPv4 address
 * (mapped, NAT64, 6to4, Teredo) is refused whatever it embeds, and so is what does not parse.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%') || !isCanonical(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv6' && !within(parsed, globalIpv6)) return false
  return !reserved.some((range) => range[0].kind() === parsed.kind() && within(parsed, range))
}

/** Four decimal parts or an IPv6 address: `0x7f.1` and `2130706433` are not what a resolver answers. */
const isCanonical = (address: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)

type Address = ipaddr.IPv4 | ipaddr.IPv6

function within(address: Address, [start, bits]: readonly [Address, number]): boolean {
  return address.match(start, bits)
}
