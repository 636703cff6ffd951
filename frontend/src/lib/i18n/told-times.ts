import type { Times } from './use-times';

// as many digits as every engine can count with
const MARK = /<t:(\d{1,11}):([Ft])>/g;
const WRITERS = { F: 'weekdayDateTime', t: 'time' } as const;

/**
 * A text of the server with its times written for the reader. The server writes them as Discord does, `<t:1773165600:F>`, because
 * it does not know the reader's clock (R14).
 */
export const withTimes = (text: string, times: Times): string =>
  text.replace(MARK, (_, seconds: string, form: keyof typeof WRITERS) =>
    times[WRITERS[form]](new Date(Number(seconds) * 1000).toISOString()),
  );
