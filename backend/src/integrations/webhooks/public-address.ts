import ipaddr from 'ipaddr.js';

/** Public addresses under which clouds answer with secrets of the machine. */
const METADATA = new Set(['168.63.129.16']);
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Is it an address of the open internet? Everything else is refused: private, loopback, link-local, shared (CGNAT),
 * unique local, multicast, reserved, and IPv6 forms that lead to an IPv4 address of these.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || METADATA.has(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || METADATA.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/** The address that a host of a web address is, without the brackets of IPv6; null for a name. */
export function literalAddress(hostname: string): string | null {
  const plain = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(plain) ? plain : null;
}
