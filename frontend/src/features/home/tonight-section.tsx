import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../league/series/series-row.generated';
import { PlayWord } from '../../league/series/play-word';
import { usePlay, usePlayingCount } from '../../league/series/series-play';
import { TeamName } from '../../league/team-logo';
import { LEAGUE } from '../../lib/league-config';
import { paths } from '../../lib/paths';
import { styled } from '../../styled-system/jsx';
import { ExternalLink, Link } from '../../ui/link';
import { Section } from '../../ui/page/section';
import { Instant } from '../../ui/time/instant';
import { useLanguage } from '../../lib/i18n/i18n';
import { divisionName } from '../../league/division-name';

/** So many have room above the rest of the page. */
const MOST_ROWS = 4;
/** So many of those that are being played stand before a reader's own match. */
const MOST_PLAYING = 2;

const Rows = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& > li:only-child': { gridColumn: '1 / -1' },
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      minHeight: '16',
      borderLeftWidth: '3px',
      borderColor: 'transparent',
    },
    // what is being played stands out from what is to come
    '& > li[data-on]': { bg: 'bg.raised', borderColor: 'fg.win' },
  },
});

const Row = styled(Link, {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: { base: '3.5rem minmax(0, 1fr) auto', md: '4.5rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    minWidth: '0',
    minHeight: '16',
    paddingInline: '3',
    color: 'fg',
    lineHeight: 'tight',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-2px' },
    '& > :first-child, & > :last-child': { fontFamily: 'display', fontSize: { base: '0.9375rem', md: '1.0625rem' } },
    '& > :last-child': { color: 'fg.muted' },
    // the smallest phones have no space beside whole names
    '@media (max-width: 359px)': {
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      '& > :last-child, & img, & [data-initials]': { display: 'none !important' },
    },
  },
});

/** Both teams under each other, as in the tables below. */
const Teams = styled('span', { base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' } });

const Channel = styled(ExternalLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    paddingInline: '3',
    fontSize: 'sm',
  },
});

type Evening = readonly SeriesRowFragment[];

/**
 * The evening's series at the top of the page. A signed-in reader's own match stands between those that are being played and the
 * others; for a visitor they are one list.
 */
export function useEveningRows(evening: Evening, isSignedIn: boolean): { playing: Evening; others: Evening } {
  const count = usePlayingCount(evening);
  if (!isSignedIn) return { playing: [], others: evening.slice(0, MOST_ROWS) };
  return { playing: evening.slice(0, Math.min(count, MOST_PLAYING)), others: evening.slice(count, count + MOST_ROWS) };
}

/** The first of the evening's series, those that are being played before the others, and the way to all. */
export function TonightSection({ series }: { series: Evening }) {
  const { t } = useTranslation('home');
  if (series.length === 0) return null;
  const all = (
    <Link to={paths.tonight()} variant="inline" display="inline-flex" alignItems="center" minHeight="touch">
      {t('tonight.all')}
    </Link>
  );
  return (
    <Section heading={t('tonight.heading')} aside={all}>
      <Rows>
        {series.map((one) => (
          <TonightRow key={one.id} series={one} />
        ))}
      </Rows>
    </Section>
  );
}

/** What is being played now, before a signed-in reader's own match; nothing while nothing is. */
export function PlayingStrip({ series }: { series: Evening }) {
  const { t } = useTranslation('home');
  if (series.length === 0) return null;
  return (
    <styled.section aria-label={t('tonight.playing')} marginBottom="4">
      <Rows>
        {series.map((one) => (
          <TonightRow key={one.id} series={one} />
        ))}
      </Rows>
    </styled.section>
  );
}

function TonightRow({ series }: { series: SeriesRowFragment }) {
  const { t } = useTranslation('league');
  const language = useLanguage();
  const { id, home, away, scheduledAt, isStreamed, division } = series;
  const isOn = usePlay(series) === 'on';
  return (
    <li data-on={isOn || undefined}>
      <Row to={paths.series(id)}>
        <span>
          {isOn ? <PlayWord series={series} /> : scheduledAt && <Instant isCompact at={scheduledAt} as="time" />}
        </span>
        <Teams>
          <TeamName team={home} isWrapping />
          <span className="visually-hidden">{t('series.against')}</span>
          <TeamName team={away} isWrapping />
        </Teams>
        <span>{divisionName(division, language)}</span>
      </Row>
      {isStreamed && (
        <Channel href={LEAGUE.streamUrl}>
          <Radio aria-hidden size={16} />
          <span className="icon-word">{t('series.streamed')}</span>
        </Channel>
      )}
    </li>
  );
}
