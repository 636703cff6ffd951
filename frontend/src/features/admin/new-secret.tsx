import { Input } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../lib/notify';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';
import { StaffDialog } from './kit/staff-dialog';

interface NewSecretProps {
  name: string;
  secret: string;
  /** Whose secret it is; without it, a key's. */
  of?: 'webhook';
  onClose: () => void;
}

/**
 * The new key, shown this once: it is in no address, draft or cache, and closing the dialog removes it. So a slip, as a press of
 * Escape, does not close it.
 */
export function NewSecret({ name, secret, of, onClose }: NewSecretProps) {
  const { t } = useTranslation('admin-partners');
  const id = useId();
  const copy = async () => {
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(secret);
      notifyReader({ kind: 'success', text: t('copied') });
    } catch {
      notifyReader({ kind: 'error', text: t('not-copied') });
    }
  };
  return (
    <StaffDialog
      title={t(of ? 'webhook.title' : 'new-key', { name })}
      isWide
      isHeld
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{t(of ? 'webhook.copy' : 'copy')}</Button>
          <Button variant="solid" onClick={onClose}>
            {t(of ? 'webhook.have-saved' : 'have-saved')}
          </Button>
        </>
      }
    >
      <MessageBox kind="warning" isResult title={t(of ? 'webhook.once' : 'once')}>
        {t(of ? 'webhook.once-more' : 'once-more')}
      </MessageBox>
      <label htmlFor={id} style={{ display: 'block', marginBlock: '1rem 0.25rem' }}>
        {t(of ? 'webhook.label' : 'key')}
      </label>
      <Input id={id} readOnly value={secret} onFocus={({ target }) => target.select()} />
    </StaffDialog>
  );
}
