import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { RowMenuButton, RowMenuLink } from '../lists/row-menu';
import type { SeriesCaptainPartsFragment } from './series-page.generated';

interface CaptainsProps {
  captains: readonly SeriesCaptainPartsFragment[];
  /** The teams of the series. */
  teams: readonly { id: number; name: string }[];
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    listStyleType: 'none',
    color: 'fg.muted',
    fontSize: 'sm',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '6',
      color: 'fg.link',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
  },
});

/** Copies a captain's name in the chat, and says so. */
function useCopy(): (discordName: string) => Promise<void> {
  const { t } = useTranslation('admin-series');
  return async (name) => {
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(name);
      notifyReader({ kind: 'success', text: t('captain.copied', { name }) });
    } catch {
      notifyReader({ kind: 'error', text: t('captain.not-copied', { name }) });
    }
  };
}

const teamOf = ({ teamId }: SeriesCaptainPartsFragment, teams: CaptainsProps['teams']): string =>
  teams.find(({ id }) => id === teamId)?.name ?? '';

/** Who is reached when a series is late: both captains, each with the name to search for in the chat. */
export function Captains({ captains, teams }: CaptainsProps) {
  const { t } = useTranslation('admin-series');
  const copy = useCopy();
  if (captains.length === 0) return null;
  return (
    <List aria-label={t('captain.list')}>
      {captains.map((captain) => {
        const { playerId, nickname, discordName } = captain;
        return (
          <li key={playerId}>
            {teamOf(captain, teams)}: <Link to={paths.player(playerId)}>{nickname}</Link>{' '}
            {discordName === null ? (
              t('captain.no-discord')
            ) : (
              <button
                type="button"
                aria-label={t('captain.copy', { name: discordName })}
                onClick={() => void copy(discordName)}
              >
                {discordName} <Copy aria-hidden size={14} />
              </button>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** The same in a row's menu. */
export function CaptainItems({ captains, teams }: CaptainsProps) {
  const { t } = useTranslation('admin-series');
  const copy = useCopy();
  return captains.map((captain) => {
    const { playerId, nickname, discordName } = captain;
    const team = teamOf(captain, teams);
    return discordName === null ? (
      <RowMenuLink key={playerId} to={paths.player(playerId)}>
        {t('captain.open', { nickname, team })}
      </RowMenuLink>
    ) : (
      <RowMenuButton key={playerId} onClick={() => void copy(discordName)}>
        {t('captain.copy-of', { name: discordName, team })}
      </RowMenuButton>
    );
  });
}
