import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Link } from '../../../ui/link';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { AdminDivisionPartsFragment } from '../divisions/admin-division.generated';
import { Note } from '../labelled';
import { useChosenWeek, WeekChoice } from '../week-choice';
import { useGiveDivisionRoleMutation, useDivisionRoomsQuery } from './division-chat.generated';
import { SeriesRoom } from './series-room';
import { WeekRoomsForm } from './week-rooms-form';

/** The rooms change by themselves while the chat is working. */
const REFRESH_MS = 3000;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: '2',
    alignItems: 'center',
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& .teams': { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
  },
});

/** A division's rooms and role in the chat: the rooms of a week with a message in each, and the role of its players. */
export function DivisionChat({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-chat');
  return (
    <>
      <Note>
        {t('note')} <Link to={paths.adminChat()}>{t('to-work')}</Link>
      </Note>
      {division.weeks === 0 ? <EmptyState>{t('no-series')}</EmptyState> : <WeekRooms division={division} />}
      <DivisionRole division={division} />
    </>
  );
}

function WeekRooms({ division: { id, weeks, weeksLeft, mayRun } }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-chat');
  // the week that is played next, unless the address has another one
  const next = Math.min(weeks - weeksLeft + 1, weeks);
  const chosen = useChosenWeek(weeks, next);
  const { week } = chosen;
  const { data, error, loading, refetch } = useDivisionRoomsQuery({
    variables: { divisionId: id, week },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const closed = (data?.seriesPlans ?? []).filter(({ room }) => !room || !['OPEN', 'OPENING'].includes(room.state));
  // the series that get no room from the server, because there is nothing to plan
  const reported = closed.filter(({ series }) => series.state === 'REPORTED');
  const withoutTime = closed.filter(({ series }) => series.state === 'NOT_STARTED');
  const toOpen = closed.length - reported.length - withoutTime.length;

  return (
    <Section heading={t('rooms')}>
      <WeekChoice label={t('week-label')} weeks={weeks} chosen={chosen} />
      {loading && !data && <SkeletonRows rows={12} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <>
          <WeekRoomsForm
            key={week}
            divisionId={id}
            week={week}
            mayRun={mayRun}
            closed={toOpen}
            reported={reported.length}
            withoutTime={withoutTime.length}
            isMade={toOpen === 0 && data.seriesPlans.every(({ room }) => room?.state !== 'OPENING')}
          />
          <ul>
            {data.seriesPlans.map(({ series, room }) => (
              <Row key={series.id}>
                <span className="teams">
                  <TeamName team={series.home} size={20} /> – <TeamName team={series.away} size={20} />
                </span>
                <SeriesRoom
                  seriesId={series.id}
                  name={t('series', { home: series.home.name, away: series.away.name })}
                  room={room}
                  hasTime={series.scheduledAt !== null}
                  mayRun={mayRun}
                />
              </Row>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

interface Given {
  roleName: string;
  players: number;
  withoutAccount: number;
}

function DivisionRole({ division: { id, mayRun, entries } }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-chat');
  const [given, setGiven] = useState<Given | null>(null);
  const { run, busy } = useAction(useGiveDivisionRoleMutation(), { isSuccessSilent: true, refetch: ['ChatTasks'] });
  const give = async () => {
    const outcome = await run({ divisionId: id });
    if (outcome.status === 'done') setGiven(outcome.result);
  };
  return (
    <Section heading={t('role.heading')}>
      <Note>{t('role.note')}</Note>
      <BusyButton isBusy={busy} disabled={!mayRun || entries.length === 0} onClick={() => void give()}>
        {t('role.give')}
      </BusyButton>
      {given && (
        <chakra.div marginTop="4">
          <MessageBox kind="success" isResult title={t('role.given', { role: given.roleName, count: given.players })}>
            {given.withoutAccount > 0 && t('role.without', { count: given.withoutAccount })}
          </MessageBox>
        </chakra.div>
      )}
    </Section>
  );
}
