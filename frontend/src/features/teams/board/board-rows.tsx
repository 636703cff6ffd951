import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { platformName } from '../../../league/platform-name';
import { PlayerLink } from '../../../league/player-link';
import { TeamLink } from '../../../league/team-logo';
import { useTimes } from '../../../lib/i18n/use-times';
import { useSession } from '../../../lib/session/session';
import { useAction } from '../../../lib/use-action';
import { styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import {
  useAskToJoinMutation,
  useInviteFromBoardMutation,
  useRemoveBoardEntryMutation,
} from './board-actions.generated';
import { DAYS } from './board-filters';
import type { BoardPlayerRowFragment, BoardTeamRowFragment } from './board-page.generated';

/** A list of entries. */
export const Rows = styled('ul', { base: { display: 'grid', gap: '3', marginBottom: '8' } });

const Row = styled('li', {
  base: {
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    '& > .head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      '& > small': { color: 'fg.muted', fontSize: 'sm' },
    },
    '& > dl': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '1',
      marginTop: '2',
      fontSize: 'sm',
      '& > div': { display: 'flex', gap: '1' },
      '& dt': { color: 'fg.muted' },
    },
    '& > .words': { marginTop: '2', whiteSpace: 'pre-line' },
    '& > .foot': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginTop: '3',
      '& > small': { color: 'fg.muted', fontSize: 'sm' },
      '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    },
  },
});

interface EntryProps {
  entry: Pick<BoardTeamRowFragment, 'id' | 'rank' | 'platform' | 'evenings' | 'words' | 'createdAt'>;
  name: string;
  head: ReactNode;
  act: ReactNode;
}

/** What someone tells of themselves. Their words are shown as they are, so that no link in them can be pressed. */
function Entry({ entry, name, head, act }: EntryProps) {
  const { t } = useTranslation('teams-board');
  const times = useTimes();
  const { viewer } = useSession();
  return (
    <Row>
      <div className="head">{head}</div>
      <dl>
        {entry.rank !== '' && <Fact name={t('row.rank')}>{entry.rank}</Fact>}
        {entry.platform !== null && <Fact name={t('row.platform')}>{platformName(entry.platform)}</Fact>}
        <Fact name={t('row.evenings')}>
          {entry.evenings.length === 0
            ? t('row.any-evening')
            : DAYS.filter((day) => entry.evenings.includes(day))
                .map((day) => t(`short.${day}`))
                .join(', ')}
        </Fact>
      </dl>
      {entry.words !== '' && <p className="words">{entry.words}</p>}
      <div className="foot">
        <small>{t('row.since', { date: times.date(entry.createdAt) })}</small>
        <div>
          {act}
          {viewer?.roles.includes('ADMIN') && <Removal id={entry.id} name={name} />}
        </div>
      </div>
    </Row>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}:</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A team. A player without one can ask its captain for a place. */
export function TeamRow({ entry }: { entry: BoardTeamRowFragment }) {
  const { t } = useTranslation('teams-board');
  const { viewer } = useSession();
  const [dialog, ask] = useConfirm();
  const { run, busy } = useAction(useAskToJoinMutation(), { refetch: ['BoardPage'] });
  const { team } = entry;
  const mayAsk = viewer !== null && viewer.playerId !== null && !viewer.team;
  return (
    <Entry
      entry={entry}
      name={team.name}
      head={
        <>
          <TeamLink team={team} size={32} />
          <small>{t('row.places', { count: entry.freePlaces })}</small>
        </>
      }
      act={
        mayAsk && (
          <>
            {/* it stays when the captain has been asked, so that the focus does, and then says so */}
            <Button
              variant={entry.isAsked ? 'outline' : 'solid'}
              isWaiting={busy || entry.isAsked}
              aria-label={t(entry.isAsked ? 'row.asked-whom' : 'row.ask-whom', { team: team.name })}
              onClick={() =>
                ask({ children: t('row.will-ask', { team: team.name }), onConfirm: () => run({ teamId: team.id }) })
              }
            >
              {entry.isAsked && <Check aria-hidden size={18} />}
              {t(entry.isAsked ? 'row.asked' : 'row.ask')}
            </Button>
            {dialog}
          </>
        )
      }
    />
  );
}

/** A player. A captain can invite them. */
export function PlayerRow({ entry }: { entry: BoardPlayerRowFragment }) {
  const { t } = useTranslation('teams-board');
  const { viewer } = useSession();
  const [dialog, ask] = useConfirm();
  const { run, busy } = useAction(useInviteFromBoardMutation());
  const { player } = entry;
  return (
    <Entry
      entry={entry}
      name={player.nickname}
      head={<PlayerLink player={player} pictureSize={32} />}
      act={
        viewer?.isCaptain && (
          <>
            <Button
              variant="solid"
              isWaiting={busy}
              aria-label={t('row.invite-whom', { player: player.nickname })}
              onClick={() =>
                ask({
                  children: t('row.will-invite', { player: player.nickname }),
                  onConfirm: () => run({ input: { playerId: player.id } }),
                })
              }
            >
              {t('row.invite')}
            </Button>
            {dialog}
          </>
        )
      }
    />
  );
}

/** Staff remove what does not belong on the board. */
function Removal({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('teams-board');
  const [dialog, ask] = useConfirm();
  const { run, busy } = useAction(useRemoveBoardEntryMutation(), { refetch: ['BoardPage'] });
  return (
    <>
      <Button
        variant="danger"
        isWaiting={busy}
        aria-label={t('row.remove-whose', { name })}
        onClick={() =>
          ask({ children: t('row.will-remove', { name }), isDestructive: true, onConfirm: () => run({ id }) })
        }
      >
        {t('row.remove')}
      </Button>
      {dialog}
    </>
  );
}
