import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { formatAverage, formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import type { Role } from '../../../lib/schema.generated';
import { Link } from '../../../ui/link';
import { mayOpen, type AdminPlace } from '../tabs';
import { CARD_PATHS } from './card-paths';
import type { DashboardCountersFragment } from './counter-cards.generated';

interface Counter {
  id: string;
  label: string;
  value: string;
  /** The list of exactly the counted things, for people who may open it. */
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
  /** The viewer's. A card leads only to a page that they may open. */
  roles: readonly Role[];
}

/** The league in numbers. */
export function CounterCards({ counters, roles }: CounterCardsProps) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const leads = (place: AdminPlace, to: string) => (mayOpen(place, roles) ? to : undefined);
  const whole = (value: number) => formatInteger(value, language);
  const { season, openRequests, failedChatTasks, unreportedThisWeek } = counters;

  const cards: Counter[] = [
    { id: 'users', label: t('users'), value: whole(counters.users), to: leads('users', CARD_PATHS.users) },
    {
      id: 'users-with-player',
      label: t('users-with-player'),
      value: whole(counters.usersWithPlayer),
      to: leads('users', CARD_PATHS.usersWithPlayer),
    },
    { id: 'teams', label: t('teams'), value: whole(counters.teams), to: leads('teams', CARD_PATHS.teams) },
    {
      id: 'active-teams',
      label: t('active-teams'),
      value: whole(counters.activeTeams),
      to: leads('teams', CARD_PATHS.activeTeams),
    },
    {
      id: 'signed-up',
      label: season ? t('signed-up', { season: seasonName(season.name, language) }) : t('signed-up-no-season'),
      value: whole(counters.signedUpTeams),
      to: leads('signedupTeams', CARD_PATHS.signedUpTeams),
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
      to: leads('matches', CARD_PATHS.unreported),
      isWaiting: unreportedThisWeek > 0,
    },
  ];
  if (openRequests !== null) {
    cards.push({
      id: 'requests',
      label: t('requests'),
      value: whole(openRequests),
      to: leads('requests', CARD_PATHS.requests),
      isWaiting: openRequests > 0,
    });
  }
  // no number is shown when all is well
  if (failedChatTasks !== null && failedChatTasks > 0) {
    cards.push({
      id: 'chat',
      label: t('failed-chat-tasks'),
      value: whole(failedChatTasks),
      to: leads('chat', CARD_PATHS.failedChatTasks),
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
