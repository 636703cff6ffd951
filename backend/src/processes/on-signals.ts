import { log } from '../platform/logging/logger.ts';

/** On SIGTERM and Ctrl-C, does the work once and exits. `again` runs on a later signal. */
export function onSignals(work: () => Promise<void>, again: () => void): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return again();
    isStopping = true;
    work().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}
