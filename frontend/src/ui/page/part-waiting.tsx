import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Button } from '../button';

const Strip = styled('div', {
  base: {
    position: 'fixed',
    insetInline: '4',
    top: '16',
    zIndex: 'toast',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    maxWidth: '28rem',
    marginInline: 'auto',
    paddingLeft: '4',
    bg: 'bg.raised',
    color: 'fg',
    fontSize: 'md',
    fontWeight: 'normal',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    boxShadow: 'raised',
  },
});

/** In place of a menu or dialog that has not loaded: says that it is loaded again, and offers to close it. */
export function PartWaiting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Strip role="status">
      {t('part.failed')}
      <Button variant="ghost" onClick={onClose}>
        {t('part.give-up')}
      </Button>
    </Strip>
  );
}
