import { skipToken } from '@apollo/client/react';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../styled-system/jsx';
import { useFindPlayersQuery, useFindTeamsQuery } from '../../gql/compare/hooks';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { Input } from '../../ui/form/form-control';
import { useTypedSearch } from '../../ui/form/use-typed-search';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import type { Kind } from './compared';
import { playerSide, teamSide, type SideName } from './side-names';

/** No name is longer. */
const LONGEST_TEXT = 34;

const Side = styled('div', {
  base: {
    minWidth: '0',
    padding: '3',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& label': { display: 'block', marginBottom: '1', color: 'fg.muted', fontSize: 'sm' },
  },
});

const Chosen = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    // the button goes below when the longest word does not fit beside it
    '& > a': { flex: '1 1 11rem', display: 'flex', alignItems: 'center', gap: '3', minWidth: '0', minHeight: 'touch' },
    '& > a > span:last-child': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

const Hits = styled('ul', {
  base: {
    marginTop: '2',
    '& a': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch', minWidth: '0' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

interface SideChooserProps {
  kind: Kind;
  label: string;
  /** Null: nothing is chosen yet. */
  chosen: SideName | null;
  /** The page of the chosen one. */
  to: string;
  /** The address with this one instead. */
  pathWith: (id: number) => string;
  /** The address without the chosen one. */
  pathWithout: string;
  /** The one on the other side, which cannot be chosen here. */
  otherId: number | null;
}

/** One side of a comparison: what is chosen, or a field that finds it. */
export function SideChooser({ kind, label, chosen, to, pathWith, pathWithout, otherId }: SideChooserProps) {
  const { t } = useTranslation('compare');
  const navigate = useNavigate();
  return (
    <Side>
      {chosen ? (
        <Chosen>
          <Link variant="quiet" to={to}>
            <Crest image={chosen.logo} name={chosen.name} size={36} isRound={chosen.isRound} />
            <span>{chosen.name}</span>
          </Link>
          <Button
            variant="outline"
            aria-label={t('choose.change-name', { name: chosen.name })}
            onClick={() => void navigate(pathWithout)}
          >
            {t('choose.change')}
          </Button>
        </Chosen>
      ) : (
        <Finder kind={kind} label={label} pathWith={pathWith} otherId={otherId} />
      )}
    </Side>
  );
}

type FinderProps = Pick<SideChooserProps, 'kind' | 'label' | 'pathWith' | 'otherId'>;

/** A field that finds teams or players by a part of the name. Each hit leads to the comparison with it. */
function Finder({ kind, label, pathWith, otherId }: FinderProps) {
  const { t } = useTranslation('compare');
  const id = useId();
  const [wanted, setWanted] = useState('');
  const search = useCallback((text: string) => setWanted(text.slice(0, LONGEST_TEXT)), []);
  const { typed, type } = useTypedSearch(wanted, search);
  const { hits, hasFailed } = useHits(kind, wanted);
  const shown = hits?.filter((hit) => hit.id !== otherId);
  return (
    <div role="search">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_TEXT}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Text role="status" color="fg.muted" fontSize="sm" marginTop="1">
        {hasFailed ? t('choose.failed') : shown ? t('choose.hits', { count: shown.length }) : t('choose.help')}
      </Text>
      {shown && shown.length > 0 && (
        <Hits>
          {shown.map((hit) => (
            <li key={hit.id}>
              <Link variant="quiet" to={pathWith(hit.id)}>
                <Crest image={hit.logo} name={hit.name} size={28} isRound={hit.isRound} />
                <span>
                  {hit.name} {hit.team && <small>{hit.team}</small>}
                </span>
              </Link>
            </li>
          ))}
        </Hits>
      )}
    </div>
  );
}

/** What is found; undefined while nothing is searched, and before the first answer. */
function useHits(kind: Kind, text: string) {
  const isTeam = kind === 'teams';
  const teams = useFindTeamsQuery(isTeam && text !== '' ? { variables: { text } } : skipToken);
  const players = useFindPlayersQuery(!isTeam && text !== '' ? { variables: { text } } : skipToken);
  const { error } = isTeam ? teams : players;
  const ofTeams = (teams.data ?? teams.previousData)?.searchTeams.map((team) => ({ ...teamSide(team), team: '' }));
  const ofPlayers = (players.data ?? players.previousData)?.searchPlayers.items.map(({ player, team }) => ({
    ...playerSide(player),
    team: team?.name ?? '',
  }));
  return { hits: text === '' ? undefined : isTeam ? ofTeams : ofPlayers, hasFailed: error !== undefined };
}
