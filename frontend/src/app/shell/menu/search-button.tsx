import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';

/** Opens the search palette. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('app');
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('search.label')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
    >
      <Search aria-hidden />
    </Button>
  );
}
