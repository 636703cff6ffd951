import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { TeamLink } from '../../league/team-logo';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { Instant } from '../../ui/time/instant';
import type { PlayerTransferFragment } from './player-transfer.generated';

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > li': { paddingInline: '4', paddingBlock: '3' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '3', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** A player's transfers: the new team, the old one, and how long they stayed; newest first. */
export function PlayerTransfers({ transfers }: { transfers: readonly PlayerTransferFragment[] }) {
  const { t } = useTranslation('players');
  const date = (at: string) => <Instant at={at} as="date" />;
  return (
    <List>
      {transfers.map(({ id, team, previousTeam, validFrom, validTo }) => (
        <li key={id}>
          <styled.div fontWeight="semibold">
            <TeamLink team={team} />
          </styled.div>
          <p>
            {validTo === null ? (
              <span>
                {t('transfers.since')} {date(validFrom)}
              </span>
            ) : (
              <span>
                {date(validFrom)} – {date(validTo)}
              </span>
            )}
            {previousTeam && (
              <span>
                {t('transfers.from')}{' '}
                <Link variant="inline" to={paths.team(previousTeam.id)}>
                  {previousTeam.name}
                </Link>
              </span>
            )}
          </p>
        </li>
      ))}
    </List>
  );
}
