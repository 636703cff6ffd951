import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  SaveDivisionTeamsDocument,
  type AdminDivisionPartsFragment,
  type TeamLogoFragment,
} from '../../../gql/admin/graphql';
import { useDivisionTeamCandidatesQuery } from '../../../gql/admin/hooks';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/section';
import { Note } from '../labelled';
import { ChosenTeams } from './chosen-teams';
import { FreeTeams } from './free-teams';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
  },
});

/** Which teams play in the division and in which order they stand: those that do on one side, those that could on the other. */
export function TeamPicker({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const { id, mayRun, entries } = division;
  const stored = entries.map(({ team }) => team);
  const [chosen, setChosen] = useState<readonly TeamLogoFragment[]>(stored);
  const { data } = useDivisionTeamCandidatesQuery({ variables: { divisionId: id }, fetchPolicy: 'cache-and-network' });
  const { run, busy } = useAction(SaveDivisionTeamsDocument, {
    success: t('saved'),
    refetch: ['DivisionTeamCandidates', 'DivisionSummaries', 'ColouredTable'],
  });
  const seriesOf = new Map(entries.map(({ team, seriesCount }) => [team.id, seriesCount]));
  const ids = chosen.map((team) => team.id);
  const candidates = data?.divisionTeamCandidates ?? [];
  const taken = stored.filter(({ id: teamId }) => !candidates.some(({ team }) => team.id === teamId));
  const free = [...candidates, ...taken.map((team) => ({ team, isSignedUp: false }))].filter(
    ({ team }) => !ids.includes(team.id),
  );
  const isChanged = chosen.length !== stored.length || stored.some((team, at) => team.id !== ids[at]);

  /** Puts a team at a place, from the other list or from its place here. */
  const place = (teamId: number, at: number) =>
    setChosen((before) => {
      const team = [...before, ...free.map((candidate) => candidate.team)].find((each) => each.id === teamId);
      return team ? before.filter((each) => each.id !== teamId).toSpliced(at, 0, team) : before;
    });

  return (
    <Columns>
      <Section heading={t('teams.in', { count: chosen.length })}>
        {mayRun && <Note>{t('teams.order-note')}</Note>}
        <ChosenTeams
          teams={chosen}
          seriesOf={seriesOf}
          mayRun={mayRun}
          onPlace={place}
          onRemove={(teamId) => setChosen((before) => before.filter((team) => team.id !== teamId))}
        />
        {ids.some((teamId) => (seriesOf.get(teamId) ?? 0) > 0) && <Note>{t('teams.series-note')}</Note>}
        <Button
          variant="solid"
          disabled={!mayRun || busy || !isChanged}
          onClick={() => void run({ input: { divisionId: id, teamIds: ids } })}
        >
          {t('teams.save')}
        </Button>
      </Section>
      <Section heading={t('teams.free')}>
        <FreeTeams
          candidates={free}
          isLoaded={data !== undefined}
          mayRun={mayRun}
          onAdd={(teamId) => place(teamId, chosen.length)}
        />
      </Section>
    </Columns>
  );
}
