import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SeriesScore } from '../../../league/series/series-score';
import { daysSince } from '../../../lib/i18n/format';
import { paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { useAction } from '../../../lib/use-action';
import { Button, ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { usePlanSeriesMutation } from '../divisions/division-actions.generated';
import { LateText } from '../late-text';
import { needsTime } from '../../report/needs-time';
import { HistoryLink } from '../audit/history-link';
import { Captains } from '../series/captains';
import { hasRoom } from '../series/has-room';
import type { SeriesAct } from '../series/acts/series-dialog';
import { fromMatchNight } from '../series/series-list';
import { SeriesMenu } from '../series/series-menu';
import { fieldTime, sentTime } from '../../../lib/i18n/stockholm-field';
import type { NightItemFragment } from './match-night.generated';
import { TakenMark, TakeSeries } from './take-series';
import { UndoOfSeries } from './undo-of-series';
import { DONE, KEY, ROW } from './use-row-keys';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '9rem minmax(0, 1fr) 33rem' },
    // the acts have one line on every large screen
    gridTemplateAreas: { lg: '"time teams acts" "division teams acts"' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: { base: '1', lg: '0' },
    paddingBlock: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _focusWithin: { bg: 'bg.surface' },
    '& > [data-part=time]': { gridArea: { lg: 'time' }, alignSelf: { lg: 'end' } },
    '& > [data-part=teams]': { gridArea: { lg: 'teams' }, order: { base: '-1', lg: '0' } },
    '& > [data-part=division]': {
      gridArea: { lg: 'division' },
      alignSelf: { lg: 'start' },
      color: 'fg.muted',
      fontSize: 'sm',
    },
    '& > [data-part=acts]': { gridArea: { lg: 'acts' } },
    '& [aria-pressed=true]': { color: 'action' },
  },
});

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { lg: 'flex-end' },
    alignItems: 'center',
    columnGap: '1',
  },
});

interface NightRowProps {
  row: NightItemFragment;
  /** It is under what is done. */
  isDone: boolean;
  onAct: (act: SeriesAct) => void;
}

/** A series of the night, with what is done to it most: report, stream, time and room. On a phone, all but the report is in the menu. */
export function NightRow({ row, isDone, onAct }: NightRowProps) {
  const { t } = useTranslation('admin-match-night');
  const language = useLanguage();
  const { search } = useAddress();
  const choices = fromMatchNight(search);
  const { series, version, mayRun, mayChange, room, captains, taken } = row;
  const { id, home, away, scheduledAt, state, isStreamed, division, week } = series;
  const isReported = state === 'REPORTED';
  const { run, busy } = useAction(usePlanSeriesMutation(), {
    success: t(isStreamed ? 'stream-off' : 'stream-on', { home: home.name, away: away.name }),
    refetch: ['MatchNight'],
  });
  const turnStream = () =>
    void run({
      input: { seriesId: id, version, scheduledAt: sentTime(fieldTime(scheduledAt)), isStreamed: !isStreamed },
    });
  const report = paths.adminSeriesReport(id) + choices;
  const names = t('names', { home: home.name, away: away.name });
  const days = scheduledAt && !isReported ? daysSince(scheduledAt, new Date()) : 0;

  return (
    <Row {...{ [ROW]: id, [DONE]: isDone || undefined }}>
      <div data-part="time">
        {scheduledAt ? <Instant at={scheduledAt} /> : t('no-time')}{' '}
        {days > 0 && <LateText>{t('late', { count: days })}</LateText>}
      </div>
      <div data-part="teams">
        {mayChange && !needsTime(series) ? (
          <Link to={report}>{names}</Link>
        ) : (
          <Link to={paths.series(id)}>{names}</Link>
        )}{' '}
        {isReported && <SeriesScore series={series} />} <TakenMark taken={taken} />
        {!isReported && (
          <Box hideBelow="lg">
            <Captains captains={captains} teams={[home, away]} />
          </Box>
        )}
      </div>
      <div data-part="division">
        <Link to={paths.adminDivision(division.id, 'weeks')} variant="quiet">
          {divisionName(division, language)}
        </Link>
        {t('week', { week })}
        {isStreamed && <chakra.span hideFrom="lg"> · {t('stream')}</chakra.span>}
      </div>
      <Buttons data-part="acts">
        {mayChange && !isDone && <TakeSeries seriesId={id} names={names} taken={taken} />}
        {isDone && (
          <>
            <Link to={paths.series(id)}>{t('box-score')}</Link>
            <HistoryLink kind="series" id={id} />
            {mayChange && <UndoOfSeries seriesId={id} names={names} />}
          </>
        )}
        {mayChange && !needsTime(series) && (
          <ButtonLink to={report} size="sm" {...{ [KEY]: 'r' }}>
            {t(isReported ? 'correct' : 'report')}
          </ButtonLink>
        )}
        {mayChange && (
          <>
            <Button size="sm" variant="ghost" hideBelow="lg" {...{ [KEY]: 't' }} onClick={() => onAct('plan')}>
              {t('time')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              hideBelow="lg"
              aria-pressed={isStreamed}
              isWaiting={busy}
              {...{ [KEY]: 's' }}
              onClick={turnStream}
            >
              {isStreamed && <Check size={16} aria-hidden />}
              {t('stream')}
            </Button>
          </>
        )}
        {mayRun && scheduledAt !== null && (
          <Button size="sm" variant="ghost" hideBelow="lg" {...{ [KEY]: 'd' }} onClick={() => onAct('room')}>
            {t(hasRoom(room) ? 'room-is-open' : 'room')}
          </Button>
        )}
        <SeriesMenu row={row} onAct={onAct} choices={choices} />
      </Buttons>
    </Row>
  );
}
