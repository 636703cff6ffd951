/** The body of what is sent to a webhook (`modules/partners/webhooks`), by the name of its class. */
const MESSAGE = '#/components/schemas/WebhookMessageWire';

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' as const },
  example,
});

/** What the server posts to partners' addresses, in the form of Standard Webhooks. */
export const WEBHOOKS = {
  leagueEvent: {
    post: {
      operationId: 'receiveEvent',
      summary: 'Something happened in the league',
      description:
        'Sent to the address that staff have set up for you, one event at a time and in order. An answer of 2xx within ten ' +
        'seconds takes it; after any other it is sent again, for about three days. An event has the same `webhook-id` each time.',
      tags: ['events'],
      security: [],
      parameters: [
        header('webhook-id', '`event_` and the position of the feed; of a test, `test_` and a number', 'event_4711'),
        header('webhook-timestamp', 'When this attempt was made, in seconds since 1970', '1773169200'),
        header(
          'webhook-signature',
          '`v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`, by the secret without ' +
            '`whsec_`, decoded from base64. While a secret is being replaced there are two, with a space between them',
          'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        ),
      ],
      requestBody: { required: true, content: { 'application/json': { schema: { $ref: MESSAGE } } } },
      responses: { '2XX': { description: 'Taken: the next event follows' } },
    },
  },
};
