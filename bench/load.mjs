// Load from this machine to itself, with a time limit.
import autocannon from 'autocannon';

const CONNECTIONS = 32;

let asked = 0;

/** A body that no server has seen: the same request with one more variable, which the document does not declare. */
const unseenBody = ({ query, variables }) =>
  JSON.stringify({ query, variables: { ...variables, asked: (asked += 1) } });

const POST = { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } };

/** A read that is never in the product's answer cache. */
export const uncached = (request) => ({ ...POST, setupRequest: (next) => ({ ...next, body: unseenBody(request) }) });

/** The same read in a new document each time, made different by a comment. */
export const unknown = ({ query, variables }) => ({
  ...POST,
  setupRequest: (next) => ({ ...next, body: JSON.stringify({ query: `#${(asked += 1)}\n${query}`, variables }) }),
});

/** The same body each time, so that the answer comes from the cache. */
export const repeated = (request) => ({ ...POST, body: JSON.stringify(request) });

/** The path of a GET of this request. */
export const pathOf = ({ query, variables }) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

/** A GET by a caller who already has the answer with this ETag. */
export const conditional = (path, etag) => ({ method: 'GET', path, headers: { 'if-none-match': etag } });

/** A read of yardstick b. Its path differs each time, like the product's body. */
export const ofYardstick = (name, values) => {
  const given = new URLSearchParams(values.map((value) => ['v', String(value)]));
  const path = () => `/${name}?asked=${(asked += 1)}&${given}`;
  return { method: 'GET', path: path(), setupRequest: (next) => ({ ...next, path: path() }) };
};

/** Requests per second that `url` answers with 200 or 304, measured for this many seconds. Throws for other answers. */
export async function throughput(url, request, seconds) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [request] });
  const good = result['2xx'] + result['3xx'];
  if (result.errors + result.timeouts + result.non2xx - result['3xx'] > 0 || good === 0) {
    throw new Error(`${url}${request.path} failed under load: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return good / result.duration;
}

/** Sends this many requests, without a time limit. */
export async function burst(url, request, amount) {
  await autocannon({ url, connections: CONNECTIONS, amount, requests: [request] });
}

/** The median of some numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The speed of several targets compared with the first, the yardstick. In each round they run one after the other and
 * never two at a time, so that a disturbance of the machine affects all. The first round only warms up.
 * @param {{ url: string, request: object }[]} targets
 * @returns {Promise<number[]>} for each target except the yardstick, the median of its shares over the rounds
 */
export async function shares(targets, { rounds, seconds }) {
  const seen = targets.slice(1).map(() => []);
  for (let round = 0; round <= rounds; round++) {
    const rates = [];
    for (const { url, request } of targets) rates.push(await throughput(url, request, round === 0 ? 1 : seconds));
    if (round > 0) seen.forEach((ratios, index) => ratios.push(rates[index + 1] / rates[0]));
  }
  return seen.map(median);
}
