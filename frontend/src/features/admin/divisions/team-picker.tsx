import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  SaveDivisionTeamsDocument,
  type AdminDivisionPartsFragment,
  type TeamLogoFragment,
} from '../../../gql/admin/graphql';
import { useDivisionTeamCandidatesQuery } from '../../../gql/admin/hooks';
import { TeamName } from '../../../league/team-logo';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/section';
import { Input, Labelled, Note } from '../labelled';

/** More than this are found by typing. */
const MOST_SHOWN = 12;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
  },
});

const List = chakra('ul', {
  base: {
    marginBottom: '4',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'touch',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& small': { color: 'fg.muted' },
  },
});

/** Which teams play in the division: those that do on one side, those that could on the other. */
export function TeamPicker({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const { id, mayRun, entries } = division;
  const stored = entries.map(({ team }) => team);
  const [chosen, setChosen] = useState<readonly TeamLogoFragment[]>(stored);
  const [search, setSearch] = useState('');
  const { data } = useDivisionTeamCandidatesQuery({ variables: { divisionId: id }, fetchPolicy: 'cache-and-network' });
  const { run, busy } = useAction(SaveDivisionTeamsDocument, {
    success: t('saved'),
    refetch: ['DivisionTeamCandidates', 'DivisionSummaries', 'ColouredTable'],
  });
  const seriesOf = new Map(entries.map(({ team, seriesCount }) => [team.id, seriesCount]));
  const ids = new Set(chosen.map((team) => team.id));
  const free = [...(data?.divisionTeamCandidates ?? []), ...stored].filter(
    (team, index, all) => !ids.has(team.id) && all.findIndex((other) => other.id === team.id) === index,
  );
  const found = free.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const isChanged = chosen.length !== stored.length || stored.some((team) => !ids.has(team.id));

  return (
    <Columns>
      <Section heading={t('teams.in', { count: chosen.length })}>
        <List>
          {chosen.map((team) => (
            <li key={team.id}>
              <TeamName team={team} />
              {(seriesOf.get(team.id) ?? 0) > 0 ? (
                <small>{t('teams.series', { count: seriesOf.get(team.id) ?? 0 })}</small>
              ) : (
                <Button
                  disabled={!mayRun}
                  onClick={() => setChosen((before) => before.filter((other) => other.id !== team.id))}
                  aria-label={t('teams.remove-name', { team: team.name })}
                >
                  {t('teams.remove')}
                </Button>
              )}
            </li>
          ))}
        </List>
        {chosen.some((team) => (seriesOf.get(team.id) ?? 0) > 0) && <Note>{t('teams.series-note')}</Note>}
        <Button
          variant="solid"
          disabled={!mayRun || busy || !isChanged}
          onClick={() => void run({ input: { divisionId: id, teamIds: [...ids] } })}
        >
          {t('teams.save')}
        </Button>
      </Section>
      <Section heading={t('teams.free')}>
        <Labelled label={t('teams.search')}>
          {(field) => (
            <Input id={field} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          )}
        </Labelled>
        <List aria-live="polite">
          {found.slice(0, MOST_SHOWN).map((team) => (
            <li key={team.id}>
              <TeamName team={team} />
              <Button
                disabled={!mayRun}
                onClick={() => setChosen((before) => [...before, team])}
                aria-label={t('teams.add-name', { team: team.name })}
              >
                {t('teams.add')}
              </Button>
            </li>
          ))}
        </List>
        {found.length > MOST_SHOWN && <Note>{t('teams.more', { count: found.length - MOST_SHOWN })}</Note>}
        {data && found.length === 0 && <Note>{t('teams.none-found')}</Note>}
      </Section>
    </Columns>
  );
}
