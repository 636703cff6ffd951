import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { onNotice, type Notice } from '../../../lib/notify';
import { apiPaths } from '../../../lib/paths';
import { PlainLink } from '../../../ui/link';

/** How long a message is shown. */
const SNACKBAR_MS = 6000;

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

const Region = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    paddingInline: '4',
    '&:not(:empty)': { paddingBottom: '4' },
    // the region is as wide as the page, but only the messages can be clicked
    '&&': { pointerEvents: 'none' },
  },
});

const Message = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxWidth: '32rem',
    paddingLeft: '4',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'raised',
    pointerEvents: 'auto',
    '& > svg': { flexShrink: '0', width: '5', height: '5' },
    '& > p': { paddingBlock: '3' },
    '& a': { display: 'inline-flex', flexShrink: '0', alignItems: 'center', minHeight: 'touch' },
    '& button': {
      flexShrink: '0',
      width: 'touch',
      height: 'touch',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
    },
  },
  variants: {
    kind: {
      success: { borderColor: 'fg.win', '& > svg': { color: 'fg.win' } },
      error: { borderColor: 'fg.loss', '& > svg': { color: 'fg.loss' } },
      info: { borderColor: 'border.control', '& > svg': { color: 'fg.link' } },
    },
  },
});

interface Shown {
  id: number;
  notice: Notice;
}

let lastId = 0;

/**
 * Short messages at the bottom. Each disappears after six seconds, but not while it is hovered or focused. A message
 * with a link to the login stays, because the visitor needs the link.
 */
export function Snackbar() {
  const [shown, setShown] = useState<Shown[]>([]);
  useEffect(
    () =>
      onNotice(
        (notice) => setShown((before) => [...before, { notice, id: ++lastId }]),
        (notice) => setShown((before) => before.filter((one) => one.notice !== notice)),
      ),
    [],
  );
  return (
    <Region role="status" aria-live="polite">
      {shown.map(({ id, notice }) => (
        <OneMessage
          key={id}
          notice={notice}
          onGone={() => setShown((before) => before.filter((one) => one.id !== id))}
        />
      ))}
    </Region>
  );
}

function OneMessage({ notice, onGone }: { notice: Notice; onGone: () => void }) {
  const { t } = useTranslation('app');
  const [isHeld, setIsHeld] = useState(false);
  const Icon = ICONS[notice.kind];

  // a new onGone at each render must not start the six seconds again
  const goAway = useEffectEvent(onGone);
  useEffect(() => {
    if (isHeld || notice.leadsToLogin) return;
    const timer = window.setTimeout(goAway, SNACKBAR_MS);
    return () => window.clearTimeout(timer);
  }, [isHeld, notice.leadsToLogin]);

  return (
    <Message
      kind={notice.kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon aria-hidden />
      <p>{notice.text}</p>
      {notice.leadsToLogin && <PlainLink href={apiPaths.login}>{t('user.login')}</PlainLink>}
      <button type="button" aria-label={t('snackbar.close')} onClick={onGone}>
        <X aria-hidden size={18} />
      </button>
    </Message>
  );
}
