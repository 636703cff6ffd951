import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { Note } from '../labelled';
import type { AdminDivisionPartsFragment } from './admin-division.generated';
import { useSaveDivisionTeamsMutation } from './division-actions.generated';
import type { TeamDraft } from './division-drafts';
import { ChosenTeams } from './chosen-teams';
import { useDivisionTeamCandidatesQuery } from './division-parts.generated';
import { FreeTeams } from './free-teams';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
  },
});

interface TeamPickerProps {
  division: AdminDivisionPartsFragment;
  /** The page keeps the unsaved choice, so that it is not lost when another tab is opened. */
  draft: TeamDraft;
}

/** Chooses the teams of the division and their order: present teams on one side, possible ones on the other. */
export function TeamPicker({ division, draft }: TeamPickerProps) {
  const { t } = useTranslation('admin-divisions');
  const { id, mayRun, entries } = division;
  const stored = entries.map(({ team }) => team);
  const chosen = draft.value.teams;
  const { data, error, refetch } = useDivisionTeamCandidatesQuery({
    variables: { divisionId: id },
    fetchPolicy: 'cache-and-network',
  });
  const { run, busy } = useAction(useSaveDivisionTeamsMutation(), {
    success: t('saved'),
    isProblemSilent: true,
    refetch: ['DivisionTeamCandidates', 'DivisionSummaries', 'ColouredTable'],
  });
  const seriesOf = new Map(entries.map(({ team, seriesCount }) => [team.id, seriesCount]));
  const ids = chosen.map((team) => team.id);
  const candidates = data?.divisionTeamCandidates ?? [];
  const taken = stored.filter(({ id: teamId }) => !candidates.some(({ team }) => team.id === teamId));
  const free = [...candidates, ...taken.map((team) => ({ team, isSignedUp: false }))].filter(
    ({ team }) => !ids.includes(team.id),
  );
  const change = (next: (before: readonly TeamLogoFragment[]) => readonly TeamLogoFragment[]) =>
    draft.change((before) => ({ teams: next(before.teams) }));

  /** Moves a team to a place, from the other list or within this one. */
  const place = (teamId: number, at: number) =>
    change((before) => {
      const team = [...before, ...free.map((candidate) => candidate.team)].find((each) => each.id === teamId);
      return team ? before.filter((each) => each.id !== teamId).toSpliced(at, 0, team) : before;
    });

  const save = async () => {
    await draft.settle(await run({ input: { divisionId: id, teamIds: ids, version: draft.version } }));
  };

  return (
    <Columns>
      <Section heading={t('teams.in', { count: chosen.length })}>
        {draft.notice}
        {mayRun && <Note>{t('teams.order-note')}</Note>}
        <ChosenTeams
          teams={chosen}
          seriesOf={seriesOf}
          mayRun={mayRun}
          onPlace={place}
          onRemove={(teamId) => change((before) => before.filter((team) => team.id !== teamId))}
        />
        {ids.some((teamId) => (seriesOf.get(teamId) ?? 0) > 0) && <Note>{t('teams.series-note')}</Note>}
        <BusyButton variant="solid" isBusy={busy} disabled={!mayRun || !draft.isChanged} onClick={() => void save()}>
          {t('teams.save')}
        </BusyButton>
      </Section>
      <Section heading={t('teams.free')}>
        {error && !data && <ErrorState onRetry={() => void refetch()} />}
        {(data || !error) && (
          <FreeTeams
            candidates={free}
            isLoaded={data !== undefined}
            mayRun={mayRun}
            onAdd={(teamId) => place(teamId, chosen.length)}
          />
        )}
      </Section>
    </Columns>
  );
}
