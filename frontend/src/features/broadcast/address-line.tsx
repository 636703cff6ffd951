import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../styled-system/jsx';
import { notifyReader } from '../../lib/notify';
import { Button, ButtonAnchor } from '../../ui/button';
import { Input } from '../../ui/form/form-control';
import { Label } from './chooser';

/** The finished address: to read, to copy, and to open. */
export function AddressLine({ address }: { address: string }) {
  const { t } = useTranslation('broadcast');
  const id = useId();
  const copy = async () => {
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(address);
      notifyReader({ kind: 'success', text: t('copied') });
    } catch {
      notifyReader({ kind: 'error', text: t('not-copied', { address }) });
    }
  };
  return (
    <div>
      <Label htmlFor={id}>{t('address')}</Label>
      <Input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button variant="solid" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <ButtonAnchor href={address} target="_blank" rel="noreferrer">
          {t('open')}
        </ButtonAnchor>
      </Flex>
    </div>
  );
}
