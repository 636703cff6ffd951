import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';

/** A button in a form whose stored values have changed. Typed values stay until it is clicked. */
export function ReloadSettings({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('admin-settings');
  return (
    <Button marginBottom="5" onClick={onReload}>
      {t('reload')}
    </Button>
  );
}
