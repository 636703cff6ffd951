import { Square, SquareCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { hideResults, useHidesResults } from './hidden-results';

/** Hides the results of all series in this browser, for readers who want to see a recording first, and shows them again. */
export function SpoilerSwitch() {
  const { t } = useTranslation('league-spoilers');
  const hides = useHidesResults();
  const Icon = hides ? SquareCheck : Square;
  return (
    <Button variant="ghost" paddingX="3" aria-pressed={hides} onClick={() => hideResults(!hides)}>
      <Icon aria-hidden size={18} />
      {t('switch')}
    </Button>
  );
}
