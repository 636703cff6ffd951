import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { formatInteger, formatScore } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { type SeriesRecordsQuery, useSeriesRecordsQuery } from './series-records.generated';

type SeriesRecord = SeriesRecordsQuery['seriesRecords'][number];
type Holder = SeriesRecord['holders'][number];
/** A series holds no record of seasons and careers. */
type SetInSeries = Extract<SeriesRecord['kind'], `GAME_${string}` | `SERIES_${string}`>;

const Records = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    maxWidth: 'prose',
    listStyle: 'none',
    '& li': { overflowWrap: 'anywhere' },
  },
});

const Score = styled('span', { base: { whiteSpace: 'nowrap' } });

/**
 * The records that the series holds now (R30). It is read after the rest, and most series hold none: so it has no skeleton,
 * and says nothing when the reading fails.
 */
export function RecordsPart({ seriesId }: { seriesId: number }) {
  const { t } = useTranslation('series-preview');
  const records = useSeriesRecordsQuery({ variables: { seriesId } }).data?.seriesRecords ?? [];
  if (records.length === 0) return null;
  return (
    <Section heading={t('records.heading')} aside={<Link to={paths.records()}>{t('records.all')}</Link>}>
      <Records>
        {records.map((record) => (
          <Line key={record.kind} record={record} />
        ))}
      </Records>
    </Section>
  );
}

function Line({ record: { kind, value, divisionName, standing, holders } }: { record: SeriesRecord }) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const what = t(`records.kind.${kind as SetInSeries}`);
  return (
    <li>
      <strong>{t(`records.standing.${standing}`)}</strong>{' '}
      <Link variant="inline" to={paths.records(divisionName ?? undefined)}>
        {divisionName === null ? t('records.of-league', { what }) : t('records.of-division', { what, divisionName })}
      </Link>
      {`, ${formatInteger(value, language)}: `}
      {holders.map((holder, index) => (
        <Fragment key={index}>
          {index > 0 && '; '}
          <Who holder={holder} isOfBoth={kind === 'GAME_GOALS_TOGETHER'} />
        </Fragment>
      ))}
    </li>
  );
}

/** A player with the team, or a team with its goals; and in which game of the series. */
function Who({ holder, isOfBoth }: { holder: Holder; isOfBoth: boolean }) {
  const { t } = useTranslation('series-preview');
  const { player, team, opponent, game, goalsFor, goalsAgainst } = holder;
  const number = game === null ? '' : `, ${t('records.game', { game })}`;
  if (player) {
    return (
      <>
        <Link variant="inline" to={paths.player(player.id)}>
          {player.nickname}
        </Link>
        {` (${team.name})${number}`}
      </>
    );
  }
  const score = formatScore(goalsFor ?? 0, goalsAgainst ?? 0);
  const teams = isOfBoth && opponent ? t('records.teams', { home: team.name, away: opponent.name }) : team.name;
  return (
    <>
      {`${teams} `}
      <Score>{score}</Score>
      {number}
    </>
  );
}
