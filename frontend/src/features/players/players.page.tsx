import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { TeamLink } from '../../league/team-logo';
import { notifyReader } from '../../lib/notify';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { ErrorState } from '../../ui/page/error-state';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { Section } from '../../ui/page/section';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { Spinner } from '../../ui/page/spinner';
import { PlayerHits } from './player-hits';
import { usePlayersPageQuery } from './players-page.generated';
import { SearchBox } from './search-box';
import { useSearchText } from './use-search-text';

const Teams = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > li': { minWidth: '0' },
    '& a': {
      maxWidth: 'full',
      minHeight: 'touch',
      alignItems: 'center',
      paddingInline: '3',
      bg: 'bg.surface',
      borderRadius: 'md',
    },
  },
});

/** Search for players by a part of their nickname, chat name or team, and for teams by a part of their name. */
export default function PlayersPage() {
  const { t } = useTranslation('players');
  const { typed, type, wanted } = useSearchText();
  const found = usePlayerSearch(wanted);
  // the button for more results moves or disappears, so the focus moves to the first new result
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const shown = found.players?.items.length ?? 0;

  return (
    <Page title={t('search.title')} description={t('search.description')}>
      <PageHeading>{t('search.title')}</PageHeading>
      <SearchBox
        text={typed}
        onType={(text) => {
          setFocusAt(null);
          type(text);
        }}
      />
      {found.hasFailed && <ErrorState onRetry={found.retry} />}
      {found.isWaiting && <SkeletonRows rows={10} rowHeight={53} />}
      {found.players && (
        <div aria-busy={found.isSearching}>
          <Text role="status" color="fg.muted" marginBottom="4">
            {t('search.hits', { count: found.players.total })}
          </Text>
          {found.teams.length > 0 && (
            <Section heading={t('search.teams')}>
              <Teams>
                {found.teams.map((team) => (
                  <li key={team.id}>
                    <TeamLink team={team} />
                  </li>
                ))}
              </Teams>
            </Section>
          )}
          <Section heading={t('search.players')}>
            {found.players.items.length === 0 ? (
              <EmptyState>{wanted ? t('search.empty', { text: wanted }) : t('search.no-players')}</EmptyState>
            ) : (
              <PlayerHits hits={found.players.items} focusAt={focusAt} />
            )}
            <MoreHits
              shown={shown}
              total={found.players.total}
              isBusy={found.isFetchingMore}
              onMore={() => {
                setFocusAt(shown);
                found.more();
              }}
            />
          </Section>
        </div>
      )}
    </Page>
  );
}

interface MoreHitsProps {
  shown: number;
  total: number;
  isBusy: boolean;
  onMore: () => void;
}

function MoreHits({ shown, total, isBusy, onMore }: MoreHitsProps) {
  const { t } = useTranslation('players');
  if (shown >= total) return null;
  return (
    <Flex direction="column" align="center" gap="2" marginTop="4">
      <Text color="fg.muted" fontSize="sm" className="numbers">
        {t('search.shown', { shown, total })}
      </Text>
      <Button variant="outline" onClick={onMore} isWaiting={isBusy}>
        {isBusy && <Spinner />}
        {t('search.more')}
      </Button>
    </Flex>
  );
}

/** The results so far. During a new search, the last results stay. */
function usePlayerSearch(text: string) {
  const { t } = useTranslation('ui');
  const { data, previousData, error, loading, networkStatus, refetch, fetchMore } = usePlayersPageQuery({
    variables: { text, offset: 0, hasTeams: text !== '' },
    // after Back, the page shows as many results as before
    fetchPolicy: 'cache-first',
  });
  const answer = data ?? (error ? undefined : previousData);

  const more = () =>
    fetchMore({
      variables: { offset: answer?.searchPlayers.items.length ?? 0, hasTeams: false },
      updateQuery: (before, { fetchMoreResult: { searchPlayers } }) => ({
        ...before,
        searchPlayers: { ...searchPlayers, items: [...before.searchPlayers.items, ...searchPlayers.items] },
      }),
    }).catch(() => notifyReader({ kind: 'error', text: t('error.could-not-load') }));

  return {
    players: answer?.searchPlayers,
    teams: answer?.searchTeams ?? [],
    hasFailed: !answer && error !== undefined,
    isWaiting: !answer && loading,
    isSearching: loading,
    isFetchingMore: networkStatus === NetworkStatus.fetchMore,
    retry: () => void refetch(),
    more: () => void more(),
  };
}
