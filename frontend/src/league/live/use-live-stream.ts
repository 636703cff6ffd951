import { useLiveStreamQuery } from './live-stream.generated';

/** How often to check whether the channel streams, while the page is visible. */
const LOOK_MS = 120_000;

/** What the league's channel shows. Several parts of a page ask once. */
export const useLiveStream = () =>
  useLiveStreamQuery({ pollInterval: LOOK_MS, skipPollAttempt: () => document.hidden });
