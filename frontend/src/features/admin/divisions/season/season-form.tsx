import { Input, Text } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { useAction } from '../../../../lib/use-action';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { Disclosure } from '../../../../ui/disclosure';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { BusyButton } from '../../../../ui/form/busy-button';
import { DraftNotice } from '../../draft-notice';
import { Labelled, Note } from '../../labelled';
import { useUnsavedGuard } from '../../../../league/drafts/use-unsaved-guard';
import { NAME_MAX } from '../division-limits';
import { PlanChanges } from './plan-changes';
import { PlanWarnings } from './plan-warnings';
import { useCreateSeasonDivisionsMutation, type SeasonDraftQuery } from './season-divisions.generated';
import { SeasonDrag } from './season-drag';
import { changedFrom, inHandOrder, placesOf, teamsOf, type Places } from './season-plan';
import { TeamList } from './team-list';
import { usePlacementReasons } from './use-placement-reasons';

type Draft = SeasonDraftQuery['seasonDraft'];

interface Chosen {
  /** Names that were changed, by the model's id. */
  names: Record<string, string>;
  /** Teams that were moved by hand, with the model's id of their division; 0 for none. */
  moved: Record<string, number>;
  /** Orders of teams that were made by hand, by the model's id. */
  orders: Record<string, readonly number[]>;
}

const NOTHING: Chosen = { names: {}, moved: {}, orders: {} };

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && 'names' in value && 'moved' in value && 'orders' in value;

/** The divisions before, with a place for every team in the new ones. */
export function SeasonForm({ draft, former }: { draft: Draft; former: string }) {
  const { t } = useTranslation('admin-divisions-season');
  const navigate = useNavigate();
  const fields = useDraftState({ form: 'season-divisions', thing: draft.season.id }, NOTHING, { isValid: isChosen });
  const { names, moved, orders } = fields.value;
  const change = (changes: Partial<Chosen>) => fields.change((before) => ({ ...before, ...changes }));
  const guard = useUnsavedGuard(fields.isChanged);
  const { run, busy } = useAction(useCreateSeasonDivisionsMutation(), {
    success: t('done'),
    isProblemSilent: true,
    refetch: ['DivisionSummaries'],
  });
  const [refusal, setRefusal] = useState<string | null>(null);

  const listed = new Map(
    [...draft.divisions.flatMap(({ teams }) => teams), ...draft.others].map((each) => [each.team.id, each]),
  );
  const { placements, sharedBorders } = draft.rollOver;
  const places: Places = { ...placesOf(placements), ...moved };
  const planned = draft.divisions.map(({ formerId, name }) => {
    const ids = teamsOf(formerId, placements, places).map(({ teamId }) => ({ id: teamId }));
    const teams = inHandOrder(ids, orders[formerId]).flatMap(({ id }) => listed.get(id) ?? []);
    return { formerId, name: names[formerId] ?? name, teams };
  });
  const outside = [...listed.values()].filter(({ team }) => !places[team.id]);
  const isEmpty = outside.length === 0;
  const reasons = usePlacementReasons(placements, draft.divisions);
  const choices = planned.map(({ formerId, name }) => ({ formerId, name }));
  const list = {
    choices,
    reasons,
    onMove: (teamId: number, to: number) => change({ moved: { ...moved, [teamId]: to } }),
  };
  const drop = (teamId: number, formerId: number, ids: readonly number[]) =>
    change({ moved: { ...moved, [teamId]: formerId }, orders: { ...orders, [formerId]: ids } });
  const count = planned.reduce((sum, { teams }) => sum + teams.length, 0);

  const nameOf = (teamId: number) => listed.get(teamId)?.team.name ?? '';
  const divisionName = (formerId: number | null | undefined) =>
    choices.find((each) => each.formerId === formerId)?.name ?? t('nowhere');
  const reset = (teamIds: readonly number[]) =>
    change({ moved: Object.fromEntries(Object.entries(moved).filter(([id]) => !teamIds.includes(Number(id)))) });

  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    setRefusal(null);
    const outcome = await run({
      input: {
        seasonId: draft.season.id,
        divisions: planned.map(({ formerId, name, teams }) => ({
          formerId,
          name,
          teamIds: teams.map(({ team }) => team.id),
        })),
      },
    });
    if (outcome.status === 'refused') setRefusal(outcome.text);
    if (outcome.status !== 'done') return;
    fields.clear();
    await navigate(`${paths.adminDivisions()}?season=${draft.season.id}`);
  };

  return (
    <form onSubmit={(event) => void create(event)}>
      {fields.isRestored && <DraftNotice onDiscard={fields.clear} />}
      <Note>{t('note', { former })}</Note>
      <PlanWarnings draft={draft} former={former} sharedBorders={sharedBorders} nameOf={nameOf} />
      <SeasonDrag divisions={planned} onDrop={drop}>
        {planned.map(({ formerId, name, teams }) => (
          <TeamList
            key={formerId}
            heading={t('division', { name, count: teams.length })}
            teams={teams}
            placedIn={formerId}
            {...list}
          >
            <Labelled label={t('name')}>
              {(id) => (
                <Input
                  id={id}
                  required
                  maxWidth="24rem"
                  maxLength={NAME_MAX}
                  value={name}
                  onChange={({ target }) => change({ names: { ...names, [formerId]: target.value } })}
                />
              )}
            </Labelled>
          </TeamList>
        ))}
      </SeasonDrag>
      <Disclosure summary={t('outside', { count: outside.length })}>
        {isEmpty ? (
          <Text>{t('outside-none')}</Text>
        ) : (
          <TeamList heading={t('outside-heading')} teams={outside} placedIn={0} {...list} />
        )}
      </Disclosure>
      <PlanChanges
        changes={changedFrom(placements, places).map(({ teamId, formerId }) => ({
          teamId,
          team: nameOf(teamId),
          is: divisionName(places[teamId]),
          proposed: divisionName(formerId),
        }))}
        onReset={reset}
      />
      {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
      <BusyButton type="submit" variant="solid" isBusy={busy} disabled={count === 0} marginTop="6">
        {t('create', { divisions: t('divisions', { count: planned.length }), teams: t('teams', { count }) })}
      </BusyButton>
      {guard}
    </form>
  );
}
