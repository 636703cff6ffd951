// Load from this machine on this machine, bounded in time.
import autocannon from 'autocannon';

const CONNECTIONS = 32;

let asked = 0;

/** A body that no server has seen: the same request with one more variable, which the document does not declare. */
const unseenBody = ({ query, variables }) =>
  JSON.stringify({ query, variables: { ...variables, asked: (asked += 1) } });

const POST = { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } };

/** A read of the product that misses its answer cache each time. */
export const uncached = (request) => ({ ...POST, setupRequest: (next) => ({ ...next, body: unseenBody(request) }) });

/** The same read in a document that the server has never seen: a comment tells each from the others. */
export const unknown = ({ query, variables }) => ({
  ...POST,
  setupRequest: (next) => ({ ...next, body: JSON.stringify({ query: `#${(asked += 1)}\n${query}`, variables }) }),
});

/** The same words each time, so that the answer cache has the answer. */
export const repeated = (request) => ({ ...POST, body: JSON.stringify(request) });

/** The path of a GET of this request. */
export const pathOf = ({ query, variables }) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

/** A GET by a caller that has the answer with this ETag already. */
export const conditional = (path, etag) => ({ method: 'GET', path, headers: { 'if-none-match': etag } });

/** A read of yardstick b; its path differs each time as the product's body does. */
export const ofYardstick = (name, values) => {
  const given = new URLSearchParams(values.map((value) => ['v', String(value)]));
  const path = () => `/${name}?asked=${(asked += 1)}&${given}`;
  return { method: 'GET', path: path(), setupRequest: (next) => ({ ...next, path: path() }) };
};

/** Requests per second that `url` answers with 200 or 304 for so many seconds; throws when it answers anything else. */
export async function throughput(url, request, seconds) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [request] });
  const good = result['2xx'] + result['3xx'];
  if (result.errors + result.timeouts + result.non2xx - result['3xx'] > 0 || good === 0) {
    throw new Error(`${url}${request.path} failed under load: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return good / result.duration;
}

/** So many requests, whatever time they take. */
export async function burst(url, request, amount) {
  await autocannon({ url, connections: CONNECTIONS, amount, requests: [request] });
}

/** Middle of some numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * How fast several targets are against the first, the yardstick: one after the other in each round and never two at a
 * time, so that what disturbs the machine disturbs all. The first round only warms up.
 * @param {{ url: string, request: object }[]} targets
 * @returns {Promise<number[]>} for each target but the yardstick, the median over the rounds of its share
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
