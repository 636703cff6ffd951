import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../../lib/notify';
import { Box } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Input } from '../../../ui/form/form-control';

interface ShownSecretProps {
  of: 'key' | 'webhook';
  name: string;
  secret: string;
  onSaved: () => void;
}

/** A new key or secret, shown this once: it is in no address, draft or cache, and only the press that it is saved removes it. */
export function ShownSecret({ of, name, secret, onSaved }: ShownSecretProps) {
  const { t } = useTranslation('partners-access');
  const id = useId();
  const copy = async () => {
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(secret);
      notifyReader({ kind: 'success', text: t('secret.copied') });
    } catch {
      notifyReader({ kind: 'error', text: t('secret.not-copied') });
    }
  };
  return (
    <Box marginBottom="4">
      <MessageBox
        kind="warning"
        isResult
        title={t(`secret.once-${of}`, { name })}
        action={
          <>
            <Button onClick={() => void copy()}>{t('secret.copy')}</Button>
            <Button variant="solid" onClick={onSaved}>
              {t('secret.have-saved')}
            </Button>
          </>
        }
      >
        <label htmlFor={id}>{t(`secret.label-${of}`)}</label>
        <Input
          id={id}
          readOnly
          value={secret}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
        />
      </MessageBox>
    </Box>
  );
}
