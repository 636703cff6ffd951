/** Who can reach an address, or read what is sent to it: only this machine, a private network, or everyone. */
export type Reach = 'machine' | 'house' | 'world';

const MACHINE = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
/** Private ranges, names that only a local network knows, and names without a dot, such as those of containers. */
const HOUSE =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[?f[cde][0-9a-f]{0,2}:|.+\.(?:local|internal|lan|home\.arpa)$|[^.:]+$)/i;

/** Who can reach this host. */
export function reachOf(host: string): Reach {
  if (MACHINE.test(host)) return 'machine';
  return HOUSE.test(host) ? 'house' : 'world';
}
