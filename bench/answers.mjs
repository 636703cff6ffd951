// Before any timing: do the product and yardstick b give the same answers?
import { differenceOf } from './reads.mjs';
import { ofYardstick } from './load.mjs';

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

/**
 * Asks both for every read. `difference` is a sentence, or null when they agree. Each document is sent three times, so
 * that the product knows it afterwards.
 * @returns {Promise<{ read: object, body: object, text: string, difference: string | null }[]>} `text` is the site's
 * answer
 */
export async function compare(reads, yardstickUrl, productUrl) {
  const compared = [];
  for (const read of reads) {
    const response = await fetch(yardstickUrl + ofYardstick(read.name, read.values).path);
    const body = JSON.parse(await response.text());
    for (let time = 0; time < 2; time++) {
      await ask(productUrl, read.site);
      await ask(productUrl, read.partner);
    }
    const site = await ask(productUrl, read.site);
    const partner = await ask(productUrl, read.partner);
    const difference = differenceOf(read.name, body, { site: site.data, partner: partner.data });
    compared.push({ read, body, text: site.text, difference });
  }
  return compared;
}
