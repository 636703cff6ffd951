import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TeamLink } from '../../../league/team-logo';
import { formatAverage } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Button } from '../../../ui/button';
import { PLAYERS_NEEDED, SWEDISH_NEEDED } from '../../../league/players-needed';
import { Instant } from '../../../ui/time/instant';
import { fileTime, type ListColumn } from '../lists/list-column';
import type { SignedUpTeamsQuery } from './signed-up-teams.generated';

export type SignedUpTeam = SignedUpTeamsQuery['signedUpTeams']['items'][number];

/**
 * One row for each team, with the required players that it has so far. `onRemove` takes a sign-up back; null for readers
 * who may not.
 */
export function useSignedUpColumns(onRemove: ((team: SignedUpTeam) => void) | null): ListColumn<SignedUpTeam>[] {
  const { t } = useTranslation('admin-signed-up');
  const language = useLanguage();
  return [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      text: ({ team }) => team.name,
      cell: ({ team }) => <TeamLink team={team} />,
    },
    {
      id: 'date',
      header: t('column.date'),
      text: ({ createdAt }) => fileTime(createdAt),
      cell: ({ createdAt }) => <Instant isCompact at={createdAt} />,
    },
    { id: 'players', header: t('column.players'), isNumeric: true, text: ({ players }) => players.length },
    {
      id: 'mmr',
      header: t('column.mmr'),
      fullHeader: t('column.mmr-full'),
      isNumeric: true,
      text: ({ mmr }) => (mmr === null ? null : Math.round(mmr * 100) / 100),
      cell: ({ mmr, ratedPlayers }) =>
        mmr === null ? '–' : t('mmr-of', { mmr: formatAverage(mmr, language), count: ratedPlayers }),
    },
    {
      id: 'place',
      header: t('column.place'),
      fullHeader: t('column.place-full'),
      text: ({ holdsPlace }) => t(holdsPlace ? 'place.held' : 'place.none'),
    },
    {
      id: 'ready',
      header: t('column.ready'),
      text: ({ players, swedish }) =>
        [
          t('need.players', { count: players.length, needed: PLAYERS_NEEDED }),
          t('need.swedish', { count: swedish, needed: SWEDISH_NEEDED }),
        ].join(', '),
      cell: ({ players, swedish }) => (
        <Needs>
          <Need isMet={players.length >= PLAYERS_NEEDED}>
            {t('need.players', { count: players.length, needed: PLAYERS_NEEDED })}
          </Need>
          <Need isMet={swedish >= SWEDISH_NEEDED}>{t('need.swedish', { count: swedish, needed: SWEDISH_NEEDED })}</Need>
        </Needs>
      ),
    },
    ...(onRemove
      ? [
          {
            id: 'remove',
            header: t('column.acts'),
            text: null,
            cell: (row: SignedUpTeam) => (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('remove.label', { name: row.team.name })}
                onClick={() => onRemove(row)}
              >
                {t('remove.short')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

const Needs = chakra('ul', {
  base: {
    display: 'flex',
    gap: '4',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    '& > [data-met=true] > svg': { color: 'fg.win' },
    '& > [data-met=false] > svg': { color: 'fg.loss' },
  },
});

function Need({ isMet, children }: { isMet: boolean; children: string }) {
  const { t } = useTranslation('admin-signed-up');
  const Sign = isMet ? Check : X;
  return (
    <li data-met={isMet}>
      <Sign size={16} role="img" aria-label={t(isMet ? 'need.met' : 'need.missing')} />
      {children}
    </li>
  );
}
