import { Hourglass } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../styled-system/jsx';
import { useAction } from '../lib/use-action';
import { useTimes } from '../lib/i18n/use-times';
import { Button } from '../ui/button';
import { focusLate } from '../ui/page/late-focus';
import { Spinner } from '../ui/page/spinner';
import { useConfirm } from '../ui/dialog/use-confirm';
import { useTakeBackRequestMutation, type WaitingRequestFragment } from './request-waiting.generated';

interface RequestWaitingProps {
  /** The title of the request ("Lagets nya uppgifter väntar på staben"). */
  title: string;
  /** Null when another person sent it, because only they can take it back. */
  request: WaitingRequestFragment | null;
  /** Names of queries to send again after it was taken back. */
  refetch: string[];
  /** The requested values, and what happens after approval. */
  children?: ReactNode;
  /** Shown beside the button. */
  actions?: ReactNode;
  /** The reader has just sent it, in place of a longer form: it takes the focus, and so scrolls into view. */
  isResult?: boolean;
}

const Box = styled('div', {
  base: {
    padding: '5',
    bg: 'bg.surface',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    // below the top bar
    scrollMarginTop: '20',
    '& > .title': {
      display: 'flex',
      gap: '2',
      fontWeight: 'semibold',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
    },
    '& > .sent': { color: 'fg.muted', fontSize: 'sm', marginTop: '1' },
    '& > .what': { marginTop: '3' },
    '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4', _empty: { display: 'none' } },
  },
});

/** A request is waiting for staff. The reader can only wait, or take it back. */
export function RequestWaiting({ title, request, refetch, children, actions, isResult = false }: RequestWaitingProps) {
  const { t } = useTranslation('league');
  const times = useTimes();
  const [dialog, ask] = useConfirm();
  const { run, busy } = useAction(useTakeBackRequestMutation(), { refetch });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isResult) focusLate(box.current);
  }, [isResult]);

  return (
    <Box ref={box} tabIndex={isResult ? -1 : undefined}>
      <p className="title" role="status">
        <Hourglass aria-hidden size={20} />
        {title}
      </p>
      {request && <p className="sent">{t('request.sent', { date: times.dateTime(request.createdAt) })}</p>}
      {children && <div className="what">{children}</div>}
      <div className="actions">
        {actions}
        {request && (
          <Button
            isWaiting={busy}
            onClick={() => ask({ children: t('request.will-take-back'), onConfirm: () => run({ id: request.id }) })}
          >
            {busy && <Spinner />}
            {t('request.take-back')}
          </Button>
        )}
      </div>
      {dialog}
    </Box>
  );
}
