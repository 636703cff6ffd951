import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../league/team-logo';
import { searchText } from '../../../lib/search-text';
import { Button } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Labelled, Note } from '../labelled';
import { DRAGGED_TEAM, TeamList } from './decisions/team-list';
import type { DivisionTeamCandidatesQuery } from './division-parts.generated';

interface FreeTeamsProps {
  candidates: DivisionTeamCandidatesQuery['divisionTeamCandidates'];
  isLoaded: boolean;
  mayRun: boolean;
  onAdd: (teamId: number) => void;
}

/** With more teams than this, the rest are found by typing. */
const MOST_SHOWN = 12;

/** The teams that could join the division. Teams that have signed up for the season come first. */
export function FreeTeams({ candidates, isLoaded, mayRun, onAdd }: FreeTeamsProps) {
  const { t } = useTranslation('admin-divisions');
  const [search, setSearch] = useState('');
  const wanted = searchText(search).trim();
  const found = candidates.filter(({ team }) => searchText(team.name).includes(wanted));
  return (
    <>
      <Labelled label={t('teams.search')}>
        {(field) => (
          <Input id={field} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        )}
      </Labelled>
      {!isLoaded && found.length === 0 && <SkeletonRows rows={4} rowHeight={45} />}
      <TeamList aria-live="polite">
        {found.slice(0, MOST_SHOWN).map(({ team, isSignedUp }) => (
          <li
            key={team.id}
            draggable={mayRun}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED_TEAM, String(team.id))}
          >
            <span className="team">
              <TeamName team={team} />
            </span>
            {isSignedUp && <small>{t('teams.signed-up')}</small>}
            <Button
              disabled={!mayRun}
              onClick={() => onAdd(team.id)}
              aria-label={t('teams.add-name', { team: team.name })}
            >
              {t('teams.add')}
            </Button>
          </li>
        ))}
      </TeamList>
      {found.length > MOST_SHOWN && <Note>{t('teams.more', { count: found.length - MOST_SHOWN })}</Note>}
      {isLoaded && found.length === 0 && <Note>{t('teams.none-found')}</Note>}
    </>
  );
}
