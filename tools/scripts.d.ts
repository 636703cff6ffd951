// What the journeys put on a page, or find there, beyond what every browser has.
declare interface Window {
  /** Set by a hostile text that was run: it must not be there. */
  pwned?: unknown;
  /** Page views that the site has told. */
  views: { title: string }[];
  trustedTypes: {
    readonly defaultPolicy: unknown;
    createPolicy(name: string, rules: object): unknown;
  };
}

declare interface WindowEventMap {
  'app:page-view': CustomEvent<{ title: string }>;
}
