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
import { Fields, Labelled, Note } from '../../labelled';
import { useUnsavedGuard } from '../../../../league/drafts/use-unsaved-guard';
import { NAME_MAX } from '../division-limits';
import { useCreateSeasonDivisionsMutation, type SeasonDraftQuery } from './season-divisions.generated';
import { SeasonDrag } from './season-drag';
import { inHandOrder, placesOf, teamsOf, type Places, type PlanDivision, type PlanTeam } from './season-plan';
import { TeamList, type ListedTeam } from './team-list';
import { Choice } from '../../kit/choice';

type Draft = SeasonDraftQuery['seasonDraft'];

/** How many teams may change places between two divisions. */
const EXCHANGES = [0, 1, 2, 3];

interface Chosen {
  exchanged: number;
  /** Names that were changed, by the model's id. */
  names: Record<string, string>;
  /** Teams that were moved by hand, with the model's id of their division; 0 for none. */
  moved: Record<string, number>;
  /** Orders of teams that were made by hand, by the model's id. */
  orders: Record<string, readonly number[]>;
}

const NOTHING: Chosen = { exchanged: 0, names: {}, moved: {}, orders: {} };

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'exchanged' in value &&
  'names' in value &&
  'moved' in value &&
  'orders' in value;

const toPlanTeam = ({ team: { id }, isSignedUp, mmr }: ListedTeam): PlanTeam => ({ id, isSignedUp, mmr });

/** The divisions before, with a place for every team in the new ones. */
export function SeasonForm({ draft, former }: { draft: Draft; former: string }) {
  const { t } = useTranslation('admin-divisions-season');
  const navigate = useNavigate();
  const fields = useDraftState({ form: 'season-divisions', thing: draft.season.id }, NOTHING, { isValid: isChosen });
  const { exchanged, names, moved, orders } = fields.value;
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
  const divisions: PlanDivision[] = draft.divisions.map(({ formerId, rank, teams, standings }) => ({
    formerId,
    rank,
    teams: teams.map(toPlanTeam),
    order: standings.map(({ team }) => team.id),
  }));
  const others = draft.others.map(toPlanTeam);
  const places: Places = { ...placesOf(divisions, others, exchanged), ...moved };
  const shown = (ids: readonly PlanTeam[]) => ids.flatMap(({ id }) => listed.get(id) ?? []);
  const planned = draft.divisions.map(({ formerId, name }) => ({
    formerId,
    name: names[formerId] ?? name,
    teams: shown(inHandOrder(teamsOf(formerId, divisions, others, places), orders[formerId])),
  }));
  const outside = [...listed.values()].filter(({ team }) => !places[team.id]);
  const isEmpty = outside.length === 0;
  const lastPlaces = new Map(
    draft.divisions.flatMap(({ name, standings }) =>
      standings.map(({ position, team }) => [team.id, t('last-place', { position, division: name })] as const),
    ),
  );
  const choices = planned.map(({ formerId, name }) => ({ formerId, name }));
  const list = {
    choices,
    lastPlaces,
    onMove: (teamId: number, to: number) => change({ moved: { ...moved, [teamId]: to } }),
  };
  const drop = (teamId: number, formerId: number, ids: readonly number[]) =>
    change({ moved: { ...moved, [teamId]: formerId }, orders: { ...orders, [formerId]: ids } });
  const count = planned.reduce((sum, { teams }) => sum + teams.length, 0);

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
      <Fields>
        <Labelled label={t('exchange')}>
          {(id) => (
            <Choice
              id={id}
              value={exchanged}
              onChange={({ target }) => change({ exchanged: Number(target.value), moved: {}, orders: {} })}
            >
              {EXCHANGES.map((each) => (
                <option key={each} value={each}>
                  {t('exchange-teams', { count: each })}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      </Fields>
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
      {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
      <BusyButton type="submit" variant="solid" isBusy={busy} disabled={count === 0} marginTop="6">
        {t('create', { divisions: t('divisions', { count: planned.length }), teams: t('teams', { count }) })}
      </BusyButton>
      {guard}
    </form>
  );
}
