// Properties of the window that the journeys set or read.
declare interface Window {
  /** Set by a hostile text when its script runs, which must not happen. */
  pwned?: unknown;
  /** The page views that the site has reported. */
  views: { title: string }[];
  trustedTypes: {
    readonly defaultPolicy: unknown;
    createPolicy(name: string, rules: object): unknown;
  };
}

declare interface WindowEventMap {
  'app:page-view': CustomEvent<{ title: string }>;
}
