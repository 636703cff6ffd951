/** What to send instead, in English, by the key of the sentence: for programs, which have no page that asks the user. */
export const HINTS: Readonly<Record<string, string>> = {
  'api.error.busy': 'Send the same call again.',
  'api.error.internal': 'Send the same call again later, or write to us with the requestId.',
  'api.error.invalid-input': 'The descriptions say what each value may be: /openapi.json and /schema.graphql.',
  'api.error.key-scope': 'Use a key with the scope that params names, or leave the key out to read as a visitor.',
  'api.error.not-found': 'Nothing public has this address or id. /openapi.json has all addresses.',
  'api.error.several-tokens': 'Send the token in one place.',
  'api.error.too-large': 'A body may have 64 kB, and one with pictures 16 MB: /developers.',
  'api.error.too-many-requests': 'Wait as many seconds as Retry-After says. A key has more units: /developers.',
  'api.error.unauthenticated': 'This call needs a login. What is public needs none: /developers.',
  'api.error.unavailable': 'Wait as many seconds as Retry-After says, and send the same call again.',
  'api.error.unknown-api-key':
    'Check X-Api-Key (or Authorization: Bearer): a key is `sbl_` and 43 characters. Leave it out to read as a visitor.',
  'api.error.unknown-parameter': 'Leave it out. params.known has all parameters of this address.',
  'api.error.wrong-method': 'The header Allow says what this address takes.',
};
