import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';

/** Stands in a form that was filled from what is no longer so: what was typed stays until it is pressed. */
export function ReloadSettings({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('admin-settings');
  return (
    <Button marginBottom="5" onClick={onReload}>
      {t('reload')}
    </Button>
  );
}
