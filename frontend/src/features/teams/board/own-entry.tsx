import { useTranslation } from 'react-i18next';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import type { BoardPageQuery } from './board-page.generated';
import { EntryForm } from './entry-form';

/** The reader's own entry, or their team's when they lead it; for others the way there. */
export function OwnEntry({ board }: { board: BoardPageQuery }) {
  const { t } = useTranslation('teams-board');
  const { viewer, isLoading } = useSession();
  if (isLoading) return null;
  if (!viewer) {
    return (
      <EmptyState
        action={
          <ButtonAnchor variant="solid" href={apiPaths.login}>
            {t('own.login')}
          </ButtonAnchor>
        }
      >
        {t('own.visitor')}
      </EmptyState>
    );
  }
  if (viewer.playerId === null) {
    return (
      <EmptyState
        action={
          <ButtonLink variant="solid" to={paths.register()}>
            {t('own.register')}
          </ButtonLink>
        }
      >
        {t('own.newcomer')}
      </EmptyState>
    );
  }
  if (viewer.team) {
    const { id } = viewer.team;
    const entry = board.boardTeams.find(({ team }) => team.id === id);
    return viewer.isCaptain && <EntryForm key={entry?.createdAt} side="TEAM" entry={entry} />;
  }
  const entry = board.boardPlayers.find(({ player }) => player.id === viewer.playerId);
  return <EntryForm key={entry?.createdAt} side="PLAYER" entry={entry} />;
}
