import { useState } from 'react';

/** A new key, or the secret of a webhook, with its name. */
export interface NamedSecret {
  name: string;
  secret: string;
}

/** Those that the partner has not saved yet, the newest first: one more does not take the place of another. */
export function useSecrets(): [NamedSecret[], (added: NamedSecret) => void, (saved: NamedSecret) => void] {
  const [secrets, setSecrets] = useState<NamedSecret[]>([]);
  return [
    secrets,
    (added) => setSecrets((shown) => [added, ...shown]),
    (saved) => setSecrets((shown) => shown.filter((one) => one !== saved)),
  ];
}
