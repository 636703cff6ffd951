import type { ReactNode } from 'react';
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
import { BoardFilters, fitsFilters, type Filtered } from './board-filters';
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
            content: (
              <List of="teams" entries={board.boardTeams} row={(entry) => <TeamRow key={entry.id} entry={entry} />} />
            ),
          },
          {
            id: 'players',
            label: t('players', { count: board.boardPlayers.length }),
            content: (
              <List
                of="players"
                entries={board.boardPlayers}
                row={(entry) => <PlayerRow key={entry.id} entry={entry} />}
              />
            ),
          },
        ]}
      />
      <OwnEntry board={board} />
    </>
  );
}

interface ListProps<Entry> {
  of: 'teams' | 'players';
  entries: readonly Entry[];
  row: (entry: Entry) => ReactNode;
}

/** The entries that fit what the address asks for. */
function List<Entry extends Filtered>({ of, entries, row }: ListProps<Entry>) {
  const { search } = useAddress();
  const shown = entries.filter((entry) => fitsFilters(entry, search));
  return (
    <>
      {entries.length > 0 && <BoardFilters />}
      {shown.length === 0 ? <Nobody of={of} isFiltered={entries.length > 0} /> : <Rows>{shown.map(row)}</Rows>}
    </>
  );
}

function Nobody({ of, isFiltered }: { of: ListProps<Filtered>['of']; isFiltered: boolean }) {
  const { t } = useTranslation('teams-board');
  const { set } = useAddress();
  if (!isFiltered) return <EmptyState>{t(`none.${of}`)}</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => set({ platform: null, evening: null })}>{t('filter.clear')}</Button>}>
      {t('none.filtered')}
    </EmptyState>
  );
}
