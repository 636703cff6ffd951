// Before any timing: do the product and yardstick b give the same answers?
import { clientDifferenceOf, differenceOf } from './reads.mjs';
import { yardstickPath } from './load.mjs';

/** The product's answer to a GraphQL request. Throws when it contains an error. */
export async function ask(url, request, headers = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text);
  if (errors || !data) throw new Error(`the product refused ${request.query.slice(0, 60)}…: ${text.slice(0, 500)}`);
  return { data, text };
}

/** The answer of yardstick b to one of its statements. */
export async function askYardstick(url, name, values) {
  const response = await fetch(url + yardstickPath(name, values));
  const text = await response.text();
  if (!response.ok) throw new Error(`b refused ${name}: ${text}`);
  return JSON.parse(text);
}

/**
 * Asks both for every read. `difference` is a sentence, or null when they agree. Each document is sent three times, so
 * that the product knows it afterwards.
 * @returns {Promise<{ read: object, body: object, difference: string | null }[]>} `body` is b's answer
 */
export async function compare(reads, yardstickUrl, productUrl) {
  const compared = [];
  const bodyOf = (name, { values }) => askYardstick(yardstickUrl, name, values);
  for (const read of reads) {
    const { name } = read;
    const body = await bodyOf(name, read);
    for (let time = 0; time < 2; time++) {
      for (const request of [read.site, read.partner, read.client]) await ask(productUrl, request);
    }
    const site = await ask(productUrl, read.site);
    const partner = await ask(productUrl, read.partner);
    const client = await ask(productUrl, read.client);
    const difference =
      differenceOf(name, body, { site: site.data, partner: partner.data }) ??
      clientDifferenceOf(name, await bodyOf(`${name}-client`, read), client.data);
    compared.push({ read, body, difference });
  }
  return compared;
}
