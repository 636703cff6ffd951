import { chakra, Flex, Text } from '@chakra-ui/react';
import { CircleCheck, CircleX, Lock, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesScore } from '../../../../league/series/series-score';
import { formatScore } from '../../../../lib/i18n/format';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { Spinner } from '../../../../ui/page/spinner';
import { FROM_NIGHT } from '../../series/series-list';
import { Instant } from '../../../../ui/time/instant';
import { useReportText } from '../../../report/use-report-text';
import { FilesOfSeries } from './files-of-series';
import type { NightFile, NightFill } from './night-state';
import { isOpen, type NightStatus } from './night-status';
import type { NightStore } from './night-store';
import type { NightRowFragment } from './night.generated';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { divisionName } from '../../../../league/division-name';

interface NightCardProps {
  row: NightRowFragment;
  status: NightStatus;
  files: readonly NightFile[];
  fill: NightFill | undefined;
  store: NightStore;
  /** The teams of a series, for moving a file. */
  nameOf: (seriesId: number) => string;
}

const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    borderInlineStart: '4px solid',
    borderColor: 'border.control',
    overflowWrap: 'anywhere',
    '&[data-status=ready], &[data-status=reported]': { borderColor: 'fg.win' },
    '&[data-status=check], &[data-status=typed]': { borderColor: 'fg.draw' },
    '&[data-status=failed], &[data-status=lost]': { borderColor: 'fg.loss' },
    '& .status': { display: 'flex', gap: '2', fontWeight: 'medium' },
    '& .status svg': { flexShrink: '0', width: '5', height: '5', marginTop: '2px' },
    '& .notes': { paddingInlineStart: '5', listStyle: 'disc', fontSize: 'sm' },
  },
});

/** More warnings than this are read in the form itself. */
const MOST_NOTES = 4;

const ICONS: Partial<Record<NightStatus, typeof CircleCheck>> = {
  ready: CircleCheck,
  reported: CircleCheck,
  check: TriangleAlert,
  typed: TriangleAlert,
  'needs-time': TriangleAlert,
  failed: CircleX,
  lost: CircleX,
  'not-yours': Lock,
  'own-team': Lock,
};

/** A series of the night: its files, the result that they give, and what to do next. */
export function NightCard({ row, status, files, fill, store, nameOf }: NightCardProps) {
  const { t } = useTranslation('admin-report-night');
  const language = useLanguage();
  const { id, home, away, division, week, scheduledAt, format } = row.series;
  const names = useMemo(() => ({ home: home.name, away: away.name }), [home.name, away.name]);
  const say = useReportText(names);
  const notes = useNotes(status, files, fill, say);
  const Icon = ICONS[status];
  const isFilled = fill?.state === 'filled' && status !== 'reported';
  const fillAgain = () => store.fillAgain({ seriesId: id, version: row.version, format });

  return (
    <Card data-status={status}>
      <Flex justify="space-between" align="start" gap="3">
        <h3>
          <Link to={paths.adminSeriesReport(id) + FROM_NIGHT}>{t('card.teams', names)}</Link>
        </h3>
        {status === 'reported' && <SeriesScore series={row.series} />}
        {isFilled && (
          <Text as="strong" fontFamily="display" fontSize="lg" whiteSpace="nowrap">
            {formatScore(fill.won.home, fill.won.away)}
          </Text>
        )}
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {t('card.where', { division: divisionName(division, language), week })}{' '}
        {scheduledAt ? <Instant at={scheduledAt} /> : t('card.no-time')}
      </Text>
      <p className="status">
        {Icon ? <Icon aria-hidden /> : <Spinner />}
        <span>
          {status === 'failed' && fill?.reason
            ? say(fill.reason.messageKey, fill.reason.params)
            : t(`status.${status}`)}
        </span>
      </p>
      {notes.length > 0 && (
        <ul className="notes">
          {notes.slice(0, MOST_NOTES).map((note) => (
            <li key={note}>{note}</li>
          ))}
          {notes.length > MOST_NOTES && <li>{t('card.more', { count: notes.length - MOST_NOTES })}</li>}
        </ul>
      )}
      <FilesOfSeries files={files} store={store} nameOf={nameOf} />
      <Flex wrap="wrap" gap="2" marginTop="auto">
        {isOpen(status) && (
          <ButtonLink size="sm" to={paths.adminSeriesReport(id) + FROM_NIGHT} aria-label={t('card.open-label', names)}>
            {t('card.open')}
          </ButtonLink>
        )}
        {status === 'typed' && store.hasContents(files) && (
          <Button size="sm" variant="ghost" onClick={fillAgain}>
            {t('card.replace')}
          </Button>
        )}
        {status === 'failed' && store.hasContents(files) && (
          <Button size="sm" onClick={fillAgain}>
            {t('card.retry')}
          </Button>
        )}
        {status === 'needs-time' && (
          <ButtonLink size="sm" to={paths.adminDivision(division.id, 'weeks')}>
            {t('card.set-time')}
          </ButtonLink>
        )}
      </Flex>
    </Card>
  );
}

/** What is not sure about a series that is filled, each sentence once. */
function useNotes(
  status: NightStatus,
  files: readonly NightFile[],
  fill: NightFill | undefined,
  say: ReturnType<typeof useReportText>,
): string[] {
  const { t } = useTranslation('admin-report-night');
  if (status === 'reported') return [];
  const ofFiles = [...new Set(files.flatMap((file) => file.warnings))].map((warning) => t(`warning.${warning}`));
  if (fill?.state !== 'filled') return ofFiles;
  const { unknown, faults, isDecided, warnings } = fill;
  return [
    ...ofFiles,
    ...(isDecided ? [] : [t('card.not-decided')]),
    ...(unknown.length > 0 ? [t('card.unknown', { names: unknown.join(', '), count: unknown.length })] : []),
    // names that nobody knows are faults too, and said above
    ...(faults > 0 && unknown.length === 0 ? [t('card.faults', { count: faults })] : []),
    ...new Set(
      warnings.map(({ game, sentence }) => {
        const text = say(sentence.messageKey, sentence.params);
        return game === null ? text : t('card.of-game', { game, text });
      }),
    ),
  ];
}
