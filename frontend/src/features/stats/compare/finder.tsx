import { skipToken } from '@apollo/client/react';
import { useCallback, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { Crest } from '../../../ui/crest';
import { Input } from '../../../ui/form/form-control';
import { useTypedSearch } from '../../../ui/form/use-typed-search';
import { Link } from '../../../ui/link';
import { Text } from '../../../ui/text';
import { useFindPlayersQuery, useFindTeamsQuery } from './compare-page.generated';
import type { Kind } from './compared';
import { playerSide, teamSide } from './side-names';

/** No name is longer. */
const LONGEST_TEXT = 34;

const Hits = styled('div', {
  base: {
    marginTop: '2',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      minWidth: '0',
      paddingInline: '2',
      _hover: { bg: 'bg.raised' },
      '&[aria-selected=true]': { bg: 'bg.raised', boxShadow: 'inset 3px 0 var(--mark)', '--mark': '{colors.action}' },
    },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface FinderProps {
  kind: Kind;
  label: string;
  /** The address with this one. */
  pathWith: (id: number) => string;
  /** The one on the other side, which cannot be chosen here. */
  otherId: number | null;
}

/**
 * A field that finds teams or players by a part of the name. Each hit leads to the comparison with it. Arrow keys
 * choose and Enter opens, as in the search of the whole site.
 */
export function Finder({ kind, label, pathWith, otherId }: FinderProps) {
  const { t } = useTranslation('stats-compare');
  const navigate = useNavigate();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const search = useCallback((text: string) => setWanted(text.slice(0, LONGEST_TEXT)), []);
  const { typed, type } = useTypedSearch(wanted, search);
  const { hits, isLoading, hasFailed } = useHits(kind, wanted);
  const [chosen, setChosen] = useState(0);
  /** Enter was pressed before the hits for what is typed were there. */
  const [isAwaited, setIsAwaited] = useState(false);
  const shown = hits?.filter((hit) => hit.id !== otherId) ?? [];
  const at = Math.min(chosen, shown.length - 1);
  const isSettled = typed.trim() === wanted && !isLoading;
  const optionId = (index: number) => `${id}-${index}`;

  const first = isAwaited && isSettled && shown[0] ? pathWith(shown[0].id) : null;
  useEffect(() => {
    if (first !== null) void navigate(first);
  }, [first, navigate]);

  const write = (text: string) => {
    type(text);
    setChosen(0);
    setIsAwaited(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && shown.length > 0) {
      event.preventDefault();
      const next = (at + step + shown.length) % shown.length;
      setChosen(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Escape') write('');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const hit = shown[at];
    if (!isSettled && chosen === 0) setIsAwaited(true);
    else if (hit) void navigate(pathWith(hit.id));
  };

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-hits`}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST_TEXT}
        value={typed}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <Text role="status" color="fg.muted" fontSize="sm" marginTop="1">
        {hasFailed ? t('choose.failed') : hits ? t('choose.hits', { count: shown.length }) : t('choose.help')}
      </Text>
      <Hits id={`${id}-hits`} role="listbox" aria-label={label}>
        {shown.map((hit, index) => (
          <Link
            key={hit.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            variant="quiet"
            to={pathWith(hit.id)}
            // the arrow keys of the field reach it
            tabIndex={-1}
            onMouseMove={() => setChosen(index)}
          >
            <Crest image={hit.logo} name={hit.name} size={28} isRound={hit.isRound} />
            <span>
              {hit.name} {hit.team && <small>{hit.team}</small>}
            </span>
          </Link>
        ))}
      </Hits>
    </div>
  );
}

/** What is found; undefined while nothing is searched, and before the first answer. */
function useHits(kind: Kind, text: string) {
  const isTeam = kind === 'teams';
  const teams = useFindTeamsQuery(isTeam && text !== '' ? { variables: { text } } : skipToken);
  const players = useFindPlayersQuery(!isTeam && text !== '' ? { variables: { text } } : skipToken);
  const { error, loading } = isTeam ? teams : players;
  const ofTeams = (teams.data ?? teams.previousData)?.searchTeams.map((team) => ({ ...teamSide(team), team: '' }));
  const ofPlayers = (players.data ?? players.previousData)?.searchPlayers.items.map(({ player, team }) => ({
    ...playerSide(player),
    team: team?.name ?? '',
  }));
  return {
    hits: text === '' ? undefined : isTeam ? ofTeams : ofPlayers,
    isLoading: loading,
    hasFailed: error !== undefined,
  };
}
