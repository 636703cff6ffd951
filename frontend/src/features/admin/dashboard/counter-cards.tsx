import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DashboardCountersFragment } from '../../../gql/admin/graphql';
import { seasonName } from '../../../league/season-name';
import { formatAverage, formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';

interface Counter {
  id: string;
  label: string;
  value: string;
  /** The page for the counted things, for people who may open it. */
  to?: string;
  /** Something is waiting for staff. */
  isWaiting?: boolean;
}

const Cards = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    gap: '3',
    marginBottom: '8',
    '& > div': {
      display: 'flex',
      // the label is the term, and is shown under its number
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: '4',
      bg: 'bg.surface',
      borderRadius: 'md',
      borderLeft: '4px solid',
      borderColor: 'border',
    },
    '& > [data-waiting]': { borderColor: 'action' },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontFamily: 'display', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

interface CounterCardsProps {
  counters: DashboardCountersFragment;
  /** The viewer may open the tabs of requests and matches. */
  mayAct: boolean;
}

/** The league in numbers. */
export function CounterCards({ counters, mayAct }: CounterCardsProps) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const whole = (value: number) => formatInteger(value, language);
  const { season, openRequests, failedChatTasks, unreportedThisWeek } = counters;

  const cards: Counter[] = [
    { id: 'users', label: t('users'), value: whole(counters.users) },
    { id: 'users-with-player', label: t('users-with-player'), value: whole(counters.usersWithPlayer) },
    { id: 'teams', label: t('teams'), value: whole(counters.teams) },
    { id: 'active-teams', label: t('active-teams'), value: whole(counters.activeTeams) },
    {
      id: 'signed-up',
      label: season ? t('signed-up', { season: seasonName(season.name, language) }) : t('signed-up-no-season'),
      value: whole(counters.signedUpTeams),
    },
    {
      id: 'players-per-team',
      label: t('players-per-team'),
      value: formatAverage(counters.playersPerActiveTeam, language),
    },
    {
      id: 'unreported',
      label: t('unreported'),
      value: whole(unreportedThisWeek),
      to: mayAct ? paths.admin('matches') : undefined,
      isWaiting: unreportedThisWeek > 0,
    },
  ];
  if (openRequests !== null) {
    cards.push({
      id: 'requests',
      label: t('requests'),
      value: whole(openRequests),
      to: paths.admin('requests'),
      isWaiting: openRequests > 0,
    });
  }
  // no number is shown when all is well
  if (failedChatTasks !== null && failedChatTasks > 0) {
    cards.push({
      id: 'chat',
      label: t('failed-chat-tasks'),
      value: whole(failedChatTasks),
      to: paths.adminChat(),
      isWaiting: true,
    });
  }

  return (
    <Cards>
      {cards.map(({ id, label, value, to, isWaiting }) => (
        <div key={id} data-waiting={isWaiting || undefined}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </Cards>
  );
}
