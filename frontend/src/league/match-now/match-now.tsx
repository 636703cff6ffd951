import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { styled } from '../../styled-system/jsx';
import { ButtonLink } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { Link } from '../../ui/link';
import { Heading, Text } from '../../ui/text';
import { Instant } from '../../ui/time/instant';
import { PlayWord } from '../series/play-word';
import { CopyLine } from './copy-line';
import { type MatchNowPartsFragment, useMatchNowQuery } from './match-now.generated';
import { MatchSkeleton, PLACE } from './place';

const TICK_MS = 10_000;
/** The home team may change the time; the lobby ends with the result. */
const READ_MS = 60_000;
const CREST = 56;

const Panel = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    minHeight: PLACE.base,
    marginBottom: '6',
    padding: '3',
    bg: 'bg.surface',
    borderRadius: 'md',
    // as the button: it is what to do now
    boxShadow: 'inset 4px 0 {colors.action}',
    paddingLeft: '4',
    overflowWrap: 'anywhere',
  },
  variants: {
    isWide: { true: { minHeight: PLACE, md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } } },
  },
});

const Head = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    '& p': { fontSize: 'sm', color: 'fg.muted' },
  },
});

/** The way to My week stands beside the button where both fit. */
const Acts = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    '& > a:first-child': { flex: '1 0 auto', paddingInline: '3' },
  },
});

interface MatchNowProps {
  seriesId: number;
  /** What the reader does next about it; null: nothing. */
  step: string | null;
  /** On a page that is wider than its texts, on a wide screen its parts stand beside each other. */
  isWide?: boolean;
  /** Shown when it cannot be read. */
  instead?: ReactNode;
}

/**
 * The reader's own match, from an hour before its start until its result (R27): whom they meet and when, the lobby with its
 * password to copy, and one button for what is next. On another page than My week, the way there too.
 */
export function MatchNow({ seriesId, step, isWide = false, instead = null }: MatchNowProps) {
  const { data, loading } = useMatchNowQuery({
    variables: { seriesId },
    fetchPolicy: 'cache-and-network',
    pollInterval: READ_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (!data && loading) return <MatchSkeleton isWide={isWide} />;
  const match = data?.weekSeries;
  return match?.side ? <Match match={match} step={step} isWide={isWide} /> : instead;
}

interface MatchProps extends Required<Pick<MatchNowProps, 'step' | 'isWide'>> {
  match: MatchNowPartsFragment;
}

function Match({ match: { id, side, series, ready }, step, isWide }: MatchProps) {
  const { t } = useTranslation('league-match-now');
  const isHome = side === 'HOME';
  const opponent = isHome ? series.away : series.home;
  const act = step === 'REPORT' || step === 'NAME_LINE_UP' ? step : 'SHOW';
  return (
    <Panel isWide={isWide} aria-label={t('label')}>
      <Head>
        <Crest image={opponent.logo} name={opponent.name} size={CREST} isEager />
        <div>
          <Heading as="h2" size="sm">
            {t(isHome ? 'at-home' : 'away', { opponent: opponent.name })}
          </Heading>
          <When series={series} />
          <Text>{isHome ? t('you-host') : t('host', { team: series.home.name })}</Text>
        </div>
      </Head>
      <dl>
        {ready.lobby && (
          <>
            <CopyLine name={t('lobby')} value={ready.lobby.name} />
            <CopyLine name={t('password')} value={ready.lobby.password} />
          </>
        )}
      </dl>
      <Acts>
        <ButtonLink variant="solid" to={act === 'REPORT' ? paths.weekReport(id) : paths.weekSeries(id)}>
          {t(`act.${act}`)}
        </ButtonLink>
        {/* the result of the series before waits there */}
        {isWide && (
          <Link variant="inline" to={paths.myWeek()}>
            {t('my-week')}
          </Link>
        )}
      </Acts>
    </Panel>
  );
}

/** The minutes that are left; then that it is played, and since when. */
function When({ series }: { series: MatchNowPartsFragment['series'] }) {
  const { t } = useTranslation('league-match-now');
  const now = useNow(TICK_MS);
  const { scheduledAt } = series;
  if (!scheduledAt) return null;
  const minutes = now ? Math.ceil((Date.parse(scheduledAt) - now.getTime()) / 60_000) : 0;
  return (
    <Text role="timer">
      {minutes > 0 ? <strong>{t('starts-in', { count: minutes })}</strong> : <PlayWord series={series} />}{' '}
      <Instant at={scheduledAt} as="time" />
    </Text>
  );
}
