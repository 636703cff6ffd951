import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { styled } from '../../../styled-system/jsx';
import { formatAverage, formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Heading } from '../../../ui/text';
import { Sides } from '../sides';
import type { SeriesPreviewTeamFragment } from './series-preview.generated';

type Player = SeriesPreviewTeamFragment['players'][number];

const TeamHeading = styled(Heading, {
  base: { display: 'flex', alignItems: 'center', gap: '2', marginBottom: '2', overflowWrap: 'anywhere' },
});

interface TeamPlayersProps {
  team: TeamLogoFragment;
  players: readonly Player[];
}

/** Who is in the two teams now, with the numbers of the season. */
export function PlayersPart({ home, away }: { home: TeamPlayersProps; away: TeamPlayersProps }) {
  const { t } = useTranslation('series-preview');
  return (
    <Section heading={t('players.heading')}>
      <Sides>
        <TeamPlayers {...home} />
        <TeamPlayers {...away} />
      </Sides>
    </Section>
  );
}

function TeamPlayers({ team, players }: TeamPlayersProps) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const average = (id: 'goals' | 'assists' | 'saves', of: (player: Player) => number): Column<Player> => ({
    id,
    header: t(`players.${id}.short`),
    fullHeader: t(`players.${id}.name`),
    isNumeric: true,
    cell: (player) => (player.games === 0 ? '–' : formatAverage(of(player), language)),
  });
  const columns: Column<Player>[] = [
    {
      id: 'player',
      header: t('players.player'),
      isRowHeader: true,
      cell: ({ player }) => (
        <Link variant="quiet" to={paths.player(player.id)}>
          {player.nickname}
        </Link>
      ),
    },
    // what most come for is in sight on a phone
    {
      id: 'rating',
      header: t('players.rating'),
      isNumeric: true,
      isStrong: true,
      cell: ({ rating }) => formatAverage(rating, language),
    },
    {
      id: 'games',
      header: t('players.games.short'),
      fullHeader: t('players.games.name'),
      isNumeric: true,
      cell: ({ games }) => formatInteger(games, language),
    },
    average('goals', ({ goalsPerGame }) => goalsPerGame),
    average('assists', ({ assistsPerGame }) => assistsPerGame),
    average('saves', ({ savesPerGame }) => savesPerGame),
  ];
  return (
    // with a long name, all numbers are still in sight
    <styled.div minWidth="0" css={{ '& th.name': { maxWidth: { md: '12rem' } } }}>
      <TeamHeading as="h3" size="sm">
        <Crest image={team.logo} name={team.name} size={28} />
        {team.name}
      </TeamHeading>
      {players.length > 0 ? (
        <DataTable
          isTight
          caption={t('players.caption', { team: team.name })}
          columns={columns}
          rows={players}
          rowKey={({ player }) => player.id}
        />
      ) : (
        <EmptyState>{t('players.empty')}</EmptyState>
      )}
    </styled.div>
  );
}
