import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './own-session-actions.generated';
import { type OwnSessionsQuery, useOwnSessionsQuery } from './own-sessions.generated';

const ROW_HEIGHT = 84;
const REFETCH = ['OwnSessions'];

type OwnSession = OwnSessionsQuery['mySessions'][number];

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    marginBottom: '4',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingInline: '4',
      paddingBlock: '3',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& .device': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .times': { color: 'fg.muted', fontSize: 'sm' },
    '& .current': { color: 'fg.action', fontSize: 'sm', fontWeight: 'semibold' },
  },
});

/** The viewer's logins, with buttons to end one of them, or all except this one. */
export function OwnSessions() {
  const { t } = useTranslation('players-settings');
  const { data, error, refetch } = useOwnSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const endOthers = useAction(useEndOtherSessionsMutation(), { refetch: REFETCH });
  const [dialog, ask] = useConfirm();

  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={2} rowHeight={ROW_HEIGHT} />;
  return (
    <>
      <Text color="fg.muted" marginBottom="4">
        {t('sessions.intro')}
      </Text>
      <List>
        {data.mySessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </List>
      {data.mySessions.some(({ isCurrent }) => !isCurrent) && (
        <Button
          isWaiting={endOthers.busy}
          onClick={() => ask({ children: t('sessions.will-end-others'), onConfirm: () => endOthers.run({}) })}
        >
          {t('sessions.end-others')}
        </Button>
      )}
      {dialog}
    </>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation('players-settings');
  const times = useTimes();
  const { run, busy } = useAction(useEndSessionMutation(), { refetch: REFETCH });
  const device = session.device ?? t('sessions.unknown-device');
  const since = times.dateTime(session.createdAt);
  return (
    <li>
      <div>
        <p className="device">{device}</p>
        <p className="times">{t('sessions.times', { since, used: times.dateTime(session.lastSeenAt) })}</p>
      </div>
      {session.isCurrent ? (
        <span className="current">{t('sessions.current')}</span>
      ) : (
        <Button
          isWaiting={busy}
          aria-label={t('sessions.end-named', { device, since })}
          onClick={() => void run({ id: session.id })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
