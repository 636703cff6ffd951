import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { UrlTabs } from '../../../ui/page/url-tabs';
import { Text } from '../../../ui/text';
import { BoardFilters, fits } from './board-filters';
import { type BoardPageQuery, useBoardPageQuery } from './board-page.generated';
import { PlayerRow, Rows, TeamRow } from './board-rows';
import { OwnEntry } from './own-entry';

/** Teams with a free place and players without a team find each other here (R42). */
export default function BoardPage() {
  const { t } = useTranslation('teams-board');
  const { data, error, refetch } = useBoardPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')} description={t('lead')} width="prose">
      <PageHeading>{t('title')}</PageHeading>
      <Text marginBottom="5">{t('lead')}</Text>
      {data ? (
        <Board board={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} rowHeight={112} />
      )}
    </Page>
  );
}

function Board({ board }: { board: BoardPageQuery }) {
  const { t } = useTranslation('teams-board');
  const { viewer } = useSession();
  return (
    <>
      <UrlTabs
        label={t('lists')}
        param="list"
        // a captain looks for players, everyone else for a team
        initial={viewer?.isCaptain ? 'players' : 'teams'}
        tabs={[
          {
            id: 'teams',
            label: t('teams', { count: board.boardTeams.length }),
            content: <Teams teams={board.boardTeams} />,
          },
          {
            id: 'players',
            label: t('players', { count: board.boardPlayers.length }),
            content: <Players players={board.boardPlayers} />,
          },
        ]}
      />
      <OwnEntry board={board} />
    </>
  );
}

function Teams({ teams }: { teams: BoardPageQuery['boardTeams'] }) {
  const { search } = useAddress();
  const shown = teams.filter((entry) => fits(entry, search));
  return (
    <>
      {teams.length > 0 && <BoardFilters />}
      {shown.length === 0 ? (
        <Nobody of="teams" isFiltered={teams.length > 0} />
      ) : (
        <Rows>
          {shown.map((entry) => (
            <TeamRow key={entry.id} entry={entry} />
          ))}
        </Rows>
      )}
    </>
  );
}

function Players({ players }: { players: BoardPageQuery['boardPlayers'] }) {
  const { search } = useAddress();
  const shown = players.filter((entry) => fits(entry, search));
  return (
    <>
      {players.length > 0 && <BoardFilters />}
      {shown.length === 0 ? (
        <Nobody of="players" isFiltered={players.length > 0} />
      ) : (
        <Rows>
          {shown.map((entry) => (
            <PlayerRow key={entry.id} entry={entry} />
          ))}
        </Rows>
      )}
    </>
  );
}

function Nobody({ of, isFiltered }: { of: 'teams' | 'players'; isFiltered: boolean }) {
  const { t } = useTranslation('teams-board');
  const { set } = useAddress();
  if (!isFiltered) return <EmptyState>{t(`none.${of}`)}</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => set({ platform: null, evening: null })}>{t('filter.clear')}</Button>}>
      {t('none.filtered')}
    </EmptyState>
  );
}
