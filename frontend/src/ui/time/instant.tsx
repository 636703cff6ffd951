import { useTranslation } from 'react-i18next';
import { toldEndOf } from '../../lib/i18n/format';
import { swedishClock } from '../../lib/i18n/own-time';
import { isDayOnly, useTimes, type Writing } from '../../lib/i18n/use-times';

interface InstantProps {
  at: string;
  /** Words when it is near ("i kväll 19:00"), unless another writing is named. */
  as?: Writing;
  /** For narrow lists with a `TimesNote` above: the own time has brackets instead of words, an own day is in the title. */
  isCompact?: boolean;
  /** The end of something: one at midnight is told as 23:59 of the day before. */
  isEnd?: boolean;
  now?: Date;
}

/** The reader's own time, below a text that says the Swedish one. Nothing where the clocks are the same. */
export function OwnTime({ at }: { at: string }) {
  const { t } = useTranslation('ui');
  const { own } = useTimes().write(at, 'time');
  if (!own) return <span data-clock={swedishClock(at)} />;
  return (
    <>
      {' '}
      <span className="own-time">{t('time.below', { own })}</span>
    </>
  );
}

/**
 * A time of the league: Swedish, and below it the reader's own where the clocks differ at that time. The full date appears on
 * hover. Where a server-drawn page will get the line below, its space is there from the first paint (`data-clock`,
 * theme/global-css.ts).
 */
export function Instant({ at: instant, as = 'words', isCompact = false, isEnd = false, now }: InstantProps) {
  const { t } = useTranslation('ui');
  const times = useTimes();
  const at = isEnd ? toldEndOf(instant) : instant;
  const { swedish, own } = times.write(at, as, { now, isShort: isCompact });
  if (isDayOnly(as)) {
    const both = own ? t('time.both', { swedish, own }) : swedish;
    return (
      <time dateTime={at} title={isCompact && own ? both : undefined}>
        {isCompact ? swedish : both}
      </time>
    );
  }
  return (
    <time dateTime={at} title={times.dateTime(at)} data-clock={own ? undefined : swedishClock(at)}>
      {swedish}
      {own && (
        <>
          {' '}
          <span className="own-time">{t(isCompact ? 'time.brackets' : 'time.below', { own })}</span>
        </>
      )}
    </time>
  );
}
